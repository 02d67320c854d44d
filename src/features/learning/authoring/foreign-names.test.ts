import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTextbook, chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { refusal } from '#tests/world.ts'
import { authoringApi } from './contract.ts'

const { db, give, newUser, wholeCourse, submit, coTeacher } = await openApproval()

const video = (key: string, userFileId: number) =>
  set(key, '', {
    ...{ kind: 'item', type: 'video', place: { parent: 'c-1', order: 'a5' }, trial: false },
    ...{ name: { zh: key, en: '' }, body: { userFileId } },
  })
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
