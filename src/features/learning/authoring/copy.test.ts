import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openedRecords } from '#src/features/content/draft/record.ts'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { completeTextbook } from '#src/features/content/textbook/test-textbooks.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import type { Person } from '#tests/world.ts'
import { authoringApi } from './contract.ts'

const { db, newUser, approved, wholeCourse, coTeacher } = await openApproval()

const recordsOf = async (person: Person, draftId: number) =>
  new Map(
    openedRecords((await person(draftApi.open, { draftId })).records).map(({ key, value }) => [
      key,
      value,
    ]),
  )

test('a copy has what the draft has, and is a new draft of its owner', async () => {
  const teacher = await newUser('teacher')
  const { courseId, draftId, page } = await approved(teacher, { published: true })
  await page.save([{ key: 'head', field: 'name.en', value: 'Trade' }])
  const copy = await teacher(authoringApi.copyCourse, { courseId })
  const [before, after] = [
    await recordsOf(teacher, draftId),
    await recordsOf(teacher, copy.draftId),
  ]
  expect(after.get('head')?.name).toMatchObject({ zh: '国际贸易实务（副本）', en: 'Trade (copy)' })
  const renamed = { ...before.get('head'), name: after.get('head')?.name }
  expect([...after.values()].length).toBe(before.size)
  for (const [key, value] of after)
    expect(value).toEqual(key === 'head' ? renamed : before.get(key))
  const [row] = await db.select().from(courses).where(eq(courses.id, copy.courseId))
  expect(row).toMatchObject({
    ...{ ownerId: teacher.id, auditStatus: 'pending', publishStatus: 'unpublished' },
    ...{ learnerCount: 0, kind: 'premium' },
  })
})

test('a course is copied by its owner alone', async () => {
  const teacher = await newUser('teacher')
  const { courseId } = await wholeCourse(teacher)
  const ask = (person: Person) => person.ask(authoringApi.copyCourse, { courseId })
  expect((await ask(await coTeacher({ courseId }, true))).envelope.error).toBe('ownCourse.notOwner')
  for (const role of ['teacher', 'unverified', 'admin', 'reviewer'] as const) {
    expect((await ask(await newUser(role))).envelope.error).toBe('ownCourse.unknown')
  }
  await teacher(authoringApi.deleteCourse, { courseId })
  expect((await ask(teacher)).envelope.error).toBe('ownCourse.deleted')
})

test('a copy names no account but its owner’s', async () => {
  const teacher = await newUser('teacher')
  const { courseId, draftId, page } = await wholeCourse(teacher)
  const other = await coTeacher({ courseId }, true)
  const shown = (await recordsOf(teacher, draftId)).get('t-1')!
  const place = { parent: null, order: 'b0' }
  await page.save([{ key: 't-2', field: '', value: { ...shown, place, userId: other.id } }])
  const copy = await teacher(authoringApi.copyCourse, { courseId })
  const copied = await recordsOf(teacher, copy.draftId)
  expect(copied.get('t-2')).toEqual({ ...shown, place, userId: null })
})

test('a textbook is copied by its owner alone', async () => {
  const teacher = await newUser('teacher')
  const { textbookId, draftId } = await completeTextbook(teacher)
  const copy = await teacher(textbookApi.copyTextbook, { textbookId })
  const [before, after] = [
    await recordsOf(teacher, draftId),
    await recordsOf(teacher, copy.draftId),
  ]
  expect(after.get('head')?.name).toMatchObject({ zh: '国际贸易实务（副本）' })
  after.set('head', { ...after.get('head')!, name: before.get('head')!.name })
  expect(after).toEqual(before)
  const stranger = await newUser('teacher')
  expect((await stranger.ask(textbookApi.copyTextbook, { textbookId })).envelope.error).toBe(
    'textbook.unknown',
  )
})
