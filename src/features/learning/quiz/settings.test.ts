import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { type Attempt, quizApi } from './contract.ts'
import { endOverdueJob } from './server/end-overdue.ts'
import { quizAllowances, quizAttempts, quizzes } from './tables.ts'
import { minute, smallQuizzesIn } from './test-small-quiz.ts'

const world = await openWorld()
const { db, quizWith, answer, pass } = smallQuizzesIn(world)
const { app } = world
const from = (ms: number) => new Date(Date.now() + ms).toISOString()

test('the time of an attempt is the server’s, and it is handed in at its end without a browser', async () => {
  const { at, learner } = await quizWith({ timeLimit: 10 })
  const student = await learner()
  const attempt = await student(studyApi.startQuiz, at)
  expect(attempt.secondsLeft).toBeGreaterThan(590)
  await answer(student, attempt)
  const { attemptId } = attempt
  await pass(attemptId, 10)
  // Within the grace an answer still counts.
  expect(await answer(student, attempt, 1)).toMatchObject({ late: null })
  await pass(attemptId, 2)
  await endOverdueJob.run(app.kernel, undefined as never, undefined as never)
  const [row] = await db.select().from(quizAttempts).where(eq(quizAttempts.id, attemptId))
  expect(row).toMatchObject({ status: 'handedIn', endedBy: 'time', score: 2, late: false })
  expect(row!.handedInAt!.getTime() - row!.startedAt.getTime()).toBe(10 * minute)
  // A later answer is kept for the teacher, and changes nothing now; twice is once.
  for (const revision of [7, 7, 6]) {
    expect(await answer(student, attempt, 1, false, revision)).toMatchObject({ late: 'afterEnd' })
  }
  expect(await student(quizApi.getAttempt, { attemptId })).toMatchObject({
    ...{ score: 2, endedBy: 'time', lateAnswers: 1 },
  })
  expect(await student(quizApi.handIn, { attemptId })).toMatchObject({ endedBy: 'time', score: 2 })
})

test('whoever looks first ends an attempt whose time is up, and a hand-in by its learner refuses answers', async () => {
  const { at, learner } = await quizWith({ timeLimit: 10 })
  const [one, two] = [await learner(), await learner()]
  const first = await one(studyApi.startQuiz, at)
  await pass(first.attemptId, 12)
  const sign = { attemptId: first.attemptId, place: 0, leaves: [] }
  expect(await one(quizApi.attend, sign)).toMatchObject({ status: 'handedIn', secondsLeft: null })
  const second = await two(studyApi.startQuiz, at)
  await pass(second.attemptId, 12)
  expect(await answer(two, second)).toMatchObject({ late: 'afterEnd' })
  const third = await two(studyApi.redoQuiz, { ...at, attemptId: second.attemptId })
  await two(quizApi.handIn, { attemptId: third.attemptId })
  await expect(answer(two, third)).rejects.toMatchObject(refusal('quiz.handedIn'))
})

test('a quiz begins within its dates, and a closing ends what runs', async () => {
  const { quizId, at, learner } = await quizWith({ opensAt: from(5 * minute) })
  const student = await learner()
  const start = () => student(studyApi.startQuiz, at)
  await expect(start()).rejects.toMatchObject(refusal('quiz.notOpen'))
  const { quiz } = await student(studyApi.getItem, at)
  expect(quiz!.can.start).toMatchObject({ may: false, why: { id: 'quiz.notOpen' } })
  await db
    .update(quizzes)
    .set({ opensAt: new Date(Date.now() - 20 * minute), entryMinutes: 15 })
    .where(eq(quizzes.id, quizId))
  await expect(start()).rejects.toMatchObject(refusal('quiz.entryClosed'))
  await db
    .update(quizzes)
    .set({ entryMinutes: null, timeLimit: 60, closesAt: new Date(Date.now() + 10 * minute) })
    .where(eq(quizzes.id, quizId))
  const attempt = await start()
  expect(attempt.secondsLeft).toBeLessThanOrEqual(600)
  // The teacher changes the end while it runs.
  await db.update(quizzes).set({ closesAt: new Date(Date.now() + 40 * minute) })
  const sign = { attemptId: attempt.attemptId, place: 0, leaves: [] }
  expect((await student(quizApi.attend, sign)).secondsLeft).toBeGreaterThan(2300)
  await db.update(quizzes).set({ closesAt: new Date(Date.now() - 5 * minute) })
  expect(await student(quizApi.attend, sign)).toMatchObject({ status: 'handedIn' })
  const late = await learner()
  await expect(late(studyApi.startQuiz, at)).rejects.toMatchObject(refusal('quiz.closed'))
})

test('a homework may be handed in late, which is marked; later it is closed', async () => {
  const { quizId, at, learner } = await quizWith({
    ...templateSettings.homework,
    closesAt: from(-5 * minute),
  })
  const student = await learner()
  const attempt = await student(studyApi.startQuiz, at)
  await answer(student, attempt)
  const result = await student(quizApi.handIn, { attemptId: attempt.attemptId })
  // Its keys wait for the closing with the days of late hand-in, for everybody.
  expect(result).toMatchObject({ late: true, score: 1 })
  expect(result.questions[0]!.result).toMatchObject({ key: null, explanation: null })
  const closing = new Date(Date.now() - 4 * 86_400_000)
  await db.update(quizzes).set({ closesAt: closing }).where(eq(quizzes.id, quizId))
  const later = await student(quizApi.getAttempt, { attemptId: attempt.attemptId })
  expect(later.questions.map(({ result: one }) => one!.key !== null)).toEqual([true, true])
  // Not while one learner may still take it.
  const other = await learner()
  const allowed = { quizId, userId: other.id, closesAt: new Date(Date.now() + minute) }
  await db.insert(quizAllowances).values(allowed)
  const held = await student(quizApi.getAttempt, { attemptId: attempt.attemptId })
  expect(held.questions[0]!.result!.key).toBeNull()
  expect(await other(studyApi.startQuiz, at)).toMatchObject({ status: 'open' })
})

test('an examination shows neither mark nor key before their releases, each apart', async () => {
  const settings = { ...templateSettings.exam, handInAfter: 0 }
  const { quizId, at, learner } = await quizWith(settings)
  const student = await learner()
  const attempt = await student(studyApi.startQuiz, at)
  await answer(student, attempt, 0, true)
  await answer(student, attempt, 1, false)
  const { attemptId } = attempt
  const hidden = await student(quizApi.handIn, { attemptId })
  expect(hidden).toMatchObject({ score: null, passed: null, questions: [], counting: null })
  expect(hidden.can.redo).toMatchObject({ may: false, why: { id: 'quiz.noAttemptsLeft' } })
  const { progress, quiz } = await student(studyApi.getItem, at)
  expect(progress).toEqual({ done: false, share: 0 })
  expect(quiz).toMatchObject({ share: null, allowed: 1, used: 1 })
  const { attempts } = await student(quizApi.getAttempts, { quizId })
  expect(attempts).toMatchObject([{ score: null, passed: null }])
  await db.update(quizzes).set({ marksReleasedAt: new Date() }).where(eq(quizzes.id, quizId))
  const marked = await student(quizApi.getAttempt, { attemptId })
  expect(marked).toMatchObject({ score: 1, passed: false, counting: { rule: 'first', share: 0.5 } })
  expect(marked.questions.map(({ result }) => result!.key)).toEqual([null, null])
  await db
    .update(quizzes)
    .set({ marksReleasedAt: null, keysReleasedAt: new Date() })
    .where(eq(quizzes.id, quizId))
  const keyed = await student(quizApi.getAttempt, { attemptId })
  expect(keyed).toMatchObject({
    score: null,
    passed: null,
    counting: null,
    practises: false,
    counts: { correct: null },
  })
  expect(keyed.questions.map(({ result, shown }) => [result, shown?.key?.right])).toEqual([
    [null, ['true']],
    [null, ['true']],
  ])
  expect(JSON.stringify(keyed.questions)).not.toMatch(/verdict|earned/)
  await db.update(quizzes).set({ marksReleasedAt: new Date() }).where(eq(quizzes.id, quizId))
  await db.update(quizzes).set({ keysReleasedAt: new Date() }).where(eq(quizzes.id, quizId))
  const whole = await student(quizApi.getAttempt, { attemptId })
  expect(whole.questions.every(({ result }) => result!.key !== null)).toBe(true)
})

test('a practice shows keys after passing or three attempts', async () => {
  const { at, learner } = await quizWith({ ...templateSettings.practice, showKey: 'passed' })
  const student = await learner()
  const shown: boolean[] = []
  let attempt = await student(studyApi.startQuiz, at)
  for (let round = 0; round < 3; round++) {
    await answer(student, attempt, 0, false)
    const result = await student(quizApi.handIn, { attemptId: attempt.attemptId })
    expect(result.questions[0]!.result!.explanation ?? '').not.toContain('right')
    shown.push(result.questions[0]!.result!.key !== null)
    attempt = await student(studyApi.redoQuiz, { ...at, attemptId: attempt.attemptId })
  }
  expect(shown).toEqual([false, false, true])
  const good = await learner()
  const first = await good(studyApi.startQuiz, at)
  await answer(good, first, 0)
  await answer(good, first, 1)
  const passed = await good(quizApi.handIn, { attemptId: first.attemptId })
  expect(passed.questions[0]!.result!.key).not.toBeNull()
})

const day = 86_400_000

test('keys wait for the last learner: for the grace, for more time, and for later dates; marks wait for the closing alone', async () => {
  const shown = { showKey: 'closed', showExplanation: 'closed', showMark: 'closed' } as const
  const { quizId, at, learner } = await quizWith({
    ...shown,
    timeLimit: 60,
    closesAt: from(minute),
  })
  const [done, slow, other] = [await learner(), await learner(), await learner()]
  const { attemptId, questions } = await done(studyApi.startQuiz, at)
  await answer(done, { attemptId, questions } as Attempt)
  await done(quizApi.handIn, { attemptId })
  await db.insert(quizAllowances).values({ quizId, userId: slow.id, extraMinutes: 60 })
  const open = await slow(studyApi.startQuiz, at)
  const close = (ms: number) =>
    db
      .update(quizzes)
      .set({ closesAt: new Date(Date.now() - ms) })
      .where(eq(quizzes.id, quizId))
  const look = async () => {
    const seen = await done(quizApi.getAttempt, { attemptId })
    return { score: seen.score, keys: seen.questions.some(({ result }) => result!.key !== null) }
  }
  // Within the grace an answer of somebody else may still count.
  await close(30_000)
  expect(await look()).toEqual({ score: null, keys: false })
  await close(10 * minute)
  expect(await look()).toEqual({ score: 1, keys: false })
  expect(await answer(slow, open)).toMatchObject({ late: null })
  await slow(quizApi.handIn, { attemptId: open.attemptId })
  expect(await look()).toEqual({ score: 1, keys: true })
  // A make-up that is still to come hides no mark.
  const opensAt = new Date(Date.now() + day)
  const later = { opensAt, closesAt: new Date(Date.now() + 2 * day), kind: 'makeUp' as const }
  await db.insert(quizAllowances).values({ quizId, userId: other.id, ...later })
  expect(await look()).toEqual({ score: 1, keys: false })
})

test('a homework that nobody hands in is late if an answer came after its date, and stays so', async () => {
  const closesAt = from(-2 * day)
  const { quizId, at, learner } = await quizWith({ ...templateSettings.homework, closesAt })
  const [late, early] = [await learner(), await learner()]
  const attempts = new Map<Person, number>()
  for (const student of [late, early]) {
    const attempt = await student(studyApi.startQuiz, at)
    await answer(student, attempt)
    attempts.set(student, attempt.attemptId)
  }
  await db.execute(sql`update attempt_answers set saved_at = saved_at - interval '3 days'
    where attempt_id = ${attempts.get(early)!}`)
  const closing = new Date(Date.now() - 4 * day)
  await db.update(quizzes).set({ closesAt: closing }).where(eq(quizzes.id, quizId))
  await db.execute(sql`update attempt_answers set saved_at = saved_at - interval '2 days'
    where attempt_id in ${[...attempts.values()]}`)
  const seen = async (student: Person) => {
    const { late: isLate, endedBy } = await student(quizApi.getAttempt, {
      attemptId: attempts.get(student)!,
    })
    return { isLate, endedBy }
  }
  expect(await seen(late)).toEqual({ isLate: true, endedBy: 'time' })
  expect(await seen(early)).toEqual({ isLate: false, endedBy: 'time' })
})

test('a trial run is handed in at once, and is not in the way of a teacher who joins as a learner', async () => {
  const { quizId, at, owner, learner } = await quizWith({ ...templateSettings.exam })
  const run = await owner(studyApi.startQuiz, at)
  expect(run.trial).toBe(true)
  expect(await owner(quizApi.handIn, { attemptId: run.attemptId })).toMatchObject({ trial: true })
  const student = await learner()
  await db.insert(quizAttempts).values({ quizId, userId: student.id, trial: true })
  const own = await student(studyApi.startQuiz, at)
  expect(own).toMatchObject({ trial: false, number: 1, status: 'open' })
})
