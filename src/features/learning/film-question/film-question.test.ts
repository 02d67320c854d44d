import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { fourBodies, newQuestions, trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openStudy } from '#src/features/learning/study/test-study.ts'
import { runs } from '#tests/property.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { filmQuestionApi as api } from './contract.ts'

const { db, newUser, course, learner } = await openStudy()

/** A course with a teacher of its own, whose bank has two questions: true is right. */
async function taught() {
  const made = await course()
  const owner = await newUser('teacher')
  await db.execute(sql`update courses set owner_id = ${owner.id} where id = ${made.courseId}`)
  const questionIds = await db.transaction((tx) =>
    newQuestions(tx, owner.id, [trueFalse('甲'), trueFalse('乙')]),
  )
  await db.execute(sql`update questions set status = 'ready' where owner_id = ${owner.id}`)
  const add = async (second: number, at = 0) => {
    const place = { ...made.video, second, questionId: questionIds[at]! }
    return (await owner(api.addPoint, place)).pointId
  }
  return { ...made, owner, questionIds, add }
}
type Taught = Awaited<ReturnType<typeof taught>>

let clients = 0
const say = (
  person: Person,
  { video }: Pick<Taught, 'video'>,
  pointId: number,
  value: boolean,
  clientId = `client-${++clients}`,
) => person(api.answer, { ...video, pointId, clientId, answer: { type: 'trueFalse', value } })

const points = async ({ owner, video }: Taught) => (await owner(api.getPoints, video)).points

test('a film without questions says so; with one it is asked without its key, marked, and not asked again', async () => {
  const made = await taught()
  const student = await learner(made)
  const asks = async () => (await student(studyApi.getItem, made.video)).video!.hasQuestions
  expect(await asks()).toBe(false)
  const pointId = await made.add(30)
  expect(await asks()).toBe(true)
  const before = await student(api.getQuestions, made.video)
  expect(before.questions).toMatchObject([{ pointId, second: 30, answered: false }])
  expect(JSON.stringify(before)).not.toMatch(/"(right|key|explanation|value|correct)"/)
  expect(await say(student, made, pointId, false)).toMatchObject({
    ...{ pointId, recorded: true },
    result: { mark: { verdict: 'wrong' }, key: { right: ['true'] } },
  })
  expect(await say(student, made, pointId, true)).toMatchObject({
    result: { mark: { verdict: 'correct' } },
  })
  const after = await student(api.getQuestions, made.video)
  expect(after.questions).toMatchObject([{ answered: true }])
  // The first answer counts.
  expect(await points(made)).toMatchObject([{ answered: 1, right: 0, chosen: { false: 1 } }])
})

test('two answers at once are one first answer, and an answer that arrives again is no new try', async () => {
  const made = await taught()
  const pointId = await made.add(30)
  const student = await learner(made)
  await Promise.all([say(student, made, pointId, true), say(student, made, pointId, false)])
  const last = await say(student, made, pointId, true, 'client-again')
  expect(await say(student, made, pointId, true, 'client-again')).toEqual(last)
  const { rows } = await db.execute(sql`
    select tries, last_right as "right" from film_question_answers where point_id = ${pointId}`)
  expect(rows).toEqual([{ tries: 3, right: true }])
})

test('statistics of random answers are those of a naive count of the first ones', async () => {
  const bodies = fourBodies.slice(0, 3)
  const options = ['FAS', 'FOB', 'CPT', 'DAP']
  const given = fc.oneof(
    fc.record({ at: fc.constant(0), choice: fc.constantFrom('a', 'b') }),
    fc.record({ at: fc.constant(1), choices: fc.subarray(options, { minLength: 1 }) }),
    fc.record({ at: fc.constant(2), value: fc.boolean() }),
  )
  const said = fc.array(fc.tuple(fc.nat(3), given), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(said, async (all) => {
      // People of their own in each round, because a minute allows each of them so many answers.
      const made = await taught()
      const ids = await db.transaction((tx) => newQuestions(tx, made.owner.id, bodies))
      await db.execute(sql`update questions set status = 'ready' where owner_id = ${made.owner.id}`)
      const people = await Promise.all([1, 2, 3, 4].map(() => learner(made)))
      const pointIds: number[] = []
      for (const [at, questionId] of ids.entries()) {
        const place = { ...made.video, second: at + 1, questionId }
        pointIds.push((await made.owner(api.addPoint, place)).pointId)
      }
      const first = new Map<string, QuestionAnswer>()
      for (const [person, { at, ...rest }] of all) {
        const answer = { type: bodies[at]!.type, ...rest } as QuestionAnswer
        const clientId = `client-${++clients}`
        await people[person]!(api.answer, {
          ...{ ...made.video, pointId: pointIds[at]!, clientId, answer },
        })
        if (!first.has(`${at} ${person}`)) first.set(`${at} ${person}`, answer)
      }
      const counted = await points(made)
      for (const [at, point] of counted.entries()) {
        const answers = [...first].flatMap(([key, one]) => (key.startsWith(`${at} `) ? [one] : []))
        const chosen: Record<string, number> = {}
        for (const option of answers.flatMap(optionsOf)) chosen[option] = (chosen[option] ?? 0) + 1
        const right = answers.filter((one) => optionsOf(one).join() === rightOf[at]).length
        expect(point).toMatchObject({ answered: answers.length, right })
        expect(point.chosen).toEqual(chosen)
      }
    }),
    runs(10),
  )
})

/** The options of the right answers to the first of `fourBodies`. */
const rightOf = ['a', 'FAS,FOB', 'true']
const optionsOf = (answer: QuestionAnswer): string[] => {
  if (answer.type === 'single') return [answer.choice!]
  if (answer.type === 'multiple') return answer.choices
  return answer.type === 'trueFalse' ? [String(answer.value)] : []
}

test('nothing of a key is in what a learner reads before the answer, whatever the type', async () => {
  const made = await taught()
  const student = await learner(made)
  const questionIds = await db.transaction((tx) => newQuestions(tx, made.owner.id, fourBodies))
  await db.execute(sql`update questions set status = 'ready' where owner_id = ${made.owner.id}`)
  for (const [at, questionId] of questionIds.entries()) {
    await made.owner(api.addPoint, { ...made.video, second: at + 1, questionId })
  }
  const { courseId, video } = made
  const { questions } = await student(api.getQuestions, video)
  expect(questions.map(({ question }) => question.type)).toEqual(fourBodies.map(({ type }) => type))
  const read = await Promise.all([
    student(studyApi.getItem, video),
    student(studyApi.getStudy, { courseId }),
    student(studyApi.searchInCourse, { courseId, keyword: '秘密' }),
    student(courseApi.getCourse, { courseId }),
  ])
  const seen = JSON.stringify([questions, read])
  expect(seen).not.toMatch(/秘密|bill of lading|"(right|accepted|key|explanation)"/)
})

test('a chapter that is locked, an item that was removed and a course that was left ask and mark nothing', async () => {
  const made = await taught()
  const { courseId, second, owner, questionIds } = made
  const student = await learner(made)
  const { pointId } = await owner(api.addPoint, {
    ...{ ...second, second: 5, questionId: questionIds[0]! },
  })
  const both = () => [
    student(api.getQuestions, second),
    say(student, { video: second }, pointId, true),
  ]
  await db.execute(sql`update courses set in_order = true where id = ${courseId}`)
  await allRefused(both(), refusal('course.chapterLocked'))
  await db.execute(sql`update courses set in_order = false where id = ${courseId}`)
  await db.execute(sql`update course_items set removed_at = now() where id = ${second.itemId}`)
  await allRefused(
    [say(student, { video: second }, pointId, true)],
    refusal('filmQuestion.notFound'),
  )
  expect(await student(api.getQuestions, second)).toEqual({ questions: [] })
  await db.execute(sql`update course_items set removed_at = null where id = ${second.itemId}`)
  await db.execute(sql`delete from course_learners where user_id = ${student.id}`)
  await allRefused(both(), refusal('course.notJoined'))
  expect(await owner(api.getPoints, second)).toMatchObject({ points: [{ answered: 0 }] })
})

test('staff and a trial are marked and not counted', async () => {
  const made = await taught()
  const pointId = await made.add(30)
  expect(await say(made.owner, made, pointId, true)).toMatchObject({ recorded: false })
  await made.owner(courseApi.join, { courseId: made.courseId, fee: 0 })
  expect(await say(made.owner, made, pointId, true)).toMatchObject({ recorded: false })
  const [point] = await points(made)
  expect(point).toMatchObject({ answered: 0, key: { right: ['true'] } })
})

test('the question stays as it was chosen', async () => {
  const made = await taught()
  const pointId = await made.add(30)
  const student = await learner(made)
  const { rows } = await db.execute<{ fixed: boolean }>(sql`
    select v.fixed_at is not null as fixed from film_questions p
    join question_versions v on v.id = p.version_id where p.id = ${pointId}`)
  expect(rows).toEqual([{ fixed: true }])
  await db.execute(sql`
    insert into question_versions (question_id, number, body)
    select question_id, number + 1, jsonb_set(body, '{right}', 'false') from question_versions
    where question_id = ${made.questionIds[0]!}`)
  await db.execute(
    sql`update questions set version = version + 1 where id = ${made.questionIds[0]!}`,
  )
  expect(await say(student, made, pointId, true)).toMatchObject({
    result: { mark: { verdict: 'correct' } },
  })
  expect(await points(made)).toMatchObject([
    { answered: 1, hasNewer: true, key: { right: ['true'] } },
  ])

  // Until a teacher brings in the newer version, which is asked and counted anew.
  const { courseId } = made
  await expect(student(api.renewPoint, { courseId, pointId })).rejects.toMatchObject(
    refusal('common.teachersOnly'),
  )
  const other = await taught()
  await expect(
    other.owner(api.renewPoint, { courseId: other.courseId, pointId }),
  ).rejects.toMatchObject(refusal('filmQuestion.notFound'))
  await made.owner(api.renewPoint, { courseId, pointId })
  expect(await points(made)).toMatchObject([
    { second: 30, answered: 0, hasNewer: false, key: { right: ['false'] } },
  ])
  expect(await student(api.getQuestions, made.video)).toMatchObject({
    questions: [{ pointId, answered: false }],
  })
  await say(student, made, pointId, true)
  // Nothing is newer now, so that the answers stay.
  await made.owner(api.renewPoint, { courseId, pointId })
  expect(await points(made)).toMatchObject([{ answered: 1, right: 0 }])
})

test('a co-teacher who cannot read the question in the bank is not offered its newer version', async () => {
  const made = await taught()
  const pointId = await made.add(30)
  const colleague = await newUser('teacher')
  await db.execute(sql`
    insert into course_staff (course_id, user_id, accepted_at)
    values (${made.courseId}, ${colleague.id}, now())`)
  await db.execute(sql`
    insert into question_versions (question_id, number, body)
    select question_id, 2, body from question_versions where question_id = ${made.questionIds[0]!}`)
  await db.execute(sql`update questions set version = 2 where id = ${made.questionIds[0]!}`)
  expect(await points({ ...made, owner: colleague })).toMatchObject([{ hasNewer: false }])
  await expect(
    colleague(api.renewPoint, { courseId: made.courseId, pointId }),
  ).rejects.toMatchObject(refusal('question.unknown'))
  await db.execute(sql`update questions set status = 'draft' where id = ${made.questionIds[0]!}`)
  expect(await points(made)).toMatchObject([{ hasNewer: false }])
})

test('only those for whom the item is open see and answer; the point belongs to its item', async () => {
  const made = await taught()
  const other = await taught()
  const pointId = await made.add(30)
  const stranger = await newUser('student')
  const student = await learner(other)
  await expect(stranger(api.getQuestions, made.video)).rejects.toMatchObject(
    refusal('course.notJoined'),
  )
  await expect(say(stranger, made, pointId, true)).rejects.toMatchObject(
    refusal('course.notJoined'),
  )
  const wrong = refusal('filmQuestion.notFound')
  await expect(say(student, other, pointId, true)).rejects.toMatchObject(wrong)
  await expect(say(student, { video: other.second }, pointId, true)).rejects.toMatchObject(wrong)
  const here = { courseId: other.courseId, itemId: made.video.itemId }
  expect(await student(api.getQuestions, here)).toEqual({ questions: [] })
  await expect(
    student(api.answer, {
      ...{ ...other.video, pointId, clientId: 'client-x' },
      answer: { type: 'single', choice: 'a' },
    }),
  ).rejects.toMatchObject(wrong)
})

test('an answer of another type or none is refused', async () => {
  const made = await taught()
  const pointId = await made.add(30)
  const student = await learner(made)
  const send = (answer: QuestionAnswer) =>
    student(api.answer, { ...made.video, pointId, clientId: 'client-y', answer })
  await expect(send({ type: 'single', choice: 'a' })).rejects.toMatchObject(
    refusal('filmQuestion.answerDoesNotFit'),
  )
  await expect(send({ type: 'trueFalse', value: null })).rejects.toMatchObject(
    refusal('filmQuestion.emptyAnswer'),
  )
})

test('teachers of the course set the questions, others do not', async () => {
  const made = await taught()
  const other = await taught()
  const pointId = await made.add(30)
  const { courseId } = made
  const [questionId] = other.questionIds
  const no = refusal('course.notTeacher')
  const place = { ...made.video, second: 5, questionId: questionId! }
  await expect(other.owner(api.addPoint, place)).rejects.toMatchObject(no)
  await expect(other.owner(api.getPoints, made.video)).rejects.toMatchObject(no)
  await expect(other.owner(api.movePoint, { courseId, pointId, second: 6 })).rejects.toMatchObject(
    no,
  )
  await expect(other.owner(api.deletePoint, { courseId, pointId })).rejects.toMatchObject(no)
  // By way of one's own course neither.
  const own = { courseId: other.courseId, pointId }
  await expect(other.owner(api.movePoint, { ...own, second: 6 })).rejects.toMatchObject(
    refusal('filmQuestion.notFound'),
  )
  await other.owner(api.deletePoint, own)
  // A question of a bank that is not shared is not there.
  await expect(made.owner(api.addPoint, place)).rejects.toMatchObject(refusal('question.unknown'))
  expect(await points(made)).toMatchObject([{ pointId, second: 30 }])
})

test('what cannot be asked is refused: no film, beyond the end, a draft, a second that is taken', async () => {
  const made = await taught()
  const [one, two] = made.questionIds
  const { video, courseware, owner, courseId } = made
  const add = (more: object) =>
    owner(api.addPoint, { ...video, second: 30, questionId: one!, ...more })
  const { pointId } = await add({})
  expect(await add({})).toEqual({ pointId })
  await expect(add({ questionId: two })).rejects.toMatchObject(refusal('filmQuestion.secondTaken'))
  await expect(add(courseware)).rejects.toMatchObject(refusal('filmQuestion.notFilm'))
  await expect(add({ second: 100 })).rejects.toMatchObject(refusal('filmQuestion.beyondEnd'))
  const later = await made.add(40, 1)
  await expect(
    owner(api.movePoint, { courseId, pointId: later, second: 30 }),
  ).rejects.toMatchObject(refusal('filmQuestion.secondTaken'))
  await owner(api.movePoint, { courseId, pointId: later, second: 10 })
  expect(await points(made)).toMatchObject([{ second: 10 }, { second: 30 }])
  await db.execute(sql`update questions set status = 'draft' where id = ${one!}`)
  await expect(add({ second: 50 })).rejects.toMatchObject(refusal('filmQuestion.notReady'))
  await db.execute(sql`update questions set type = 'essay' where id = ${one!}`)
  await expect(add({ second: 50 })).rejects.toMatchObject(refusal('filmQuestion.notMarkedAtOnce'))
  await owner(api.deletePoint, { courseId, pointId })
  await owner(api.deletePoint, { courseId, pointId })
  expect(await points(made)).toHaveLength(1)
})

test('a film that has become shorter keeps the question and never asks it', async () => {
  const made = await taught()
  const pointId = await made.add(80)
  const student = await learner(made)
  await db.execute(
    sql`update course_items set duration_seconds = 70 where id = ${made.video.itemId}`,
  )
  expect(await student(api.getQuestions, made.video)).toEqual({ questions: [] })
  await expect(say(student, made, pointId, true)).rejects.toMatchObject(
    refusal('filmQuestion.notFound'),
  )
  expect(await points(made)).toMatchObject([{ pointId, beyondEnd: true }])
})
