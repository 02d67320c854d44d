import { expect, test } from 'vitest'
import { chapter, set } from '#src/features/content/draft/test-drafts.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { refusal } from '#tests/world.ts'
import { approvalApi } from './contract.ts'
import { openApproval } from './test-approval.ts'
import { reading } from './test-changes.ts'

const { newCourse, newUser, visitor, give, wholeCourse, submit, approved, coTeacher, release } =
  await openApproval()
const { getPublication, getReasons } = approvalApi
const teacher = await newUser('teacher')
const reviewer = await newUser('reviewer')

const rejection = (submissionId: number) => ({
  submissionId,
  reasons: [
    { key: 'head', field: 'introduction', code: 'unclear' as const, zh: '请写明对象', en: '' },
    { key: 't-1', field: 'avatarFileId', code: 'picture' as const },
  ],
})

test('an offer with gaps is refused beside its fields, in the words of the specification', async () => {
  const { courseId } = await teacher(authoringApi.createCourse, { kind: 'premium', name: '外贸' })
  const { envelope } = await teacher.ask(approvalApi.submit, { courseId })
  expect(envelope).toMatchObject({ enmsg: 'Form is invalid. Please check and submit again.' })
  const { fields } = envelope.data as unknown as { fields: { path: string; en: string }[] }
  expect(Object.fromEntries(fields.map(({ path, en }) => [path, en]))).toEqual({
    'head.keywords.zh': 'Please enter search keywords',
    'head.introduction.zh': 'Please enter course description',
    'head.content.zh': 'Please enter course content',
    'head.categoryId': 'Please select course category',
    'head.majorId': 'Please select course major',
    'head.directionId': 'Please select major direction',
    't-1.avatarFileId': 'Please upload a picture of the teacher',
    't-1.introduction': 'Please enter the introduction of the teacher',
    outline: 'Please add at least one chapter with content',
  })
  expect(await teacher(getPublication, { courseId })).toMatchObject({ next: 'complete' })
})

test('a paid course needs a fee that is a number, and both languages where it is offered in both', async () => {
  const { courseId, page } = await wholeCourse(teacher)
  await page.save([
    ...[set('head', 'payment', 'paid'), set('head', 'fee', 'viel'), set('head', 'offered', 'both')],
    set('t-1', 'name.zh', '长'.repeat(31)),
  ])
  const { problems } = await teacher(getPublication, { courseId })
  expect(problems.map(({ key, field, en }) => `${key} ${field}: ${en}`)).toEqual([
    'head name.en: Please enter course name',
    'head keywords.en: Please enter search keywords',
    'head introduction.en: Please enter course description',
    'head content.en: Please enter course content',
    'head fee: Please enter a valid number',
    't-1 name: Name cannot exceed 30 characters',
    'c-1 name.en: Chapter name cannot be empty',
    'c-1 introduction.en: Content introduction cannot be empty',
  ])
})

test('a character beyond the first plane counts once', async () => {
  const { courseId, page } = await wholeCourse(teacher)
  const reads = async () => (await teacher(getPublication, { courseId })).problems
  await page.save([set('t-1', 'name.zh', '𠮷'.repeat(30))])
  expect(await reads()).toEqual([])
  await page.save([set('t-1', 'name.zh', '𠮷'.repeat(31))])
  expect(await reads()).toMatchObject([{ key: 't-1', field: 'name' }])
})

test('an unverified teacher is shown the way to verification', async () => {
  const unverified = await newUser('unverified')
  const { courseId } = await wholeCourse(unverified)
  expect(await unverified(getPublication, { courseId })).toMatchObject({
    ...{ next: 'verify', isVerified: false, problems: [] },
    can: { submit: { may: false, why: { id: 'approval.notVerified' } } },
  })
  await expect(unverified(approvalApi.submit, { courseId })).rejects.toMatchObject(
    refusal('approval.notVerified'),
  )
})

test('strangers do not learn of a course; co-teachers need the right to release', async () => {
  const course = await wholeCourse(teacher)
  const { courseId } = course
  const stranger = await newUser('teacher')
  const calls = [approvalApi.submit, approvalApi.publish, approvalApi.unpublish] as const
  for (const call of calls) {
    await expect(stranger(call, { courseId })).rejects.toMatchObject(
      refusal('approval.courseUnknown'),
    )
  }
  await expect(stranger(getPublication, { courseId })).rejects.toMatchObject(
    refusal('approval.courseUnknown'),
  )
  const editor = await coTeacher(course, false)
  expect(await editor(getPublication, { courseId })).toMatchObject({ next: 'submit' })
  for (const call of calls) {
    await expect(editor(call, { courseId })).rejects.toMatchObject(refusal('approval.notYours'))
  }
  const other = await coTeacher(course, true)
  expect(await submit(other, course)).toEqual(await submit(teacher, course))
})

test('submitting twice is one submission; a changed offer must be recalled first', async () => {
  const course = await wholeCourse(teacher)
  const { courseId, page } = course
  const [first, second] = await Promise.all([submit(teacher, course), submit(teacher, course)])
  expect(first).toEqual(second)
  await page.save([set('head', 'introduction.zh', '新的简介')])
  await expect(submit(teacher, course)).rejects.toMatchObject(refusal('approval.isWaiting'))
  await teacher(approvalApi.recall, first)
  await teacher(approvalApi.recall, first)
  const again = await submit(teacher, course)
  expect(again).not.toEqual(first)
  const { history, auditStatus, waiting } = await teacher(getPublication, { courseId })
  expect(history.map(({ state }) => state)).toEqual(['waiting', 'recalled'])
  expect({ auditStatus, waiting }).toMatchObject({ auditStatus: 'pending', waiting: again })
})

test('rejected with two reasons, mended, approved, published: each step tells what is next', async () => {
  const author = await newUser('teacher')
  const course = await wholeCourse(author)
  const { courseId, page } = course
  const read = () => author(getPublication, { courseId })
  const { submissionId } = await submit(author, course)
  expect(await read()).toMatchObject({ next: 'wait', can: { recall: { may: true } } })
  await reviewer(approvalApi.rejectSubmission, rejection(submissionId))
  // The same again changes nothing.
  await reviewer(approvalApi.rejectSubmission, rejection(submissionId))
  expect(await read()).toMatchObject({
    ...{ auditStatus: 'rejected', next: 'mend', waiting: null },
    can: {
      publish: {
        why: { en: 'Publishing is not allowed in current audit status (rejected)' },
      },
    },
  })
  const { reasons } = await author(getReasons, { courseId })
  expect(reasons).toMatchObject([
    { key: 'head', field: 'introduction', place: '课程简介', zh: '请写明对象', mended: false },
    { key: 't-1', field: 'avatarFileId', place: '课程教师“测试用户”的头像', mended: false },
  ])
  await page.save([set('head', 'introduction.zh', '写给初学者：从合同到收款')])
  const mended = await author(getReasons, { courseId })
  expect(mended.reasons.map((one) => one.mended)).toEqual([true, false])
  const again = await submit(author, course)
  expect(await author(getReasons, { courseId })).toMatchObject({ reasons: [] })
  expect((await read()).auditStatus).toBe('pending')
  await reviewer(approvalApi.approveSubmission, again)
  expect(await read()).toMatchObject({ auditStatus: 'approved', next: 'publish', unreleased: 2 })
  await expect(visitor(courseApi.getCourse, { courseId })).rejects.toMatchObject(
    refusal('course.notFound'),
  )
  expect(await author(approvalApi.publish, { courseId })).toEqual({ waitsForReview: false })
  expect(await read()).toMatchObject({ next: 'none', unreleased: 0 })
  expect(await visitor(courseApi.getCourse, { courseId })).toMatchObject({
    ...{ name: '国际贸易实务', introduction: '写给初学者：从合同到收款' },
    teacherCards: [{ introduction: '教授国际贸易二十年' }],
  })
  const { chapters } = await visitor(courseApi.getCatalog, { courseId })
  expect(chapters).toMatchObject([{ name: '第一章', items: [{ name: 'i-1 阅读' }] }])
  const { items } = await author(messageApi.getSendMessageList, {})
  expect(items.map(({ title, link }) => ({ title, link }))).toEqual([
    { title: '课程“国际贸易实务”审核已通过', link: `/course/manage/${courseId}/edit` },
    { title: '课程“国际贸易实务”审核未通过', link: `/course/manage/${courseId}/edit` },
  ])
  expect(items[1]!.text).toContain('课程简介：表述不清楚。请写明对象')
})

test('recalled after a rejection, the course is rejected again', async () => {
  const course = await wholeCourse(teacher)
  const first = await submit(teacher, course)
  await reviewer(approvalApi.rejectSubmission, rejection(first.submissionId))
  const second = await submit(teacher, course)
  await teacher(approvalApi.recall, second)
  expect(await teacher(getPublication, course)).toMatchObject({ auditStatus: 'rejected' })
  expect((await teacher(getReasons, course)).reasons).toHaveLength(2)
})

test('a change of an approved course waits, while readers see the approved text; a rejection leaves it', async () => {
  const course = await approved(teacher, { published: true })
  const { courseId, page } = course
  await expect(submit(teacher, course)).rejects.toMatchObject(refusal('approval.nothingNew'))
  await page.save([set('head', 'name.zh', '外贸实务（第二版）')])
  const name = async () => (await visitor(courseApi.getCourse, { courseId })).name
  expect(await name()).toBe('国际贸易实务')
  const { submissionId } = await submit(teacher, course)
  // What is typed later is not what the reviewer sees.
  await page.save([set('head', 'name.zh', '第三版')])
  await teacher(approvalApi.unpublish, { courseId })
  expect(await teacher(approvalApi.publish, { courseId })).toEqual({ waitsForReview: true })
  await reviewer(approvalApi.rejectSubmission, rejection(submissionId))
  expect(await teacher(getPublication, { courseId })).toMatchObject({
    ...{ auditStatus: 'approved', publishStatus: 'published', offerChanged: true, next: 'submit' },
  })
  expect(await name()).toBe('国际贸易实务')
  const again = await submit(teacher, course)
  await page.save([set('head', 'name.zh', '第四版')])
  await reviewer(approvalApi.approveSubmission, again)
  expect(await name()).toBe('第三版')
  expect(await teacher(getPublication, { courseId })).toMatchObject({ offerChanged: true })
})

test('chapters reach learners by a release, which does what its list says and no more', async () => {
  const course = await approved(teacher)
  const { courseId, page } = course
  await expect(release(teacher, course)).rejects.toMatchObject(refusal('approval.neverPublished'))
  await teacher(approvalApi.publish, { courseId })
  await page.save([
    chapter('c-2', '第二章', null, 'a1'),
    reading('i-2', 'c-2'),
    set('c-1', 'name.zh', '第一章 术语'),
    set('i-1', '', null),
  ])
  const names = async () =>
    (await visitor(courseApi.getCatalog, { courseId })).chapters.map(({ name }) => name)
  expect(await names()).toEqual(['第一章'])
  const { changes, revision } = await teacher(approvalApi.getChanges, { courseId })
  expect(changes.map(({ key, sorts }) => [key, ...sorts])).toEqual([
    ['c-1', 'renamed'],
    ['c-2', 'added'],
    ['i-2', 'added'],
    ['i-1', 'removed'],
  ])
  await page.save([set('c-2', 'name.zh', '第二章 合同')])
  await expect(teacher(approvalApi.release, { courseId, revision })).rejects.toMatchObject(
    refusal('approval.listChanged'),
  )
  expect(await names()).toEqual(['第一章'])
  expect(await release(teacher, course)).toEqual({ released: 4 })
  expect(await release(teacher, course)).toEqual({ released: 0 })
  expect(await names()).toEqual(['第一章 术语', '第二章 合同'])
  const editor = await coTeacher(course, false)
  await expect(release(editor, course)).rejects.toMatchObject(refusal('approval.notYours'))
})

test('a file that a waiting offer alone names is kept until the decision', async () => {
  const author = await newUser('teacher')
  const course = await wholeCourse(author)
  const { avatarFileId: former, page } = course
  const { userFileId } = await give(author, '新头像.png')
  const { submissionId } = await submit(author, course)
  await page.save([set('t-1', 'avatarFileId', userFileId)])
  const remove = () => author(fileApi.deleteFiles, { userFileIds: [former] })
  await expect(remove()).rejects.toMatchObject({ envelope: { code: 409 } })
  await author(approvalApi.recall, { submissionId })
  expect(await remove()).toEqual({ deleted: 1 })
})

test('a course that was loaded with the school is unpublished, published and released without a draft', async () => {
  const { courseId } = await newCourse({ ownerId: teacher.id })
  expect(await teacher(getPublication, { courseId })).toMatchObject({ next: 'none' })
  expect(await release(teacher, { courseId })).toEqual({ released: 0 })
  await teacher(approvalApi.unpublish, { courseId })
  await teacher(approvalApi.unpublish, { courseId })
  await expect(visitor(courseApi.getCourse, { courseId })).rejects.toMatchObject(
    refusal('course.notFound'),
  )
  await teacher(approvalApi.publish, { courseId })
  expect(await visitor(courseApi.getCourse, { courseId })).toMatchObject({ published: true })
})
