import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { type Attempt, quizApi } from './contract.ts'
import { createQuiz } from './server/create-quiz.ts'
import { attemptLeaves, quizAllowances, quizzes } from './tables.ts'
import { newQuestions, trueFalse } from './test-bodies.ts'
import { minute, smallQuizzesIn } from './test-small-quiz.ts'

const world = await openWorld()
const { db, quizWith, answer, pass } = smallQuizzesIn(world)
const { app, newCourse, newUser } = world
const from = (ms: number) => new Date(Date.now() + ms).toISOString()

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
  const { quizId, owner } = await quizWith({})
  const made = await db.transaction(async (tx) => {
    const ids = await newQuestions(
      tx,
      owner.id,
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

test('after five wrong passwords each further one waits, also many at once; the right one ends the count', async () => {
  const { at, learner } = await quizWith({ password: '海运' })
  const student = await learner()
  const guess = (password: string) => student(studyApi.startQuiz, { ...at, password })
  const began = performance.now()
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => guess(`猜${n}`)))
  const named = (name: string) =>
    outcomes.filter((one) => one.status === 'rejected' && one.reason.envelope.error === name).length
  const compared = named('quiz.wrongPassword')
  expect(compared + named('quiz.waitForPassword')).toBe(12)
  // The first pauses are one and two seconds, which a slow machine may outlast.
  const isQuick = performance.now() - began < 1000
  expect(isQuick ? [5] : [5, 6, 7]).toContain(compared)
  await db.execute(sql`update tries set last_failed_at = now() + interval '1 minute'`)
  // The right one waits too: a refusal tells nothing of the password.
  await expect(guess('海运')).rejects.toMatchObject(refusal('quiz.waitForPassword'))
  const other = await learner()
  expect(await other(studyApi.startQuiz, { ...at, password: '海运' })).toMatchObject({
    status: 'open',
  })
  await db.execute(sql`update tries set last_failed_at = now() - interval '1 minute'`)
  expect(await guess('海运')).toMatchObject({ status: 'open' })
  const { rows } = await db.execute(sql`select from tries where subject like 'quiz:%'`)
  expect(rows).toEqual([])
})

test('opening an earlier attempt compares no password, so it neither ends nor adds to the count of guesses', async () => {
  const { at, learner } = await quizWith({ password: '海运', attempts: null })
  const student = await learner()
  const { attemptId } = await student(studyApi.startQuiz, { ...at, password: '海运' })
  await student(quizApi.handIn, { attemptId })
  const guess = async (password: string) =>
    (await student.ask(studyApi.redoQuiz, { ...at, attemptId, password })).envelope.error
  const open = () => student(studyApi.startQuiz, { ...at, password: '任意' })
  for (let n = 0; n < 8; n++) expect(await open()).toMatchObject({ attemptId })
  for (let n = 0; n < 4; n++) expect(await guess(`猜${n}`)).toBe('quiz.wrongPassword')
  expect(await open()).toMatchObject({ attemptId })
  expect(await guess('猜')).toBe('quiz.wrongPassword')
  expect(await guess('猜')).toBe('quiz.waitForPassword')
})

test('a homework is revised: the further attempt begins with the last answers, and the former one stays', async () => {
  const { at, learner } = await quizWith({ keepAnswers: true, counts: 'last' })
  const student = await learner()
  const first = await student(studyApi.startQuiz, at)
  await answer(student, first, 0, false, 5)
  await answer(student, first, 1, true, 6)
  const { attemptId } = first
  expect(await student(quizApi.handIn, { attemptId })).toMatchObject({
    score: 1,
    keepsAnswers: true,
  })
  const second = await student(studyApi.redoQuiz, { ...at, attemptId })
  expect(second.questions.map((one) => one.answer)).toEqual([
    { type: 'trueFalse', value: false },
    { type: 'trueFalse', value: true },
  ])
  await answer(student, second, 0, true)
  const revised = await student(quizApi.handIn, { attemptId: second.attemptId })
  expect(revised).toMatchObject({ score: 2, number: 2 })
  expect(await student(quizApi.getAttempt, { attemptId })).toMatchObject({ score: 1 })
  const plain = await quizWith({})
  const other = await plain.learner()
  const begun = await other(studyApi.startQuiz, plain.at)
  await answer(other, begun)
  await other(quizApi.handIn, { attemptId: begun.attemptId })
  const again = await other(studyApi.redoQuiz, { ...plain.at, attemptId: begun.attemptId })
  expect(again.questions.map((one) => one.answer)).toEqual([null, null])
})

test('without a way back, no answer counts that follows one to a later question, whatever the clock of its device says', async () => {
  const { at, learner } = await quizWith({ paging: 'one', goBack: false })
  const student = await learner()
  const attempt = await student(studyApi.startQuiz, at)
  await answer(student, attempt, 0, false, 10)
  await answer(student, attempt, 0, true, 11)
  const farAhead = Number.MAX_SAFE_INTEGER
  await answer(student, attempt, 1, true, farAhead)
  for (const revision of [12, Date.now(), farAhead]) {
    expect(await answer(student, attempt, 0, false, revision)).toMatchObject({ late: 'behind' })
  }
  const { questions } = await student(quizApi.getAttempt, { attemptId: attempt.attemptId })
  expect(questions[0]!.answer).toMatchObject({ value: true })
  // What was saved before is only acknowledged again.
  expect(await answer(student, attempt, 0, true, 11)).toMatchObject({ revision: 11 })
  const free = await quizWith({ paging: 'one' })
  const other = await free.learner()
  const open = await other(studyApi.startQuiz, free.at)
  await answer(other, open, 1, true, 20)
  expect(await answer(other, open, 0, true, 21)).toMatchObject({ revision: 21 })
})

test('the result offers practice once the wrong-question set has its questions', async () => {
  const { at, learner } = await quizWith({})
  const [wrong, right] = [await learner(), await learner()]
  const shown: boolean[] = []
  for (const [student, value] of [
    [wrong, false],
    [right, true],
  ] as const) {
    const attempt = await student(studyApi.startQuiz, at)
    await answer(student, attempt, 0, value)
    shown.push((await student(quizApi.handIn, { attemptId: attempt.attemptId })).practises)
  }
  expect(shown).toEqual([true, false])
})
