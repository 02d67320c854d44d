import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { choiceOf, make } from '#src/features/content/bank/test-bank.ts'
import { aTextbook, chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { type Person, refusal } from '#tests/world.ts'
import { authoringApi } from './contract.ts'

const { db, give, newUser, wholeCourse, submit, coTeacher } = await openApproval()

const video = (key: string, userFileId: number) =>
  set(key, '', {
    ...{ kind: 'item', type: 'video', place: { parent: 'c-1', order: 'a5' }, trial: false },
    ...{ name: { zh: key, en: '' }, body: { userFileId } },
  })
const asked = async (owner: Person) => {
  const { questionId, versionId } = await make(owner, choiceOf('FOB?'))
  return { questionId, versionId, points: 1 }
}
const notAllowed = { refused: [{ reason: 'notAllowed' }] }

test('nobody reads the unpublished textbook of an owner through the course', async () => {
  const owner = await newUser('teacher')
  const { textbookId, draftId } = await aTextbook(owner, '未发布的教材')
  await windowOf(owner, draftId, 'book').save([chapter('c-9', '第九章')])
  const course = await wholeCourse(owner)
  await course.page.save([set('head', 'textbookId', textbookId)])
  await submit(owner, course)
  const { courseId } = course
  for (const person of [await coTeacher(course, true), await newUser('reviewer')]) {
    for (const input of [{ courseId }, { courseId, textbookId }]) {
      await expect(person(authoringApi.getPull, input)).rejects.toMatchObject(
        refusal('authoring.textbookUnknown'),
      )
    }
  }
  expect((await owner(authoringApi.getPull, { courseId })).entries).toHaveLength(1)
})

test('a course names no unpublished textbook of another person: its name stays unknown', async () => {
  const { textbookId } = await aTextbook(await newUser('teacher'), '未发布的教材')
  const course = await wholeCourse(await newUser('teacher'))
  for (const id of [textbookId, 999_999]) {
    expect(await course.page.save([set('head', 'textbookId', id)])).toMatchObject(notAllowed)
  }
})

test('a published textbook lends what its readers see, and nothing of its draft', async () => {
  const owner = await newUser('teacher')
  const { textbookId, draftId } = await aTextbook(owner)
  const book = windowOf(owner, draftId, 'book')
  const [seen, secret] = [await give(owner, '公开.mp4'), await give(owner, '未公开.mp4')]
  await book.save([chapter('c-1', '第一章'), video('i-1', seen.userFileId)])
  await db.execute(sql`update draft_records set released = value where draft_id = ${draftId}`)
  await db.execute(sql`update textbooks set published = true where id = ${textbookId}`)
  await book.open()
  await book.save([video('i-2', secret.userFileId)])
  const { page } = await wholeCourse(await newUser('teacher'))
  await page.save([set('head', 'textbookId', textbookId)])
  expect(await page.save([video('i-8', seen.userFileId)])).toMatchObject({ refused: [] })
  expect(await page.save([video('i-9', secret.userFileId)])).toMatchObject(notAllowed)
})

test('a co-teacher takes back the deletion of an item with a film of the owner', async () => {
  const owner = await newUser('teacher')
  const course = await wholeCourse(owner)
  const { userFileId } = await give(owner, '集装箱.mp4')
  await course.page.save([video('i-2', userFileId)])
  const page = windowOf(await coTeacher(course, false), course.draftId, 'co-teacher')
  const before = (await page.open()).get('i-2')!
  await page.save([set('i-2', '', null)], { kind: 'delete' })
  expect(await page.save([set('i-9', '', before)])).toMatchObject(notAllowed)
  const restored = await page.save([set('i-2', '', before)], { kind: 'restore' })
  expect(restored.refused).toEqual([])
})

test('a teacher who has left the course is still shown after a deletion is taken back', async () => {
  const owner = await newUser('teacher')
  const course = await wholeCourse(owner)
  const { id: userId } = await coTeacher(course, false)
  await course.page.save([set('t-1', 'userId', userId)])
  await db.execute(sql`delete from course_staff where user_id = ${userId}`)
  const before = (await course.page.open()).get('t-1')
  await course.page.save([set('t-1', '', null)], { kind: 'delete' })
  expect(await course.page.save([set('t-1', '', before)])).toMatchObject({ refused: [] })
})

test('an earlier state comes back without the files and questions that were deleted for good since', async () => {
  const owner = await newUser('teacher')
  const { page } = await wholeCourse(owner)
  const [film, kept] = [await give(owner, '旧.mp4'), await give(owner, '新.mp4')]
  const [one, two] = [await asked(owner), await asked(owner)]
  const quiz = set('i-8', '', {
    ...{ kind: 'item', type: 'quiz', place: { parent: 'c-1', order: 'a6' }, trial: false },
    name: { zh: '测验', en: '' },
    body: { questions: [one, two], passPercent: 60 },
  })
  const text = set('i-9', '', {
    ...{ kind: 'item', type: 'text', place: { parent: 'c-1', order: 'a7' }, trial: false },
    name: { zh: '阅读', en: '' },
    body: {
      zh: `<p>甲</p><div data-film="${film.userFileId}"></div><div data-film="${kept.userFileId}"></div>`,
      en: '',
    },
  })
  const all = [video('i-7', film.userFileId), quiz, text]
  expect((await page.save(all)).refused).toEqual([])
  const keys = all.map(({ key }) => key)
  await page.save(
    keys.map((key) => set(key, '', null)),
    { kind: 'delete' },
  )
  await db.execute(sql`delete from user_files where id = ${film.userFileId}`)
  await db.execute(sql`delete from questions where id = ${one.questionId}`)
  const restored = await page.save(all, { kind: 'restore' })
  expect(restored.refused).toEqual([])
  expect(restored.left.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
    { key: 'i-7', files: 1, questions: 0 },
    { key: 'i-8', files: 0, questions: 1 },
    { key: 'i-9', files: 1, questions: 0 },
  ])
  const now = await page.open()
  expect(now.get('i-7')).toMatchObject({ body: { userFileId: null }, name: { zh: 'i-7' } })
  expect(now.get('i-8')).toMatchObject({ body: { questions: [two] } })
  expect(restored.cleaned.find(({ key }) => key === 'i-9')!.value).toMatchObject({
    body: { zh: `<p>甲</p><div data-film="${kept.userFileId}"></div>` },
  })
  const again = await page.save(all, { kind: 'restore' })
  expect(again.revision).toBe(restored.revision)
  expect((await page.save([video('i-5', film.userFileId)])).refused).toHaveLength(1)
})
