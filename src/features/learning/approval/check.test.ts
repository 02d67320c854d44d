import { expect, test } from 'vitest'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { chapter, set } from '#src/features/content/draft/test-drafts.ts'
import { subjectApi } from '#src/features/content/subject/contract.ts'
import { subjectCategories, subjectMajors } from '#src/features/content/subject/tables.ts'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { userCustomRoles } from '#src/features/people/account/tables.ts'
import { refusal } from '#tests/world.ts'
import { approvalApi } from './contract.ts'
import { openApproval } from './test-approval.ts'
import { reading } from './test-changes.ts'

const { db, give, newUser, wholeCourse, submit, approved } = await openApproval()
const teacher = await newUser('teacher')
const [reviewer, admin] = [await newUser('reviewer'), await newUser('admin')]

const newCategory = async (slug: string) => {
  const row = { slug, name: slug, nameEn: slug, position: 9 }
  const [made] = await db.insert(subjectCategories).values(row).returning()
  return made!.id
}

test('what the check says that blocks keeps a course from review; what only warns does not', async () => {
  const course = await wholeCourse(teacher)
  const { courseId, page } = course
  await page.save([
    chapter('c-2', '第二章', null, 'a1'),
    set('i-1', 'body.zh', '<p><a href="/nowhere">表单</a></p>'),
  ])
  const { problems } = await teacher(authoringApi.getCheck, { courseId })
  const seen = problems.map(({ key, field, group, blocks }) => [key, field, group, blocks])
  expect(seen).toEqual(
    expect.arrayContaining([
      ['c-2', 'introduction.zh', 'outline', true],
      ['c-2', '', 'outline', false],
      ['i-1', 'body.zh', 'links', false],
    ]),
  )
  const { envelope } = await teacher.ask(approvalApi.submit, { courseId })
  const { fields } = envelope.data as unknown as { fields: { path: string }[] }
  const blocking = problems.filter(({ blocks }) => blocks)
  expect(fields.map(({ path }) => path)).toEqual(
    blocking.map(({ key, field }) => (field === '' ? key : `${key}.${field}`)),
  )
  const state = await teacher(approvalApi.getPublication, { courseId })
  expect(state).toMatchObject({ next: 'complete', problems: blocking })
  await page.save([
    set('c-2', 'introduction.zh', '合同的条款'),
    set('i-1', 'body.zh', '<p>正文 <a href="/nowhere">表单</a></p>'),
  ])
  const after = await teacher(authoringApi.getCheck, { courseId })
  expect(after.problems.map(({ group, blocks }) => `${group} ${blocks}`).sort()).toEqual([
    'links false',
    'outline false',
  ])
  expect((await submit(teacher, course)).submissionId).toBeGreaterThan(0)
})

test('the list of a release names what the check finds in each change', async () => {
  const { courseId, page } = await approved(teacher, { published: true })
  await page.save([chapter('c-2', '长'.repeat(31), null, 'a1'), set('c-1', 'name.zh', '合同')])
  const { changes } = await teacher(approvalApi.getChanges, { courseId })
  const said = changes.map(({ key, problems }) => [key, problems.map(({ en }) => en)])
  expect(said).toEqual([
    ['c-1', []],
    ['c-2', ['Name cannot exceed 30 characters', 'Content introduction cannot be empty']],
  ])
})

test('a course of empty texts has no content', async () => {
  const course = await wholeCourse(teacher)
  await course.page.save([reading('i-1', 'c-1', 'a0', '')])
  const { envelope } = await teacher.ask(approvalApi.submit, { courseId: course.courseId })
  expect(envelope.data).toMatchObject({ fields: [{ path: 'outline' }] })
})

test('a subject that was hidden since is refused beside its field, and stays with the course that has it', async () => {
  const categoryId = await newCategory('hidden-later')
  const hide = (hidden: boolean) =>
    admin(subjectApi.hideSubject, { list: 'category', subjectId: categoryId, hidden })
  const course = await wholeCourse(teacher)
  await course.page.save([set('head', 'categoryId', categoryId)])
  await hide(true)
  const { envelope } = await teacher.ask(approvalApi.submit, { courseId: course.courseId })
  expect(envelope.data).toMatchObject({ fields: [{ path: 'head.categoryId' }] })
  await hide(false)
  const submission = await submit(teacher, course)
  await reviewer(approvalApi.approveSubmission, submission)
  await hide(true)
  await course.page.save([set('head', 'name.zh', '新的名称')])
  expect(await submit(teacher, course)).toHaveProperty('submissionId')
})

test('a direction belongs to the major of the course', async () => {
  const course = await wholeCourse(teacher)
  const row = { name: '物流', nameEn: 'Logistics', position: 5 }
  const [major] = await db.insert(subjectMajors).values(row).returning()
  await course.page.save([set('head', 'majorId', major!.id)])
  const { envelope } = await teacher.ask(approvalApi.submit, { courseId: course.courseId })
  expect(envelope.data).toMatchObject({ fields: [{ path: 'head.directionId' }] })
})

test('a subject that is merged while an offer waits is that of the approved course', async () => {
  const [from, into] = [await newCategory('merged-from'), await newCategory('merged-into')]
  const course = await approved(teacher, { published: true })
  const { courseId, page } = course
  await page.save([set('head', 'categoryId', from)])
  const submission = await submit(teacher, course)
  // The draft goes on to another one: the offer alone names it now.
  await page.save([set('head', 'categoryId', into)])
  const input = { list: 'category' as const, subjectId: from }
  await expect(admin(subjectApi.deleteSubject, input)).rejects.toMatchObject(
    refusal('subject.inUse'),
  )
  expect(await admin(subjectApi.mergeSubject, { ...input, intoId: into })).toEqual({ moved: 1 })
  await reviewer(approvalApi.approveSubmission, submission)
  expect((await reviewer(courseApi.getCourse, { courseId })).category.slug).toBe('merged-into')
})

test('a reviewer without the role of a teacher reads a draft while it waits, and never writes it', async () => {
  const [student, other] = [await newUser('student'), await newUser('student')]
  await db.insert(userCustomRoles).values({ userId: student.id, role: 'reviewer' })
  const course = await wholeCourse(teacher)
  const { draftId } = course
  const reads = (person: typeof student) =>
    Promise.all([
      person.ask(draftApi.open, { draftId }),
      person.ask(draftApi.getRecords, { draftId, keys: 'head' }),
      person.ask(draftApi.getDifferences, { draftId }),
    ]).then((answers) => answers.map(({ envelope }) => envelope.error ?? 'read'))
  const unknown = Array<string>(3).fill('draft.unknown')
  expect(await reads(student)).toEqual(unknown)
  const submission = await submit(teacher, course)
  expect(await reads(student)).toEqual(['read', 'read', 'read'])
  expect(await reads(admin)).toEqual(['read', 'read', 'read'])
  expect(await reads(other)).toEqual(unknown)
  const save = { draftId, base: 0, window: 'window-x', acts: [] }
  await expect(student(draftApi.save, save)).rejects.toMatchObject(refusal('common.teachersOnly'))
  await expect(admin(draftApi.save, save)).rejects.toMatchObject(refusal('draft.notYours'))
  await reviewer(approvalApi.approveSubmission, submission)
  expect(await reads(student)).toEqual(unknown)
})

test('a file that is no picture is no portrait', async () => {
  const course = await wholeCourse(teacher)
  const { userFileId } = await give(teacher, '头像.txt')
  await course.page.save([set('t-1', 'avatarFileId', userFileId)])
  const { envelope } = await teacher.ask(approvalApi.submit, { courseId: course.courseId })
  expect(envelope).toMatchObject({
    error: 'approval.incomplete',
    data: { fields: [{ path: 't-1.avatarFileId', en: 'Please upload a picture of the teacher' }] },
  })
})

test('an approved course whose chapters have gone since is not published; an offer begun anew keeps nothing back', async () => {
  const course = await approved(teacher)
  const { courseId, page } = course
  await page.save([set('head', 'introduction.zh', '')])
  await page.save([set('i-1', '', null)])
  await expect(teacher(approvalApi.publish, { courseId })).rejects.toMatchObject(
    refusal('approval.noContent'),
  )
  await page.save([reading('i-2')])
  await teacher(approvalApi.publish, { courseId })
})
