import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { messageApi } from '#src/features/people/message/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { expectAgreement } from '#tests/can.ts'
import { runs } from '#tests/property.ts'
import { refusal } from '#tests/world.ts'
import { reviewApi } from './contract.ts'
import { scores } from './forms.ts'
import { countRatings } from './server/count-ratings.ts'
import { openReviews } from './test-review.ts'

const world = await openReviews()
const { db, visitor, newUser, course, learner, progress, reviewed, reviewId, coTeach, counts } =
  world

const words = { score: '4.5', content: '讲得清楚\n例子多' } as const

test('joining suffices to review; one review a learner, edited and deleted', async () => {
  const { courseId } = await course()
  const student = await learner({ courseId })
  await Promise.all(
    Array.from({ length: 10 }, () => student(reviewApi.saveReview, { courseId, ...words })),
  )
  const [seen, own] = [
    await visitor(reviewApi.getReviews, { courseId }),
    await student(reviewApi.getReviews, { courseId }),
  ]
  expect(seen.items).toMatchObject([{ score: 4.5, content: words.content, isMine: false }])
  // The own one stands on top, and in no list.
  expect(own).toMatchObject({ written: 1, total: 0, items: [], progress: 0 })
  expect(own.mine).toMatchObject({ score: 4.5, counts: false, hidden: null, edited: false })
  await student(reviewApi.saveReview, { courseId, score: '2', content: '改了' })
  const edited = await visitor(reviewApi.getReviews, { courseId })
  expect(edited.items).toMatchObject([{ score: 2, content: '改了', edited: true }])
  await student(reviewApi.deleteReview, { courseId })
  await student(reviewApi.deleteReview, { courseId })
  expect((await visitor(reviewApi.getReviews, { courseId })).written).toBe(0)
})

test('who may review, as the screen is told and as the call answers', async () => {
  const { courseId, teacher } = await course()
  const coTeacher = await newUser('teacher')
  await coTeach(coTeacher, courseId, false)
  const people = {
    visitor,
    none: await newUser('none'),
    stranger: await newUser('student'),
    learner: await learner({ courseId }),
    teacher,
    coTeacher,
    admin: await newUser('admin'),
  }
  const answers: Record<string, string | undefined> = {}
  for (const [name, person] of Object.entries(people)) {
    const { can } = await person(reviewApi.getReviews, { courseId })
    const answer = await person.ask(reviewApi.saveReview, { courseId, ...words })
    expectAgreement(can.write, answer, name)
    answers[name] = answer.envelope.error
  }
  expect(answers).toEqual({
    visitor: 'common.noToken',
    none: 'common.roleNeeded',
    stranger: 'review.notJoined',
    learner: undefined,
    teacher: 'review.ownCourse',
    coTeacher: 'review.ownCourse',
    admin: 'review.notJoined',
  })
  const { envelope } = await people.stranger.ask(reviewApi.saveReview, { courseId, ...words })
  expect(envelope).toMatchObject({ msg: '未加入课程', enmsg: 'Course not joined' })
  // A teacher who has joined the own course is still its teacher.
  await coTeacher(courseApi.join, { courseId, fee: 0 })
  await expect(coTeacher(reviewApi.saveReview, { courseId, ...words })).rejects.toMatchObject(
    refusal('review.ownCourse'),
  )
})

test('words are required, and a rating is 1 to 5 in halves', async () => {
  const { courseId } = await course()
  const student = await learner({ courseId })
  const wrong = [
    { score: '4.5', content: '  \u200b ' },
    { score: '4.5', content: 'x'.repeat(2001) },
    { score: '0.5', content: '好' },
    { score: '5.5', content: '好' },
    { score: '3.3', content: '好' },
    { score: '', content: '好' },
  ]
  for (const given of wrong) {
    const { envelope } = await student.ask(reviewApi.saveReview, { courseId, ...given })
    expect(envelope.error, JSON.stringify(given)).toBe('common.invalid')
  }
})

test('a rating counts from 20 % of progress, and later chapters do not take that away', async () => {
  const made = await course()
  const { courseId } = made
  const student = await learner(made)
  await student(reviewApi.saveReview, { courseId, ...words })
  expect(await counts(courseId)).toMatchObject({ count: 0, halves: 0 })
  expect(await visitor(reviewApi.getReviews, { courseId })).toMatchObject({
    ...{ written: 1, ratingCount: 0, score: null, spread: [0, 0, 0, 0, 0] },
  })
  await progress(student, made)
  expect(await countRatings(db)).toEqual([courseId])
  expect(await countRatings(db)).toEqual([])
  expect(await counts(courseId)).toMatchObject({ count: 1, halves: 9 })
  const card = await visitor(courseApi.getCourse, { courseId })
  const page = await visitor(reviewApi.getReviews, { courseId })
  expect(card).toMatchObject({ score: 4.5, ratingCount: 1 })
  expect(page).toMatchObject({ score: 4.5, ratingCount: 1, spread: [0, 0, 0, 0, 1] })
  await db.execute(sql`
    insert into course_items (course_id, chapter_id, key, position, kind, name, body)
    select course_id, chapter_id, 'later-' || n, 10 + n, 'task', '后来', '<p>做</p>'
    from course_items, generate_series(1, 9) n where id = ${made.itemIds[0]!}`)
  await student(reviewApi.saveReview, { courseId, score: '3', content: '改' })
  expect(await counts(courseId)).toMatchObject({ count: 1, halves: 6 })
  expect((await student(reviewApi.getReviews, { courseId })).mine).toMatchObject({ counts: true })
})

test('progress before the review counts at once', async () => {
  const made = await course()
  const student = await learner(made)
  await progress(student, made)
  const { courseId } = made
  expect(await student(reviewApi.saveReview, { courseId, ...words })).toEqual({ counts: true })
  expect(await counts(courseId)).toMatchObject({ count: 1, halves: 9 })
  await student(reviewApi.deleteReview, { courseId })
  expect(await counts(courseId)).toMatchObject({ count: 0, halves: 0 })
})

test('after any acts, at once or in turn, the counts of a course equal a recount', async () => {
  const made = await course()
  const { courseId, itemIds } = made
  const people = await Promise.all([1, 2, 3, 4].map(() => learner(made)))
  const act = fc.record({
    who: fc.nat(3),
    what: fc.constantFrom('save', 'delete', 'progress', 'count', 'hide', 'show'),
    score: fc.constantFrom(...scores),
  })
  const { reportedReviews } = await import('./server/reported-reviews.ts')
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
      await Promise.all(
        acts.map(async ({ who, what, score }) => {
          const person = people[who]!
          if (what === 'save')
            await person(reviewApi.saveReview, { courseId, score, content: '好' })
          if (what === 'delete') await person.ask(reviewApi.deleteReview, { courseId })
          if (what === 'progress') await progress(person, { courseId, itemIds })
          if (what === 'count') await countRatings(db)
          const { mine } = await person(reviewApi.getReviews, { courseId })
          if (!mine) return
          await db.transaction(async (tx) => {
            if (what === 'show') await reportedReviews.restore(tx, mine.reviewId)
            const hide = { reason: 'abuse' as const, words: '' }
            if (what === 'hide' && (await reportedReviews.lock(tx, mine.reviewId)) !== 'gone')
              await reportedReviews.decide(tx, { id: mine.reviewId, deciderId: person.id, hide })
          })
        }),
      )
      const { count, halves, recount, rehalves } = await counts(courseId)
      expect([count, halves]).toEqual([recount, rehalves])
      const page = await visitor(reviewApi.getReviews, { courseId })
      expect(page.ratingCount).toBe(count)
    }),
    runs(20),
  )
})

test('of 200 "helpful" at once, one counts for each person, and it is taken back once', async () => {
  const made = await course()
  const { reviewId: id, author } = await reviewed(made)
  const people = await Promise.all(Array.from({ length: 20 }, () => newUser('student')))
  const all = (helpful: boolean) =>
    Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        people[n % 20]!(reviewApi.setHelpful, { reviewId: id, helpful }),
      ),
    )
  await all(true)
  const shown = async () => (await people[0]!(reviewApi.getReviews, made)).items[0]!
  expect(await shown()).toMatchObject({ helpful: 20, foundHelpful: true })
  await expect(author(reviewApi.setHelpful, { reviewId: id, helpful: true })).rejects.toMatchObject(
    refusal('review.ownReview'),
  )
  await all(false)
  expect(await shown()).toMatchObject({ helpful: 0, foundHelpful: false })
})

test('the list sorts and filters by stars, and leaves out the own review', async () => {
  const made = await course()
  const { courseId } = made
  const one = await reviewed(made, '1')
  await reviewed(made, '5')
  const fan = await newUser('student')
  await fan(reviewApi.setHelpful, { reviewId: one.reviewId, helpful: true })
  const scoresOf = async (given: object) =>
    (await visitor(reviewApi.getReviews, { courseId, ...given })).items.map(({ score }) => score)
  expect(await scoresOf({ sort: 'newest' })).toEqual([5, 1])
  expect(await scoresOf({ sort: 'lowest' })).toEqual([1, 5])
  expect(await scoresOf({ sort: 'highest' })).toEqual([5, 1])
  expect(await scoresOf({ sort: 'helpful' })).toEqual([1, 5])
  expect(await scoresOf({ stars: '1' })).toEqual([1])
  expect(await scoresOf({ stars: '3' })).toEqual([])
  // 4.5 rounds to 5 stars; the author's own is not among the rows.
  const { author } = await reviewed(made, '4.5')
  const own = await author(reviewApi.getReviews, { courseId, stars: '5' })
  expect([own.total, own.items.map(({ score }) => score)]).toEqual([1, [5]])
})

test('the number of queries does not grow with the rows', async () => {
  const made = await course()
  const reader = await learner(made)
  const queries = async () => {
    const spy = vi.spyOn(db, 'execute')
    const { items } = await reader(reviewApi.getReviews, { courseId: made.courseId })
    const count = spy.mock.calls.length
    spy.mockRestore()
    return { count, rows: items.length }
  }
  await reviewed(made)
  const one = await queries()
  await Promise.all([1, 2, 3, 4, 5].map(() => reviewed(made)))
  const six = await queries()
  expect([one.rows, six.rows]).toEqual([1, 6])
  expect(one.count).toBeGreaterThan(0)
  expect(six.count).toBe(one.count)
})

test('teachers with the right to edit reply once, and the learner hears of it once', async () => {
  const made = await course()
  const { courseId, teacher } = made
  const { author, reviewId: id } = await reviewed(made)
  const [editor, reader] = [await newUser('teacher'), await newUser('teacher')]
  await coTeach(editor, courseId, true)
  await coTeach(reader, courseId, false)
  for (const person of [visitor, author, reader, await newUser('admin'), editor, teacher]) {
    const { items, mine } = await person(reviewApi.getReviews, { courseId })
    const can = (mine ?? items[0]!).can.reply
    const answer = await person.ask(reviewApi.saveReply, { reviewId: id, content: '谢谢' })
    expectAgreement(can, answer)
  }
  await teacher(reviewApi.saveReply, { reviewId: id, content: '谢谢，已更新' })
  const [shown] = (await visitor(reviewApi.getReviews, { courseId })).items
  expect(shown!.reply).toMatchObject({ content: '谢谢，已更新' })
  const told = await author(messageApi.getSendMessageList, {})
  expect(JSON.stringify(told).match(/教师回复了您对/g)).toHaveLength(1)
  await editor(reviewApi.deleteReply, { reviewId: id })
  expect((await visitor(reviewApi.getReviews, { courseId })).items[0]!.reply).toBeNull()
})

test('reviews of a course that is not published are seen by its people only', async () => {
  const made = await course()
  const { author, reviewId: id } = await reviewed(made)
  await db.execute(
    sql`update courses set publish_status = 'unpublished' where id = ${made.courseId}`,
  )
  const stranger = await newUser('student')
  for (const ask of [
    () => stranger(reviewApi.getReviews, { courseId: made.courseId }),
    () => stranger(reviewApi.setHelpful, { reviewId: id, helpful: true }),
    () => stranger(reviewApi.report, { reviewId: id, reason: 'abuse', words: '' }),
  ]) {
    await expect(ask()).rejects.toMatchObject(refusal('course.notFound'))
  }
  expect(await reviewId(author, made.courseId)).toBe(id)
})
