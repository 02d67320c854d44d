import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { type Person, refusal } from '#tests/world.ts'
import { type Attempt, quizApi } from './contract.ts'
import { createQuiz, type NewQuiz } from './server/create-quiz.ts'
import { endOverdueJob } from './server/end-overdue.ts'
import { attemptLeaves, quizAllowances, quizAttempts, quizzes } from './tables.ts'
import { newQuestions, trueFalse } from './test-bodies.ts'
import { openQuiz } from './test-quiz.ts'

const { app, db, newCourse, newUser, teacher } = await openQuiz()
const minute = 60_000
const from = (ms: number) => new Date(Date.now() + ms).toISOString()

/** A quiz of some questions, in a course of its own. */
async function quizWith(settings: NonNullable<NewQuiz['settings']>, more: Partial<NewQuiz> = {}) {
  const quizId = await db.transaction(async (tx) => {
    const ids = await newQuestions(tx, teacher.id, [trueFalse('一'), trueFalse('二')])
    const questions = ids.map((questionId) => ({ questionId }))
    return createQuiz(tx, app.kernel, { title: '考试', questions, settings, ...more })
  })
  const { courseId, itemIds } = await newCourse({
    chapters: [{ name: '一', items: [{ kind: 'quiz', name: '考试', quizId }] }],
  })
  const at = { courseId, itemId: itemIds[0]! }
  const learner = async () => {
    const student = await newUser('student')
    await student(courseApi.join, { courseId, fee: 0 })
    return student
  }
  return { quizId, at, learner }
}

const answer = (student: Person, attempt: Attempt, at = 0, value = true, revision = 1) =>
  student(quizApi.saveAnswer, {
    attemptId: attempt.attemptId,
    questionId: attempt.questions[at]!.questionId,
    answer: { type: 'trueFalse', value },
    revision,
  })

/** Moves the start of an attempt into the past. */
const pass = (attemptId: number, minutes: number) =>
  db.execute(sql`update quiz_attempts set started_at = started_at - make_interval(mins => ${minutes})
    where id = ${attemptId}`)

test('the time of an attempt is the server’s, and it is handed in at its end without a browser', async () => {
  const { at, learner } = await quizWith({ timeLimit: 10 })
  const student = await learner()
  const attempt = await student(studyApi.startQuiz, at)
  expect(attempt.secondsLeft).toBeGreaterThan(590)
  await answer(student, attempt)
  const { attemptId } = attempt
  await pass(attemptId, 10)
  // Within the grace an answer still counts.
  expect(await answer(student, attempt, 1)).toMatchObject({ late: false })
  await pass(attemptId, 2)
  await endOverdueJob.run(app.kernel, undefined as never, undefined as never)
  const [row] = await db.select().from(quizAttempts).where(eq(quizAttempts.id, attemptId))
  expect(row).toMatchObject({ status: 'handedIn', endedBy: 'time', score: 2, late: false })
  expect(row!.handedInAt!.getTime() - row!.startedAt.getTime()).toBe(10 * minute)
  // A later answer is kept for the teacher, and changes nothing now; twice is once.
  for (const revision of [7, 7, 6]) {
    expect(await answer(student, attempt, 1, false, revision)).toMatchObject({ late: true })
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
  expect(await answer(two, second)).toMatchObject({ late: true })
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

test('attempts, waiting time and password are kept by the server', async () => {
  const { quizId, at, learner } = await quizWith({ attempts: 2, waitMinutes: 30, password: '海运' })
  const student = await learner()
  await expect(student(studyApi.startQuiz, at)).rejects.toMatchObject(refusal('quiz.needsPassword'))
  await expect(student(studyApi.startQuiz, { ...at, password: '空运' })).rejects.toMatchObject(
    refusal('quiz.wrongPassword'),
  )
  const { quiz } = await student(studyApi.getItem, at)
  expect(JSON.stringify(quiz)).not.toContain('海运')
  const { attemptId } = await student(studyApi.startQuiz, { ...at, password: ' 海运 ' })
  await student(quizApi.handIn, { attemptId })
  const redo = () => student(studyApi.redoQuiz, { ...at, attemptId, password: '海运' })
  await expect(redo()).rejects.toMatchObject(refusal('quiz.waits'))
  await db.execute(sql`update quiz_attempts set handed_in_at = handed_in_at - interval '31 minutes'
    where id = ${attemptId}`)
  const second = await redo()
  await student(quizApi.handIn, { attemptId: second.attemptId })
  await db.update(quizzes).set({ waitMinutes: 0 }).where(eq(quizzes.id, quizId))
  await expect(
    student(studyApi.redoQuiz, { ...at, attemptId: second.attemptId, password: '海运' }),
  ).rejects.toMatchObject(refusal('quiz.noAttemptsLeft'))
  await db.insert(quizAllowances).values({ quizId, userId: student.id, extraAttempts: 1 })
  expect(
    await student(studyApi.redoQuiz, { ...at, attemptId: second.attemptId, password: '海运' }),
  ).toMatchObject({ status: 'open', number: 3 })
})

test('a hand-in waits for its minutes', async () => {
  const { at, learner } = await quizWith({ handInAfter: 30 })
  const student = await learner()
  const { attemptId } = await student(studyApi.startQuiz, at)
  await expect(student(quizApi.handIn, { attemptId })).rejects.toMatchObject(
    refusal('quiz.tooEarly'),
  )
  await pass(attemptId, 31)
  expect(await student(quizApi.handIn, { attemptId })).toMatchObject({ status: 'handedIn' })
})

test('the rule of the quiz decides which attempt counts', async () => {
  const outcomes = { best: 1, last: 0, first: 0.5, mean: 0.5 }
  for (const [counts, share] of Object.entries(outcomes)) {
    const { at, learner } = await quizWith({ counts: counts as keyof typeof outcomes })
    const student = await learner()
    let attempt = await student(studyApi.startQuiz, at)
    for (const right of [1, 2, 0]) {
      await answer(student, attempt, 0, right > 0)
      await answer(student, attempt, 1, right > 1)
      await student(quizApi.handIn, { attemptId: attempt.attemptId })
      if (right === 0) break
      attempt = await student(studyApi.redoQuiz, { ...at, attemptId: attempt.attemptId })
    }
    const { progress, quiz } = await student(studyApi.getItem, at)
    expect(quiz!.share, counts).toBeCloseTo(share)
    expect(progress, counts).toEqual({ done: counts === 'best', share: quiz!.share })
  }
})

test('what counts at one quiz has nothing to do with another one', async () => {
  const [one, two] = [await quizWith({}), await quizWith({})]
  const student = await one.learner()
  await student(courseApi.join, { courseId: two.at.courseId, fee: 0 })
  for (const [right, { at }] of [one, two].entries()) {
    const attempt = await student(studyApi.startQuiz, at)
    await answer(student, attempt, 0, right === 1)
    await student(quizApi.handIn, { attemptId: attempt.attemptId })
  }
  expect((await student(studyApi.getItem, one.at)).quiz).toMatchObject({ share: 0, used: 1 })
  expect((await student(studyApi.getItem, two.at)).quiz).toMatchObject({ share: 0.5, used: 1 })
})

test('a draw gives each attempt its questions, others in the next one, and the same in each window', async () => {
  const { quizId } = await quizWith({})
  const made = await db.transaction(async (tx) => {
    const ids = await newQuestions(
      tx,
      teacher.id,
      Array.from({ length: 8 }, (_, at) => trueFalse(`池${at}`)),
    )
    const questions = ids.map((questionId, at) =>
      at === 0 ? { questionId, section: 'a' } : { questionId, section: 'b', draw: 'd', points: 2 },
    )
    const name = (zh: string) => ({ name: { zh, en: '' }, intro: { zh: '', en: '' } })
    return createQuiz(tx, app.kernel, {
      ...{ title: '抽题', questions, draws: [{ key: 'd', count: 3 }] },
      sections: [
        { key: 'a', ...name('一') },
        { key: 'b', ...name('二') },
      ],
    })
  })
  expect(made).not.toBe(quizId)
  const { courseId, itemIds } = await newCourse({
    chapters: [{ name: '一', items: [{ kind: 'quiz', name: '抽题', quizId: made }] }],
  })
  const at = { courseId, itemId: itemIds[0]! }
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  const { quiz } = await student(studyApi.getItem, at)
  expect(quiz).toMatchObject({ questionCount: 4, maxScore: 7 })
  const first = await student(studyApi.startQuiz, at)
  expect(first).toMatchObject({ maxScore: 7, counts: { questions: 4 } })
  expect(first.sections.map(({ name }) => name)).toEqual(['一', '二'])
  expect(first.questions.map(({ section }) => section)).toEqual([1, 2, 2, 2])
  expect(await student(studyApi.startQuiz, at)).toMatchObject({ questions: first.questions })
  await student(quizApi.handIn, { attemptId: first.attemptId })
  const second = await student(studyApi.redoQuiz, { ...at, attemptId: first.attemptId })
  const idsOf = ({ questions }: Attempt) => questions.slice(1).map((one) => one.questionId)
  // Seven in the pool: the next three are new ones.
  expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([])
})

test('leaving is recorded once for each report where the quiz says so, and never for others', async () => {
  const { at, learner } = await quizWith({ watchLeaving: true })
  const student = await learner()
  const { attemptId } = await student(studyApi.startQuiz, at)
  await pass(attemptId, 5)
  const leaves = [{ key: 'leave-0001', ago: 40, seconds: 25 }]
  for (const place of [0, 1]) await student(quizApi.attend, { attemptId, place, leaves })
  const rows = await db.select().from(attemptLeaves).where(eq(attemptLeaves.attemptId, attemptId))
  expect(rows).toMatchObject([{ seconds: 25 }])
  const other = await newUser('student')
  await expect(other(quizApi.attend, { attemptId, place: 0, leaves })).rejects.toMatchObject(
    refusal('quiz.attemptNotFound'),
  )
})

test('the teacher of a course takes its quiz as a trial run, which counts nowhere', async () => {
  const { quizId, at } = await quizWith({ opensAt: from(60 * minute), attempts: 1 })
  const owner = await newUser('teacher')
  await db.execute(sql`update courses set owner_id = ${owner.id} where id = ${at.courseId}`)
  const { quiz } = await owner(studyApi.getItem, at)
  expect(quiz).toMatchObject({ trial: true, can: { start: { may: true } } })
  const attempt = await owner(studyApi.startQuiz, at)
  expect(attempt).toMatchObject({ trial: true })
  await answer(owner, attempt)
  await owner(quizApi.handIn, { attemptId: attempt.attemptId })
  const { attempts } = await owner(quizApi.getAttempts, { quizId })
  expect(attempts).toEqual([])
  expect((await owner(studyApi.getItem, at)).quiz).toMatchObject({ used: 0, share: null })
})
