import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { set } from '#src/features/content/draft/test-drafts.ts'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { courseStaff, courseTeachers } from '#src/features/learning/course/tables.ts'
import { auditApi } from '#src/features/office/audit/contract.ts'
import { refusal } from '#tests/world.ts'
import { approvalApi } from './contract.ts'
import { openApproval } from './test-approval.ts'

const { db, newUser, wholeCourse, submit, approved, coTeacher, newCourse } = await openApproval()
const teacher = await newUser('teacher', { realName: '陈海燕' })
const [reviewer, other, admin] = await Promise.all([
  newUser('reviewer', { realName: '韩审' }),
  newUser('reviewer', { realName: '许核' }),
  newUser('admin'),
])
const { getSubmissions, getSubmission, takeSubmission, giveBackSubmission } = approvalApi
const { approveSubmission, rejectSubmission } = approvalApi

test('the queue lists what waits, with its age and its holder, and is filtered and searched', async () => {
  const course = await wholeCourse(teacher, '信用证')
  const { submissionId } = await submit(teacher, course)
  const list = (input = {}) => reviewer(getSubmissions, { keyword: '信用证', ...input })
  expect(await list()).toMatchObject({
    ...{ total: 1, counts: { waiting: 1, rejected: 0 } },
    items: [
      {
        ...{ submissionId, name: '信用证', occasion: 'first', holder: null, isOwn: false },
        ...{ submitter: '陈海燕', waitingHours: 0, urgency: 'fresh' },
      },
    ],
  })
  await reviewer(takeSubmission, { submissionId })
  expect((await list({ holder: 'mine' })).items[0]!.holder).toMatchObject({ isMine: true })
  expect((await list({ holder: 'free' })).total).toBe(0)
  expect((await list({ kind: 'open' })).total).toBe(0)
  expect((await list({ occasion: 'first', sort: 'newest' })).total).toBe(1)
  expect((await other(getSubmissions, { holder: 'others' })).items).toMatchObject([
    { holder: { name: '韩审', isMine: false } },
  ])
  expect((await admin(getSubmissions, { keyword: '陈海燕', status: 'all' })).total).toBe(1)
})

test('one reviewer has a course at a time; another may take it over, or get it back', async () => {
  const course = await wholeCourse(teacher)
  const submission = await submit(teacher, course)
  const { submissionId } = submission
  await reviewer(takeSubmission, submission)
  await reviewer(takeSubmission, submission)
  await expect(other(takeSubmission, submission)).rejects.toMatchObject({
    envelope: { error: 'approval.isHeld', msg: '韩审 正在审核该课程' },
  })
  const read = await other(getSubmission, { submissionId })
  expect(read).toMatchObject({
    submission: { holder: { name: '韩审', isMine: false } },
    can: { take: { may: true }, approve: { may: false, why: { id: 'approval.isHeld' } } },
  })
  await expect(other(approveSubmission, submission)).rejects.toMatchObject(
    refusal('approval.isHeld'),
  )
  await other(giveBackSubmission, submission)
  await other(takeSubmission, { submissionId, over: true })
  await other(giveBackSubmission, submission)
  await other(giveBackSubmission, submission)
  await reviewer(approveSubmission, submission)
  expect(await reviewer(getSubmission, { submissionId })).toMatchObject({
    submission: { state: 'approved', decider: '韩审', holder: null },
    can: { approve: { may: false }, take: { may: false } },
  })
})

test('nobody decides about an own course: owner, co-teacher, shown teacher', async () => {
  const [owner, staff, shown] = await Promise.all([
    newUser('teacher'),
    newUser('admin'),
    newUser('reviewer'),
  ])
  const course = await wholeCourse(owner)
  // The shown teacher has left the course since.
  const asStaff = { courseId: course.courseId, userId: shown.id, acceptedAt: new Date() }
  await db.insert(courseStaff).values(asStaff)
  expect((await course.page.save([set('t-1', 'userId', shown.id)])).refused).toEqual([])
  await db.delete(courseStaff).where(eq(courseStaff.userId, shown.id))
  const submission = await submit(owner, course)
  const asTeacher = await coTeacher(course, true)
  await db
    .insert(courseStaff)
    .values({ courseId: course.courseId, userId: staff.id, acceptedAt: new Date() })
  for (const person of [staff, shown]) {
    await expect(person(approveSubmission, submission)).rejects.toMatchObject(
      refusal('approval.ownCourse'),
    )
    await expect(person(takeSubmission, submission)).rejects.toMatchObject(
      refusal('approval.ownCourse'),
    )
    expect((await person(getSubmission, submission)).nextId).not.toBe(submission.submissionId)
  }
  const reasons = [{ key: 'head', field: 'name', code: 'unclear' as const }]
  await expect(staff(rejectSubmission, { ...submission, reasons })).rejects.toMatchObject(
    refusal('approval.ownCourse'),
  )
  expect(asTeacher.id).toBeGreaterThan(0)
  const { courseId } = await newCourse({ ownerId: owner.id })
  await db.insert(courseTeachers).values({ courseId, userId: shown.id, position: 3, name: 'x' })
})

test('a rejection needs reasons at places that are there, and words for another reason', async () => {
  const course = await wholeCourse(teacher)
  const { submissionId } = await submit(teacher, course)
  const reject = (
    reasons: { key: string; field: string; code: 'other' | 'unclear'; zh?: string }[],
  ) => reviewer(rejectSubmission, { submissionId, reasons })
  await expect(reject([])).rejects.toMatchObject(refusal('approval.reasonNeeded'))
  await expect(reject([{ key: 'head', field: 'name', code: 'other' }])).rejects.toMatchObject(
    refusal('approval.wordsNeeded'),
  )
  for (const place of [
    { key: 'head', field: 'ownerId' },
    { key: 'c-99', field: '' },
    { key: 't-1', field: 'content' },
  ]) {
    await expect(reject([{ ...place, code: 'unclear' }])).rejects.toMatchObject(
      refusal('approval.placeUnknown'),
    )
  }
  await reject([
    { key: 'c-1', field: '', code: 'unclear' },
    { key: 'outline', field: '', code: 'other', zh: '章节太少' },
  ])
  const { reasons } = await teacher(approvalApi.getReasons, { courseId: course.courseId })
  expect(reasons.map(({ place }) => place)).toEqual(['章节“第一章”', '章节与内容'])
  await course.page.save([set('c-1', 'name.zh', '第一章 贸易术语')])
  const after = await teacher(approvalApi.getReasons, { courseId: course.courseId })
  expect(after.reasons.map(({ mended }) => mended)).toEqual([true, true])
})

test('of two decisions at once one is taken', async () => {
  const course = await wholeCourse(teacher)
  const { submissionId } = await submit(teacher, course)
  const reasons = [{ key: 'head', field: 'name', code: 'unclear' as const }]
  const results = await Promise.allSettled([
    reviewer(approveSubmission, { submissionId }),
    other(rejectSubmission, { submissionId, reasons }),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const decided = await reviewer(getSubmission, { submissionId })
  const isApproved = decided.submission.state === 'approved'
  await expect(
    isApproved
      ? other(rejectSubmission, { submissionId, reasons })
      : reviewer(approveSubmission, { submissionId }),
  ).rejects.toMatchObject(refusal('approval.notWaiting'))
})

test('a reviewer sees what was submitted, what readers see now, and the chapters', async () => {
  const course = await approved(teacher, { published: true })
  const { courseId, draftId, page } = course
  await page.save([
    set('head', 'name.zh', '外贸实务'),
    set('head', 'content.zh', '<p>十五讲</p>'),
    set('c-1', 'name.zh', '第一章 新'),
  ])
  const submission = await submit(teacher, course)
  expect(await reviewer(getSubmission, submission)).toMatchObject({
    submission: { occasion: 'change', courseId, submitter: '陈海燕' },
    course: { auditStatus: 'approved', isLive: true, owner: '陈海燕' },
    offer: {
      name: { zh: '外贸实务' },
      content: { zh: '<p>十五讲</p>' },
      category: { slug: 'trade' },
    },
    live: { name: { zh: '国际贸易实务' }, content: { zh: '<p>十二讲</p>' } },
    outline: [{ number: '1', name: { zh: '第一章 新' }, items: [{ type: 'text', isWhole: true }] }],
    history: [{ state: 'approved' }],
  })
  // The offer is what was submitted, however the draft goes on; chapters are not part of the review.
  await page.save([
    set('head', 'name.zh', '外贸实务（二）'),
    set('head', 'content.zh', '<p>二十讲</p>'),
    set('t-1', 'introduction.zh', '换了介绍'),
    set('c-1', 'name.zh', '第一章 再改'),
  ])
  const frozen = await reviewer(getSubmission, submission)
  expect(frozen.offer).toMatchObject({
    ...{ name: { zh: '外贸实务' }, content: { zh: '<p>十五讲</p>' } },
    teachers: [{ introduction: { zh: '教授国际贸易二十年' } }],
  })
  expect(frozen.outline).toMatchObject([
    { name: { zh: '第一章 再改' }, items: [{ text: { zh: '<p>正文</p>' }, questions: null }] },
  ])
  // The draft is open to reviewers while it waits, for reading.
  const stranger = await newUser('teacher')
  await expect(stranger(draftApi.open, { draftId })).rejects.toMatchObject(refusal('draft.unknown'))
  await expect(stranger.ask(getSubmission, submission)).resolves.toMatchObject({ status: 403 })
  expect((await reviewer(draftApi.open, { draftId })).kind).toBe('course')
  await expect(
    reviewer(draftApi.save, { draftId, base: 0, window: 'window-x', acts: [] }),
  ).rejects.toMatchObject(refusal('draft.notYours'))
  await reviewer(approveSubmission, submission)
  expect(await reviewer(getSubmission, submission)).toMatchObject({ live: null, outline: null })
  await expect(reviewer(draftApi.open, { draftId })).rejects.toMatchObject(refusal('draft.unknown'))
})

test('every act is on record', async () => {
  const course = await wholeCourse(teacher)
  const submission = await submit(teacher, course)
  await reviewer(takeSubmission, submission)
  await reviewer(approveSubmission, submission)
  const { items } = await admin(auditApi.getAuditLog, {})
  const path = `/admin/courses/${submission.submissionId}`
  const acts = items.filter(({ subject }) => subject?.path === path)
  expect(acts).toHaveLength(3)
})
