import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { moderationApi } from '#src/features/office/moderation/contract.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { openStudy } from '#src/features/learning/study/test-study.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { bulletApi as api } from './contract.ts'
import { bulletMost, bulletsMost, perSecondMost, windowSeconds } from './limits.ts'

const { db, newUser, course } = await openStudy()

/** A course with films of 100 and 60 seconds, whose learners may write bullet comments. */
async function made({ on = true, inOrder = false } = {}) {
  const teacher = await newUser('teacher')
  const { video, courseware, second, courseId } = await course({ ownerId: teacher.id })
  const rules = { courseId, noSkipping: false, inOrder, bulletComments: on }
  await teacher(courseApi.setStudyRules, rules)
  const learner = async () => {
    const person = await newUser('student')
    await person(courseApi.join, { courseId, fee: 0 })
    return person
  }
  return { teacher, courseId, film: video, reading: courseware, last: second, rules, learner }
}

type Film = Awaited<ReturnType<typeof made>>['film']
const write = (person: Person, film: Film, text: string, second = 7, key = randomHex()) =>
  person(api.post, { ...film, key, second, text })
const flying = async (person: Person, film: Film, from = 0) =>
  (await person(api.getWindow, { ...film, from })).items

test('what a learner writes moves over the film of the others, without a name, and is listed with one', async () => {
  const { teacher, film, learner } = await made()
  const [asker, fellow] = [await learner(), await learner()]
  const { bulletId, byTeacher } = await write(asker, film, '提单日期怎么看？')
  expect(byTeacher).toBe(false)
  // The page that has sent it shows it at once, as a teacher’s.
  expect(await write(teacher, film, '看签发日', 9)).toMatchObject({ byTeacher: true })
  expect(await write(teacher, film, '看签发日', 9)).toMatchObject({ byTeacher: true })
  expect(await flying(fellow, film)).toEqual([
    { bulletId, second: 7, text: '提单日期怎么看？', isMine: false, byTeacher: false },
    expect.objectContaining({ second: 9, text: '看签发日', byTeacher: true }),
  ])
  const { items, total } = await fellow(api.getList, { ...film, keyword: '提单' })
  expect([total, items.length]).toEqual([1, 1])
  expect(items[0]).toMatchObject({
    isMine: false,
    can: { delete: { may: false }, report: { may: true } },
  })
  expect(items[0]!.author).toMatch(/^.＊＊$/)
})

test('of each second the newest few are shown, however many there are, and no other window', async () => {
  const { film, learner } = await made()
  const reader = await learner()
  await db.execute(sql`insert into bullets (item_id, author_id, key, second, words)
    select ${film.itemId}, ${reader.id}, md5(n::text), n % 400, 'w' || n from generate_series(1, 8000) n`)
  const items = await flying(reader, film)
  expect(items).toHaveLength(windowSeconds * perSecondMost)
  // 7600 + 3, and the three before it of the same second.
  expect(items.filter(({ second }) => second === 3).map(({ text }) => text)).toEqual(
    [6403, 6803, 7203, 7603].map((n) => `w${n}`),
  )
  expect(new Set(items.map(({ second }) => second)).size).toBe(windowSeconds)
  expect((await flying(reader, film, windowSeconds)).length).toBe(100 * perSecondMost)
})

test('a comment sent twice, and the same words within seconds, are one', async () => {
  const { film, learner } = await made()
  const person = await learner()
  const key = randomHex()
  const both = await Promise.all([
    write(person, film, '同感', 7, key),
    write(person, film, '同感', 7, key),
    write(person, film, '同感', 8),
  ])
  expect(new Set(both.map(({ bulletId }) => bulletId)).size).toBe(1)
  await write(person, film, '同感', 300)
  expect((await person(api.getList, film)).total).toBe(2)
})

test('where it is off nothing is shown or taken; what was written stays', async () => {
  const { teacher, film, learner, rules } = await made()
  const person = await learner()
  await write(person, film, '还在')
  await teacher(courseApi.setStudyRules, { ...rules, bulletComments: false })
  await allRefused(
    [
      person(api.getWindow, { ...film, from: 0 }),
      person(api.getList, film),
      write(person, film, '不行'),
      write(teacher, film, '不行'),
    ],
    refusal('bullet.off'),
  )
  await teacher(courseApi.setStudyRules, rules)
  expect((await flying(person, film)).map(({ text }) => text)).toEqual(['还在'])
})

test('only who may open the film writes: not a stranger, not before a locked chapter, not on another item', async () => {
  const { film, reading, learner, courseId } = await made()
  const [person, stranger] = [await learner(), await newUser('student')]
  await allRefused(
    [
      write(stranger, film, 'x'),
      stranger(api.getList, film),
      stranger(api.getWindow, { ...film, from: 0 }),
    ],
    refusal('course.notJoined'),
  )
  await expect(write(person, reading, 'x')).rejects.toMatchObject(refusal('bullet.notFilm'))
  const other = await made()
  await expect(write(person, { courseId, itemId: other.film.itemId }, 'x')).rejects.toMatchObject(
    refusal('course.itemNotFound'),
  )
  const ordered = await made({ inOrder: true })
  const held = await ordered.learner()
  await allRefused(
    [write(held, ordered.last, 'x'), held(api.getList, ordered.last)],
    refusal('course.chapterLocked'),
  )
})

test('words are one line of plain text, of bounded length, without tricks', async () => {
  const { film, learner } = await made()
  const person = await learner()
  const wrong = ['', '  ', '\u200B\u200B', '字'.repeat(bulletMost + 1), `a${'\u0301'.repeat(9)}`]
  for (const between of ['\u200D', '\u2060', '\u202E']) {
    wrong.push(`a${`${'\u0301'.repeat(3)}${between}`.repeat(9)}`)
  }
  for (const text of wrong)
    await expect(write(person, film, text)).rejects.toMatchObject(refusal('common.invalid'))
  await write(person, film, ' <b>\u202Eabc</b> \n 行 ')
  expect((await flying(person, film))[0]!.text).toBe('<b>abc</b> 行')
  // Beyond the end of the film it stands at the end.
  await write(person, film, '片尾', 5000)
  expect((await person(api.getList, film)).items.at(-1)).toMatchObject({
    text: '片尾',
    second: 100,
  })
})

test('one deletes one’s own, a teacher of the course any, and nobody else', async () => {
  const { teacher, film, learner } = await made()
  const [person, fellow, other] = [await learner(), await learner(), await newUser('teacher')]
  const [own, theirs] = [await write(person, film, '一'), await write(person, film, '二', 20)]
  await allRefused([fellow(api.delete, own), other(api.delete, own)], refusal('bullet.notAuthor'))
  await person(api.delete, own)
  await person(api.delete, own)
  await teacher(api.delete, theirs)
  expect(await flying(person, film)).toEqual([])
})

test('by its id a comment opens to nobody who may not watch the film', async () => {
  const { film, learner, courseId } = await made()
  const [person, former] = [await learner(), await learner()]
  const [helper, admin] = [await newUser('teacher'), await newUser('admin')]
  const { bulletId } = await write(person, film, '一')
  const own = await write(former, film, '二', 20)
  await db.execute(sql`delete from course_learners where user_id = ${former.id}`)
  await db.execute(sql`insert into course_staff (course_id, user_id, accepted_at)
    values (${courseId}, ${helper.id}, now())`)
  const report = { bulletId, reason: 'abuse', words: '' } as const
  await helper(api.report, report)
  await db.execute(sql`delete from course_staff where user_id = ${helper.id}`)
  for (const stranger of [former, helper, await newUser('student')]) {
    await allRefused(
      [
        stranger(api.report, report),
        stranger(api.getList, film),
        stranger(api.getWindow, { ...film, from: 0 }),
        write(stranger, film, 'x'),
      ],
      refusal('course.notJoined'),
    )
  }
  await allRefused(
    [admin, helper, former].map((one) => one(api.delete, { bulletId })),
    refusal('bullet.notAuthor'),
  )
  // An author may take away a comment also after leaving the course.
  await former(api.delete, own)
  await db.execute(sql`update course_items set removed_at = now() where id = ${film.itemId}`)
  const gone = [person(api.getList, film), write(person, film, 'x')]
  await allRefused(gone, refusal('course.itemNotFound'))
  await db.execute(sql`update course_items set removed_at = null where id = ${film.itemId}`)
  expect((await flying(person, film)).map((one) => one.bulletId)).toEqual([bulletId])
})

test('a reported comment is hidden by a reviewer for all but its author, who cannot delete it, and shown again', async () => {
  const { film, learner } = await made()
  const [person, fellow] = [await learner(), await learner()]
  const reviewer = await newUser('reviewer')
  const { bulletId } = await write(person, film, '不当的话')
  const report = { bulletId, reason: 'abuse', words: '' } as const
  await expect(person(api.report, report)).rejects.toMatchObject(refusal('bullet.own'))
  await fellow(api.report, report)
  await fellow(api.report, report)
  const { items } = await reviewer(moderationApi.getReports, { kind: 'bullet' })
  const waiting = items.find(({ id }) => id === bulletId)
  expect(waiting).toMatchObject({ text: '不当的话', reports: [{ reason: 'abuse' }] })
  expect(waiting!.link).toContain(`/${film.itemId}?t=7`)
  await reviewer(moderationApi.hideReported, {
    kind: 'bullet',
    id: bulletId,
    reason: 'abuse',
    words: '',
  })
  expect(await flying(fellow, film)).toEqual([])
  expect((await fellow(api.getList, film)).total).toBe(0)
  expect((await person(api.getList, film)).items).toMatchObject([{ bulletId, isHidden: true }])
  await expect(person(api.delete, { bulletId })).rejects.toMatchObject(refusal('bullet.hidden'))
  await reviewer(moderationApi.restoreHidden, { kind: 'bullet', id: bulletId })
  expect(await flying(fellow, film)).toHaveLength(1)
})

test('a person writes a bounded number on one film', async () => {
  const { film, learner } = await made()
  const person = await learner()
  await db.execute(sql`insert into bullets (item_id, author_id, key, second, words)
    select ${film.itemId}, ${person.id}, md5('m' || n), n, 'w' || n from generate_series(1, ${bulletsMost - 1}) n`)
  const both = await Promise.allSettled([
    write(person, film, '一', 1),
    write(person, film, '二', 40),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
