import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { analysisApi } from '#src/features/learning/analysis/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { minute, smallQuizzesIn } from '#src/features/learning/quiz/test-small-quiz.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { invigilationApi as api } from './contract.ts'

const world = await openWorld()
const { db, quizWith, answer } = smallQuizzesIn(world)
const from = (ms: number) => new Date(Date.now() + ms).toISOString()
const told = async (student: Person) =>
  (await student(messageApi.getSendMessageList, {})).items.filter((one) =>
    JSON.stringify(one).includes('补考'),
  ).length

/** A closed examination with one who passed, one who failed, one who was absent, one who has extra time and failed. */
async function closedExam() {
  const quiz = await quizWith({ attempts: 1, counts: 'last' })
  const { quizId, at, learners } = quiz
  const [passed, failed, absent, slow] = await learners(4)
  for (const [student, values] of [
    [passed!, [true, true]],
    [failed!, [false]],
    [slow!, [false]],
  ] as const) {
    const attempt = await student(studyApi.startQuiz, at)
    for (const [place, value] of values.entries()) await answer(student, attempt, place, value)
    await student(quizApi.handIn, { attemptId: attempt.attemptId })
  }
  await db.execute(
    sql`update quizzes set closes_at = now() - interval '1 day' where id = ${quizId}`,
  )
  await db.execute(
    sql`insert into quiz_allowances (quiz_id, user_id, extra_minutes) values (${quizId}, ${slow!.id}, 30)`,
  )
  return { ...quiz, passed: passed!, failed: failed!, absent: absent!, slow: slow! }
}

const window = { opensAt: from(-minute), closesAt: from(60 * minute) }

test('one act opens the quiz once more to all who failed or were absent, and tells them once', async () => {
  const { owner, quizId, at, passed, failed, absent, slow } = await closedExam()
  const act = () => owner(api.arrangeMakeUp, { quizId, group: 'both', ...window })
  expect(await act()).toEqual({ arranged: 3 })
  // A second click arranges no second attempt.
  expect(await act()).toEqual({ arranged: 3 })
  const { items } = await owner(api.getLearners, { quizId })
  const of = ({ id }: Person) => items.find(({ userId }) => userId === id)!.allowance
  expect(of(passed)).toBeNull()
  expect(of(failed)).toMatchObject({ kind: 'makeUp', extraAttempts: 1 })
  expect(of(absent)).toMatchObject({ kind: 'makeUp', extraAttempts: 0 })
  expect(of(slow)).toMatchObject({ kind: 'makeUp', extraAttempts: 1, extraMinutes: 30 })
  const first = await absent(studyApi.startQuiz, at)
  await absent(quizApi.handIn, { attemptId: first.attemptId })
  const redo = (student: Person, attemptId: number) =>
    student(studyApi.redoQuiz, { ...at, attemptId })
  await expect(redo(absent, first.attemptId)).rejects.toMatchObject(refusal('quiz.noAttemptsLeft'))
  const { attemptId } = await failed(studyApi.startQuiz, at)
  expect(await redo(failed, attemptId)).toMatchObject({ number: 2, status: 'open' })
  await eventually(async () => expect(await told(slow)).toBe(1))
  expect([await told(failed), await told(passed)]).toEqual([1, 0])
})

test('absent or failed alone; a deferred examination that is still to come stays', async () => {
  const { owner, quizId, failed, absent } = await closedExam()
  const given = { quizId, userIds: [absent.id], kind: 'deferred' as const, extraMinutes: 0 }
  const closesAt = from(600 * minute)
  await owner(api.allow, { ...given, extraAttempts: 0, opensAt: null, closesAt })
  const act = (group: 'absent' | 'failed') => owner(api.arrangeMakeUp, { quizId, group, ...window })
  expect(await act('absent')).toEqual({ arranged: 0 })
  expect(await act('failed')).toEqual({ arranged: 2 })
  const { items } = await owner(api.getLearners, { quizId })
  const kindOf = ({ id }: Person) => items.find(({ userId }) => userId === id)!.allowance?.kind
  expect([kindOf(absent), kindOf(failed)]).toEqual(['deferred', 'makeUp'])
  const nobody = await quizWith({})
  await expect(
    nobody.owner(api.arrangeMakeUp, { quizId: nobody.quizId, group: 'both', ...window }),
  ).rejects.toMatchObject(refusal('invigilation.nobody'))
})

test('dates that are missing, over, or in the wrong order, and other teachers, are refused', async () => {
  const { owner, quizId } = await closedExam()
  const act = (person: Person, dates: { opensAt: string | null; closesAt: string | null }) =>
    person(api.arrangeMakeUp, { quizId, group: 'both', ...dates })
  for (const [dates, name] of [
    [{ ...window, opensAt: null }, 'invigilation.needsDates'],
    [{ ...window, closesAt: from(-1) }, 'invigilation.needsDates'],
    [{ opensAt: window.closesAt, closesAt: from(minute) }, 'invigilation.closesEarly'],
  ] as const) {
    await expect(act(owner, dates)).rejects.toMatchObject(refusal(name))
  }
  const stranger = await world.newUser('teacher')
  await expect(act(stranger, window)).rejects.toMatchObject(refusal('quiz.notFound'))
})

test('the make-up of an examination counts, in its hour alone, and a deferred one may be entered after the others', async () => {
  const { owner, quizId, at, learners } = await quizWith({
    ...templateSettings.exam,
    handInAfter: 0,
  })
  const [failed, excused] = await learners(2)
  const take = async (student: Person, values: readonly boolean[], attemptId?: number) => {
    const attempt = await (attemptId === undefined
      ? student(studyApi.startQuiz, at)
      : student(studyApi.redoQuiz, { ...at, attemptId }))
    for (const [place, value] of values.entries()) await answer(student, attempt, place, value)
    return student(quizApi.handIn, { attemptId: attempt.attemptId })
  }
  const { attemptId } = await take(failed!, [true, false])
  // The examination began two hours ago.
  await db.execute(sql`update quizzes set opens_at = now() - interval '2 hours',
    closes_at = now() - interval '10 minutes' where id = ${quizId}`)
  await owner(api.arrangeMakeUp, { quizId, group: 'failed', ...window })
  await owner(api.allow, {
    ...{ quizId, userIds: [excused!.id], kind: 'deferred', extraMinutes: 0, extraAttempts: 0 },
    ...{ opensAt: null, closesAt: from(60 * minute) },
  })
  await take(failed!, [true, true], attemptId)
  await take(excused!, [true, true])
  await owner(api.release, { quizId, what: 'marks', released: true })
  const { items } = await owner(api.getLearners, { quizId })
  expect(items.map(({ share, passed }) => ({ share, passed }))).toEqual([
    { share: 1, passed: true },
    { share: 1, passed: true },
  ])
  const { quiz, progress } = await failed!(studyApi.getItem, at)
  expect(quiz).toMatchObject({ share: 1 })
  expect(progress).toMatchObject({ done: true })
})

/** Each attempt gets so many right answers of two; the kind of the arrangement by which it begins, or none. */
async function countedAfter(
  counts: 'first' | 'last' | 'mean',
  attempts: readonly [right: number, kind?: 'makeUp' | 'givenBack'][],
) {
  const { owner, quizId, at, learner } = await quizWith({ attempts: 1, counts })
  const student = await learner()
  let attemptId = 0
  for (const [right, kind] of attempts) {
    const given = { quizId, closesAt: window.closesAt }
    if (kind === 'makeUp') {
      await owner(api.allow, {
        ...{ ...given, userIds: [student.id], kind, extraMinutes: 0, opensAt: null },
        extraAttempts: 5,
      })
    } else if (kind) {
      await owner(api.giveBack, { ...given, attemptIds: [attemptId], reason: '重做' })
    }
    const attempt =
      attemptId === 0
        ? await student(studyApi.startQuiz, at)
        : await student(studyApi.redoQuiz, { ...at, attemptId })
    ;({ attemptId } = attempt)
    for (const place of [0, 1]) await answer(student, attempt, place, place < right)
    await student(quizApi.handIn, { attemptId })
  }
  const { quiz } = await student(studyApi.getItem, at)
  const { items } = await owner(api.getLearners, { quizId })
  const { quiz: figures } = await owner(analysisApi.getAnalysis, { quizId })
  if (counts !== 'mean') expect(figures).toMatchObject({ n: 1, mean: 100 * quiz!.share! })
  expect(items[0]).toMatchObject({ share: quiz!.share, passed: quiz!.share! >= 0.6 })
  return quiz!.share
}

test('a make-up never lowers what counts without it, and of several the best counts', async () => {
  expect(await countedAfter('first', [[1], [0, 'makeUp']])).toBe(0.5)
  expect(await countedAfter('first', [[0], [2, 'makeUp'], [1, 'makeUp']])).toBe(1)
  expect(await countedAfter('last', [[1], [0, 'makeUp']])).toBe(0.5)
  expect(await countedAfter('last', [[0], [2, 'makeUp'], [1, 'makeUp']])).toBe(1)
  expect(await countedAfter('mean', [[1], [0, 'makeUp']])).toBe(0.5)
})

test('what was given back is replaced by its redo, also by a worse one and after a make-up', async () => {
  expect(await countedAfter('first', [[2], [1, 'givenBack']])).toBe(0.5)
  expect(await countedAfter('last', [[0], [2, 'makeUp'], [1, 'givenBack']])).toBe(0.5)
})
