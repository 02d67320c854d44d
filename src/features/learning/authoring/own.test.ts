import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { openedRecords } from '#src/features/content/draft/record.ts'
import { chapter } from '#src/features/content/draft/test-drafts.ts'
import { approvalApi } from '#src/features/learning/approval/contract.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { expectAgreement } from '#tests/can.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { authoringApi } from './contract.ts'

const { db, newUser, newCourse, wholeCourse, submit, approved } = await openApproval()

const list = (teacher: Person, more: object = {}) =>
  teacher(authoringApi.getMyCourses, { kind: 'premium', ...more })
const create = (teacher: Person, name = '外贸单证') =>
  teacher(authoringApi.createCourse, { kind: 'premium', name })

async function member(
  owner: Person,
  { courseId }: { courseId: number },
  rights: { mayEdit?: boolean; mayRelease?: boolean; maySeeLearners?: boolean } = {},
) {
  const teacher = await newUser('teacher')
  await owner(authoringApi.inviteTeacher, { courseId, userId: teacher.id, ...rights })
  await teacher(authoringApi.answerInvitation, { courseId, accept: true })
  return teacher
}

test('each course says what is next to do', async () => {
  const teacher = await newUser('teacher')
  const { courseId } = await create(teacher)
  const whole = await wholeCourse(teacher)
  const next = async () =>
    (await list(teacher, { sort: 'newest' })).items.map(({ next: step, count }) => [step, count])
  const [ready, bare] = await next()
  expect(ready).toEqual(['submit', 0])
  expect(bare![0]).toBe('complete')
  expect(bare![1]).toBeGreaterThan(3)
  await whole.page.save([{ key: 'i-1', field: '', value: null }])
  expect((await next())[0]).toEqual(['content', 0])
  await whole.page.save([{ key: 'c-1', field: '', value: null }])
  expect((await next())[0]).toEqual(['chapters', 0])
  expect((await list(teacher, { audit: 'draft' })).total).toBe(2)
  expect((await list(teacher, { audit: 'approved' })).total).toBe(0)
  expect(await list(teacher, { page: 9 })).toMatchObject({ total: 2, pages: 1, items: [] })
  expect((await list(teacher, { keyword: '单证' })).items.map((one) => one.courseId)).toEqual([
    courseId,
  ])
})

test('an editor opens a reading text by its length, and every other record whole', async () => {
  const teacher = await newUser('teacher')
  const { page, draftId } = await wholeCourse(teacher)
  await page.save([
    { key: 'i-1', field: 'body', value: { zh: '<p>信用证</p>', en: '', outdated: 'en' } },
  ])
  const { records } = await teacher(draftApi.open, { draftId })
  const opened = new Map(openedRecords(records).map((one) => [one.key, one]))
  const { value, changed } = opened.get('i-1')!
  expect(value).toMatchObject({ kind: 'item', length: { zh: 10, en: 0, outdated: 'en' } })
  expect(value).not.toHaveProperty('body')
  expect(changed).toBe(true)
  expect(opened.get('head')?.value).not.toHaveProperty('content')
  const { records: whole } = await teacher(draftApi.getRecords, { draftId, keys: 'c-1' })
  expect(opened.get('c-1')).toEqual(whole[0])
})

test('a published course counts the changes that learners do not see', async () => {
  const teacher = await newUser('teacher')
  const course = await approved(teacher, { published: true })
  await course.page.save([chapter('c-9', '第九章', null, 'a9')])
  const [row] = (await list(teacher)).items
  expect(row).toMatchObject({
    next: 'release',
    count: 1,
    unreleased: 1,
    publishStatus: 'published',
  })
})

test('a course is deleted and restored by its owner; one with learners or under review is not', async () => {
  const teacher = await newUser('teacher')
  const { courseId, draftId } = await create(teacher)
  const remove = (person: Person, id = courseId) =>
    person.ask(authoringApi.deleteCourse, { courseId: id })
  const coTeacher = await member(teacher, { courseId })
  const can = (await teacher(authoringApi.getForEdit, { courseId })).can
  expect((await remove(coTeacher)).envelope.error).toBe('ownCourse.notOwner')
  for (const role of ['teacher', 'unverified', 'admin'] as const) {
    expect((await remove(await newUser(role))).envelope.error).toBe('ownCourse.unknown')
  }
  expect((await remove(await newUser('student'))).envelope.error).toBe('common.teachersOnly')
  expectAgreement(can.delete, await remove(teacher))
  expect((await list(teacher)).total).toBe(0)
  expect((await list(coTeacher)).total).toBe(0)
  const [row] = (await list(teacher, { publication: 'deleted' })).items
  expect(row?.keptUntil).not.toBeNull()
  await allRefused(
    [teacher(draftApi.open, { draftId }), coTeacher(draftApi.open, { draftId })],
    refusal('draft.unknown'),
  )
  await expect(teacher(authoringApi.getForEdit, { courseId })).rejects.toMatchObject(
    refusal('ownCourse.deleted'),
  )
  await expect(teacher(approvalApi.getPublication, { courseId })).rejects.toMatchObject(
    refusal('approval.courseUnknown'),
  )
  await expect(coTeacher(authoringApi.restoreCourse, { courseId })).rejects.toMatchObject(
    refusal('ownCourse.notOwner'),
  )
  await teacher(authoringApi.restoreCourse, { courseId })
  await expect(teacher(authoringApi.restoreCourse, { courseId })).rejects.toMatchObject(
    refusal('ownCourse.notDeleted'),
  )
  expect((await list(teacher)).total).toBe(1)

  const live = await newCourse({ ownerId: teacher.id })
  await (
    await newUser('student')
  )(courseApi.join, { courseId: live.courseId, fee: 0 })
  const refused = await teacher(authoringApi.getForEdit, { courseId: live.courseId })
  expect(refused.can.delete.why?.zh).toContain('1 名学员')
  expectAgreement(refused.can.delete, await remove(teacher, live.courseId))

  const whole = await wholeCourse(teacher)
  await submit(teacher, whole)
  expect((await remove(teacher, whole.courseId)).envelope.error).toBe('ownCourse.isWaiting')
})

test('a co-teacher has rights from the acceptance on, and only those given', async () => {
  const owner = await newUser('teacher')
  const teacher = await newUser('teacher', { realName: '唐若琳' })
  const course = await create(owner)
  const { courseId, draftId } = course
  const rights = { mayEdit: false, mayRelease: false, maySeeLearners: true }
  await owner(authoringApi.inviteTeacher, { courseId, userId: teacher.id, ...rights })
  expect((await list(teacher)).invitations).toMatchObject([{ courseId, kind: 'staff' }])
  await expect(teacher(draftApi.open, { draftId })).rejects.toMatchObject(refusal('draft.unknown'))
  const { items } = await teacher(messageApi.getSendMessageList, {})
  expect(items[0]?.title).toContain('邀请您担任合作教师')
  await teacher(authoringApi.answerInvitation, { courseId, accept: true })
  await expect(
    teacher(authoringApi.answerInvitation, { courseId, accept: true }),
  ).rejects.toMatchObject(refusal('ownCourse.notMember'))
  const { can } = await teacher(authoringApi.getForEdit, { courseId })
  expect([can.edit.may, can.release.may, can.seeLearners.may, can.manageTeachers.may]).toEqual([
    ...[false, false, true, false],
  ])
  await teacher(draftApi.open, { draftId })
  await owner(authoringApi.setRights, {
    ...{ courseId, userId: teacher.id, ...rights },
    ...{ mayEdit: true, mayRelease: true },
  })
  const after = (await teacher(authoringApi.getForEdit, { courseId })).can
  expect([after.edit.may, after.release.may]).toEqual([true, true])
  expect((await list(teacher)).items).toMatchObject([{ courseId, isOwner: false }])
  const { members } = await teacher(authoringApi.getTeachers, { courseId })
  expect(members).toMatchObject([{ name: '唐若琳', isMe: true, mayRelease: true }])

  await teacher(authoringApi.leaveCourse, { courseId })
  expect((await list(teacher)).total).toBe(0)
  await expect(teacher(authoringApi.leaveCourse, { courseId })).rejects.toMatchObject(
    refusal('ownCourse.unknown'),
  )
})

test('co-teachers are invited, changed and removed by the owner alone', async () => {
  const owner = await newUser('teacher')
  const { courseId } = await create(owner)
  const teacher = await member(owner, { courseId }, { mayRelease: true, maySeeLearners: true })
  const other = await newUser('teacher')
  const rights = { mayEdit: true, mayRelease: true, maySeeLearners: true }
  const acts = (person: Person) => [
    person(authoringApi.inviteTeacher, { courseId, userId: other.id, ...rights }),
    person(authoringApi.setRights, { courseId, userId: teacher.id, ...rights }),
    person(authoringApi.removeTeacher, { courseId, userId: teacher.id }),
    person(authoringApi.offerCourse, { courseId, userId: teacher.id }),
  ]
  await allRefused(acts(teacher), refusal('ownCourse.notOwner'))
  for (const role of ['teacher', 'unverified', 'admin'] as const) {
    await allRefused(acts(await newUser(role)), refusal('ownCourse.unknown'))
  }
  const student = await newUser('student')
  await allRefused(acts(student), refusal('common.teachersOnly'))
  const invite = (userId: number) => owner(authoringApi.inviteTeacher, { courseId, userId })
  await expect(invite(student.id)).rejects.toMatchObject(refusal('ownCourse.noTeacher'))
  await expect(invite(owner.id)).rejects.toMatchObject(refusal('ownCourse.isOwner'))
  await owner(authoringApi.removeTeacher, { courseId, userId: teacher.id })
  await expect(
    owner(authoringApi.removeTeacher, { courseId, userId: teacher.id }),
  ).rejects.toMatchObject(refusal('ownCourse.notMember'))
  await invite(other.id)
  await other(authoringApi.answerInvitation, { courseId, accept: false })
  expect((await owner(authoringApi.getTeachers, { courseId })).members).toEqual([])
})

test('a course changes its owner with the consent of both', async () => {
  const owner = await newUser('teacher')
  const { courseId } = await create(owner)
  const [next, unverified] = [await newUser('teacher'), await newUser('unverified')]
  const answer = (person: Person, accept = true) =>
    person(authoringApi.answerTransfer, { courseId, accept })
  await expect(answer(next)).rejects.toMatchObject(refusal('ownCourse.noTransfer'))
  await owner(authoringApi.offerCourse, { courseId, userId: unverified.id })
  await expect(answer(unverified)).rejects.toMatchObject(refusal('ownCourse.notVerified'))
  await answer(unverified, false)
  await owner(authoringApi.offerCourse, { courseId, userId: next.id })
  expect((await list(next)).invitations).toMatchObject([{ courseId, kind: 'owner' }])
  await owner(authoringApi.offerCourse, { courseId, userId: null })
  await expect(answer(next)).rejects.toMatchObject(refusal('ownCourse.noTransfer'))
  await owner(authoringApi.offerCourse, { courseId, userId: next.id })
  await answer(next)
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId))
  expect(course).toMatchObject({ ownerId: next.id, transferToId: null })
  expect((await owner(authoringApi.getForEdit, { courseId })).isOwner).toBe(false)
  expect((await next(authoringApi.getForEdit, { courseId })).can.manageTeachers.may).toBe(true)
})

test('a new course names a textbook of its teacher, or a published one', async () => {
  const teacher = await newUser('teacher')
  await expect(
    teacher(authoringApi.createCourse, { kind: 'open', name: '口语', textbookId: 999_999 }),
  ).rejects.toMatchObject(refusal('textbook.notFound'))
})
