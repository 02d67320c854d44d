import { expect, test } from 'vitest'
import { reviewApi } from '#src/features/learning/review/contract.ts'
import { openReviews } from '#src/features/learning/review/test-review.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { overviewApi } from '#src/features/office/overview/contract.ts'
import { auditApi } from '#src/features/office/audit/contract.ts'
import { expectAgreement } from '#tests/can.ts'
import { type Person, refusal } from '#tests/world.ts'
import { moderationApi } from './contract.ts'

const { visitor, newUser, course, learner, progress, reviewed, reviewId, counts } =
  await openReviews()
const kind = 'courseReview' as const

const caseOf = async (
  person: Person,
  id: number,
  status: 'open' | 'upheld' | 'dismissed' | 'all' = 'open',
) => (await person(moderationApi.getReports, { status })).items.filter((one) => one.id === id)
const titles = async (person: Person) =>
  (await person(messageApi.getSendMessageList, {})).items.map(({ title }) => title)

test('a report twice is once, and never of the own review', async () => {
  const made = await course()
  const { author, reviewId: id } = await reviewed(made)
  const [one, two, reviewer] = [
    await newUser('student'),
    await newUser('student'),
    await newUser('reviewer'),
  ]
  const report = { reviewId: id, reason: 'abuse' as const, words: '' }
  await Promise.all(Array.from({ length: 10 }, () => one(reviewApi.report, report)))
  await two(reviewApi.report, { ...report, reason: 'other', words: '不妥' })
  await expect(author(reviewApi.report, report)).rejects.toMatchObject(refusal('review.ownReview'))
  const { envelope } = await two.ask(reviewApi.report, { ...report, reason: 'other' })
  expect(envelope.error).toBe('common.invalid')
  const [found] = await caseOf(reviewer, id)
  // Two reports of one thing are one decision.
  expect(await reviewer(overviewApi.getOverview, {})).toMatchObject({
    ...{ reports: 1, oldestReportAt: found!.reportedAt },
  })
  expect(found).toMatchObject({ count: 2, text: '好课', hidden: false, state: 'open' })
  expect(found!.reports.map(({ reason, words }) => [reason, words])).toEqual([
    ['other', '不妥'],
    ['abuse', ''],
  ])
  expect((await one(reviewApi.getReviews, made)).items[0]!.reported).toBe(true)
})

test('an upheld report hides the review and its rating; people are told; it can be undone', async () => {
  const made = await course()
  const { courseId } = made
  const author = await learner(made)
  await progress(author, made)
  await author(reviewApi.saveReview, { courseId, score: '1', content: '骂人' })
  const id = await reviewId(author, courseId)
  const [reporter, reviewer, admin] = [
    await newUser('student'),
    await newUser('reviewer'),
    await newUser('admin'),
  ]
  await reporter(reviewApi.report, { reviewId: id, reason: 'abuse', words: '' })
  expect(await counts(courseId)).toMatchObject({ count: 1, halves: 2 })
  const hide = { kind, id, reason: 'abuse' as const, words: '请就事论事' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => reviewer.ask(moderationApi.hideReported, hide)),
  )
  expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
  expect(await counts(courseId)).toMatchObject({ count: 0, halves: 0 })
  expect(await visitor(reviewApi.getReviews, { courseId })).toMatchObject({ written: 0, items: [] })
  const { mine } = await author(reviewApi.getReviews, { courseId })
  expect(mine!.hidden).toEqual({ reason: 'abuse', words: '请就事论事' })
  expect(await titles(author)).toEqual(['您的课程评价已被隐藏'])
  expect(await titles(reporter)).toEqual(['您的举报已处理'])
  // Neither an edit nor a deletion brings it back.
  await author(reviewApi.saveReview, { courseId, score: '5', content: '改了' })
  await expect(author(reviewApi.deleteReview, { courseId })).rejects.toMatchObject(
    refusal('review.hidden'),
  )
  await expect(
    reporter(reviewApi.setHelpful, { reviewId: id, helpful: true }),
  ).rejects.toMatchObject(refusal('review.notFound'))
  expect(await counts(courseId)).toMatchObject({ count: 0, halves: 0 })
  expect(await caseOf(reviewer, id)).toEqual([])
  expect(await caseOf(reviewer, id, 'upheld')).toMatchObject([{ hidden: true, count: 1 }])

  await reviewer(moderationApi.restoreHidden, { kind, id })
  await reviewer(moderationApi.restoreHidden, { kind, id })
  expect(await counts(courseId)).toMatchObject({ count: 1, halves: 10 })
  expect((await visitor(reviewApi.getReviews, { courseId })).items).toMatchObject([
    { content: '改了' },
  ])
  const { items } = await admin(auditApi.getAuditLog, {})
  expect(items.map(({ action }) => action).filter((one) => one.startsWith('reported.'))).toEqual([
    'reported.restore',
    'reported.hide',
  ])
})

test('dismissed reports leave the review; another person may report it again', async () => {
  const made = await course()
  const { reviewId: id } = await reviewed(made)
  const [one, two, reviewer] = [
    await newUser('student'),
    await newUser('student'),
    await newUser('reviewer'),
  ]
  const report = { reviewId: id, reason: 'offTopic' as const, words: '' }
  await one(reviewApi.report, report)
  await reviewer(moderationApi.dismissReports, { kind, id })
  await expect(reviewer(moderationApi.dismissReports, { kind, id })).rejects.toMatchObject(
    refusal('moderation.decided'),
  )
  await one(reviewApi.report, report)
  expect(await caseOf(reviewer, id)).toEqual([])
  await two(reviewApi.report, report)
  expect((await caseOf(reviewer, id, 'all')).map(({ state, count }) => [state, count])).toEqual([
    ['open', 1],
    ['dismissed', 1],
  ])
  expect((await visitor(reviewApi.getReviews, made)).written).toBe(1)
})

test('nobody decides about the own review or the own course', async () => {
  const made = await course()
  const author = await learner(made, 'reviewer')
  await author(reviewApi.saveReview, { courseId: made.courseId, score: '5', content: '好' })
  const id = await reviewId(author, made.courseId)
  await (
    await newUser('student')
  )(reviewApi.report, { reviewId: id, reason: 'abuse', words: '' })
  for (const person of [author, await newUser('reviewer')]) {
    const [found] = await caseOf(person, id)
    const act = await person.ask(moderationApi.dismissReports, { kind, id })
    expectAgreement(found!.can.decide, act)
    expect(found!.can.decide.may).toBe(person !== author)
  }
})
