import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { giveBack } from '#src/features/learning/quiz/server/give-back.ts'
import { quizAllowances, quizAttempts } from '#src/features/learning/quiz/tables.ts'
import { minute, smallQuizzesIn } from '#src/features/learning/quiz/test-small-quiz.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { invigilationApi as api } from './contract.ts'

const world = await openWorld()
const { db, quizWith, answer, pass } = smallQuizzesIn(world)
const { newUser } = world
const noAllowance = {
  ...{ kind: 'extra' as const, extraMinutes: 0, extraAttempts: 0 },
  ...{ opensAt: null, closesAt: null },
}

test('the owner sees the state of each learner; others do not learn that the quiz exists', async () => {
  const { owner, quizId, at, learners } = await quizWith({ watchLeaving: true, timeLimit: 60 })
  const people = await learners(3)
  const [done, open] = people
  const first = await done!(studyApi.startQuiz, at)
  await answer(done!, first)
  await done!(quizApi.handIn, { attemptId: first.attemptId })
  const second = await open!(studyApi.startQuiz, at)
  await answer(open!, second)
  await pass(second.attemptId, 5)
  await open!(quizApi.attend, {
    attemptId: second.attemptId,
    place: 1,
    leaves: [{ key: 'leave-0001', ago: 60, seconds: 30 }],
  })
  await db.execute(sql`update attempt_presence set seen_at = now() - interval '90 seconds'`)
  const { items } = await owner(api.getLearners, { quizId })
  const of = ({ id }: Person) => items.find(({ userId }) => userId === id)
  expect(of(done!)).toMatchObject({ state: 'handedIn', share: 0.5, passed: false, attempts: 1 })
  expect(of(open!)).toMatchObject({
    state: 'open',
    attempt: { place: 1, answered: 1, questions: 2, leaves: 1, awaySeconds: 30, paused: false },
  })
  expect(of(open!)!.attempt!.offlineSince).not.toBeNull()
  expect(of(people[2]!)).toMatchObject({ state: 'none', attempt: null, share: null })
  expect(await owner(api.getQuiz, { quizId })).toMatchObject({
    ...{ title: '考试', offline: 1 },
    counts: { all: 3, none: 1, open: 1, handedIn: 1, failed: 1, waiting: 0 },
  })
  expect((await owner(api.getQuizzes, {})).items).toMatchObject([{ quizId, title: '考试' }])
  const failed = await owner(api.getLearners, { quizId, state: 'failed' })
  expect(failed.items.map(({ userId }) => userId)).toEqual([done!.id])

  const stranger = await newUser('teacher')
  expect((await stranger(api.getQuizzes, {})).items).toEqual([])
  await expect(stranger(api.getQuiz, { quizId })).rejects.toMatchObject(refusal('quiz.notFound'))
  await db.execute(sql`insert into course_staff (course_id, user_id, accepted_at)
    values (${at.courseId}, ${stranger.id}, now())`)
  await expect(stranger(api.getLearners, { quizId })).rejects.toMatchObject(
    refusal('invigilation.noRight'),
  )
  await db.execute(
    sql`update course_staff set may_see_learners = true where user_id = ${stranger.id}`,
  )
  expect((await stranger(api.getLearners, { quizId })).total).toBe(3)
  // A learner of two quizzes counts in each by itself.
  const other = await quizWith({})
  await other.learner()
  await done!(courseApi.join, { courseId: other.courseId, fee: 0 })
  await done!(studyApi.startQuiz, other.at)
  expect((await other.owner(api.getQuiz, { quizId: other.quizId })).counts).toMatchObject({
    ...{ all: 2, none: 1, open: 1, handedIn: 0 },
  })
})

test('extra time lengthens a running attempt and outlasts the closing; a withdrawn one ends it', async () => {
  const closesAt = new Date(Date.now() + 10 * minute).toISOString()
  const { owner, quizId, at, learners } = await quizWith({ timeLimit: 10, closesAt })
  const people = await learners(1)
  const [student] = people
  const { attemptId } = await student!(studyApi.startQuiz, at)
  const userIds = [student!.id]
  await owner(api.allow, { quizId, userIds, ...noAllowance, extraMinutes: 25 })
  const sign = { attemptId, place: 0, leaves: [] }
  const { secondsLeft } = await student!(quizApi.attend, sign)
  expect(secondsLeft).toBeGreaterThan(34 * 60)
  expect((await student!(studyApi.getItem, at)).quiz).toMatchObject({ timeLimit: 35 })
  const { items } = await owner(api.getLearners, { quizId })
  expect(items[0]!.allowance).toMatchObject({ extraMinutes: 25 })
  await owner(api.withdrawAllowance, { quizId, userIds })
  expect((await student!(quizApi.attend, sign)).secondsLeft).toBeLessThanOrEqual(600)
  // A person who has not joined gets none.
  const outside = await newUser('student')
  expect(
    await owner(api.allow, { quizId, userIds: [outside.id], ...noAllowance, extraMinutes: 5 }),
  ).toEqual({ changed: 0 })
  expect(await db.$count(quizAllowances, eq(quizAllowances.userId, outside.id))).toBe(0)
})

test('a make-up gives a further attempt after the closing', async () => {
  const { owner, quizId, at, learners } = await quizWith({
    ...{ attempts: 1, counts: 'last' as const },
    closesAt: new Date(Date.now() - minute).toISOString(),
  })
  const people = await learners(1)
  const [student] = people
  await expect(student!(studyApi.startQuiz, at)).rejects.toMatchObject(refusal('quiz.closed'))
  const later = {
    opensAt: new Date(Date.now() - minute).toISOString(),
    closesAt: new Date(Date.now() + 60 * minute).toISOString(),
  }
  const makeUp = { ...noAllowance, kind: 'makeUp' as const, extraAttempts: 1, ...later }
  await owner(api.allow, { quizId, userIds: [student!.id], ...makeUp })
  expect(await student!(studyApi.startQuiz, at)).toMatchObject({ status: 'open' })
  const wrong = { ...makeUp, opensAt: later.closesAt, closesAt: later.opensAt }
  await expect(
    owner(api.allow, { quizId, userIds: [student!.id], ...wrong }),
  ).rejects.toMatchObject(refusal('invigilation.closesEarly'))
})

test('a pause stops the clock and the answers of all; its time does not count', async () => {
  const { owner, quizId, at, learners } = await quizWith({ timeLimit: 10 })
  const people = await learners(2)
  const [one, two] = people
  const attempt = await one!(studyApi.startQuiz, at)
  expect(await owner(api.pause, { quizId, paused: true })).toEqual({ attempts: 1 })
  expect(await owner(api.pause, { quizId, paused: true })).toEqual({ attempts: 0 })
  await expect(answer(one!, attempt)).rejects.toMatchObject(refusal('quiz.paused'))
  // An attempt that begins meanwhile is held as well.
  expect(await two!(studyApi.startQuiz, at)).toMatchObject({ paused: true })
  await db.execute(sql`update quiz_attempts set started_at = started_at - interval '30 minutes',
    paused_at = paused_at - interval '30 minutes' where id = ${attempt.attemptId}`)
  expect(await owner(api.pause, { quizId, paused: false })).toEqual({ attempts: 2 })
  expect(await one!(quizApi.getAttempt, { attemptId: attempt.attemptId })).toMatchObject({
    ...{ status: 'open', paused: false },
  })
  expect(await answer(one!, attempt)).toMatchObject({ late: null })
})

test('one learner is paused alone, and goes on with the others when the quiz is resumed', async () => {
  const { owner, quizId, at, learners } = await quizWith({ timeLimit: 10 })
  const [one, two] = (await learners(2)) as [Person, Person]
  const [held, free] = [await one(studyApi.startQuiz, at), await two(studyApi.startQuiz, at)]
  const given = { quizId, userIds: [one.id] }
  expect(await owner(api.pause, { ...given, paused: true })).toEqual({ attempts: 1 })
  await expect(answer(one, held)).rejects.toMatchObject(refusal('quiz.paused'))
  expect(await answer(two, free)).toMatchObject({ late: null })
  expect((await owner(api.getQuiz, { quizId })).pausedAt).toBeNull()
  expect(await owner(api.pause, { ...given, paused: false })).toEqual({ attempts: 1 })
  await owner(api.pause, { ...given, paused: true })
  await owner(api.pause, { quizId, paused: true })
  expect(await owner(api.pause, { quizId, paused: false })).toEqual({ attempts: 2 })
  expect(await answer(one, held)).toMatchObject({ late: null })
})

test('collecting ends and marks open attempts; answers that a device still held wait for the teacher', async () => {
  const { owner, quizId, at, learners } = await quizWith({})
  const people = await learners(2)
  const [one, two] = people
  const [first, second] = [await one!(studyApi.startQuiz, at), await two!(studyApi.startQuiz, at)]
  await answer(one!, first)
  expect(await owner(api.endAttempts, { quizId, userIds: [one!.id] })).toEqual({ ended: 1 })
  expect(await answer(one!, first, 1)).toMatchObject({ late: 'afterEnd' })
  expect(await one!(quizApi.getAttempt, { attemptId: first.attemptId })).toMatchObject({
    ...{ endedBy: 'teacher', score: 1, lateAnswers: 1 },
  })
  await answer(two!, second)
  expect(await owner(api.endAttempts, { quizId, userIds: null })).toEqual({ ended: 1 })
  expect(await owner(api.endAttempts, { quizId, userIds: null })).toEqual({ ended: 0 })
})

test('late answers count only once the teacher takes them', async () => {
  const { owner, quizId, at, learners } = await quizWith({ timeLimit: 10 })
  const people = await learners(2)
  const late = async (student: Person) => {
    const attempt = await student(studyApi.startQuiz, at)
    await answer(student, attempt, 0, false)
    await pass(attempt.attemptId, 20)
    expect(await answer(student, attempt, 1, true, 9)).toMatchObject({ late: 'afterEnd' })
    expect(await answer(student, attempt, 0, true, 10)).toMatchObject({ late: 'afterEnd' })
    return attempt.attemptId
  }
  const [one, two] = [await late(people[0]!), await late(people[1]!)]
  expect((await owner(api.getQuiz, { quizId })).counts.waiting).toBe(2)
  const lateOf = async () => {
    const { endedAt, answers } = await owner(api.getLate, { quizId, attemptId: one })
    for (const { lateAt } of answers) expect(lateAt > endedAt).toBe(true)
    return answers.map(({ number, former, late: given, keyWasShown }) => [
      ...[number, former?.type === 'trueFalse' && former.value],
      ...[given.type === 'trueFalse' && given.value, keyWasShown],
    ])
  }
  // The key is there from the end on: of the first question, which was answered.
  expect(await lateOf()).toEqual([
    [1, false, true, true],
    [2, false, true, false],
  ])
  // It is what was true when they arrived, whatever the quiz shows by now.
  for (const key of ['passed', 'released', 'never']) {
    await db.execute(sql`update quizzes set show_key = ${key} where id = ${quizId}`)
    expect((await lateOf()).map((row) => row[3])).toEqual([true, false])
  }
  for (let twice = 0; twice < 2; twice++) {
    expect(await owner(api.decideLate, { quizId, attemptId: one, counts: true })).toEqual({
      score: 2,
    })
  }
  expect(await owner(api.decideLate, { quizId, attemptId: two, counts: false })).toEqual({
    score: 0,
  })
  const rows = await db.select().from(quizAttempts).where(eq(quizAttempts.quizId, quizId))
  expect(rows.map(({ endedBy }) => endedBy)).toEqual(['time', 'time'])
  expect((await owner(api.getQuiz, { quizId })).counts.waiting).toBe(0)
  const { quizId: other, owner: stranger } = await quizWith({})
  await expect(
    stranger(api.decideLate, { quizId: other, attemptId: one, counts: true }),
  ).rejects.toMatchObject(refusal('quiz.attemptNotFound'))
  await expect(stranger(api.getLate, { quizId: other, attemptId: one })).rejects.toMatchObject(
    refusal('quiz.attemptNotFound'),
  )
  await expect(stranger(api.getLate, { quizId, attemptId: one })).rejects.toMatchObject(
    refusal('quiz.notFound'),
  )
})

test('marks and keys are released apart, learners hear of it once, and of wrong answers after the key', async () => {
  const { owner, quizId, at, learners } = await quizWith({
    ...templateSettings.exam,
    handInAfter: 0,
  })
  const people = await learners(1)
  const [student] = people
  const attempt = await student!(studyApi.startQuiz, at)
  await answer(student!, attempt, 0, false)
  const { attemptId } = attempt
  await student!(quizApi.handIn, { attemptId })
  const wrong = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from wrong_questions where user_id = ${student!.id}`,
    )
    return rows[0]!.count
  }
  const told = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from messages where user_id = ${student!.id} and key like 'quiz-%'`)
    return rows[0]!.count
  }
  const release = (what: 'marks' | 'keys', released: boolean) =>
    owner(api.release, { quizId, what, released })
  await release('marks', true)
  expect(await student!(quizApi.getAttempt, { attemptId })).toMatchObject({ score: 0 })
  await eventually(async () => expect(await told()).toBe(1))
  expect(await wrong()).toBe(0)
  await release('keys', true)
  expect(await wrong()).toBe(1)
  for (const released of [false, true]) await release('keys', released)
  await eventually(async () => expect(await told()).toBe(2))
  const { rows } = await db.execute<{ times: number }>(
    sql`select times_wrong as times from wrong_questions where user_id = ${student!.id}`,
  )
  expect(rows).toEqual([{ times: 1 }])
  await release('marks', false)
  expect(await student!(quizApi.getAttempt, { attemptId })).toMatchObject({ score: null })
  // Told again, because the released marks are others now.
  await db.execute(sql`
    insert into remarkings (quiz_id, question_id, version_id, way, raised, lowered)
    select quiz_id, question_id, version_id, 'key', 0, 0 from quiz_questions where quiz_id = ${quizId} limit 1`)
  await release('marks', true)
  await eventually(async () => expect(await told()).toBe(3))
  const open = await quizWith({})
  await expect(
    open.owner(api.release, { quizId: open.quizId, what: 'marks', released: true }),
  ).rejects.toMatchObject(refusal('invigilation.notReleasable'))
})

test('keys that are released before the marks are shown without them, and nobody is told of the set', async () => {
  const { owner, quizId, at, learner } = await quizWith({
    ...templateSettings.exam,
    handInAfter: 0,
  })
  const student = await learner()
  const attempt = await student(studyApi.startQuiz, at)
  await answer(student, attempt, 0, false)
  const { attemptId } = attempt
  await student(quizApi.handIn, { attemptId })
  await owner(api.release, { quizId, what: 'keys', released: true })
  const { score, questions } = await student(quizApi.getAttempt, { attemptId })
  expect([score, questions.map(({ shown }) => shown?.key?.right)]).toEqual([
    null,
    [['true'], ['true']],
  ])
  await eventually(async () => {
    const { rows } = await db.execute<{ text: string }>(
      sql`select text_zh as text from messages where key = ${`quiz-${quizId}-keys`}`,
    )
    expect(rows).toEqual([{ text: '您可以查看正确答案。' }])
  })
})

test('a reminder reaches those that have not handed in, or not since it was given back, once an hour', async () => {
  const { owner, quizId, at, learners } = await quizWith({})
  const people = await learners(3)
  const [done, missing, back] = people
  for (const student of [done!, back!]) {
    const { attemptId } = await student(studyApi.startQuiz, at)
    await student(quizApi.handIn, { attemptId })
  }
  const { rows: given } = await db.execute<{ id: number }>(sql`
    select id from quiz_attempts where quiz_id = ${quizId} and user_id = ${back!.id}`)
  const until = new Date(Date.now() + 60 * minute).toISOString()
  await db.transaction((tx) =>
    giveBack(tx, { quizId, attemptIds: [given[0]!.id], closesAt: until }),
  )
  expect(await owner(api.remind, { quizId })).toEqual({ reminded: 2 })
  await expect(owner(api.remind, { quizId })).rejects.toMatchObject(
    refusal('invigilation.remindedJustNow'),
  )
  await eventually(async () => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select user_id as id from messages where key like ${`quiz-${quizId}-reminder%`} order by user_id`,
    )
    expect(rows.map(({ id }) => id)).toEqual([missing!.id, back!.id])
  })
})

test('a key that was hidden again before a late answer was seen; one that is shown after it was not', async () => {
  const { owner, quizId, at, learners } = await quizWith({ timeLimit: 10, showKey: 'released' })
  const [before, after] = await learners(2)
  const end = async (student: Person) => {
    const attempt = await student(studyApi.startQuiz, at)
    await pass(attempt.attemptId, 20)
    await student(quizApi.handIn, { attemptId: attempt.attemptId })
    return attempt
  }
  const [first, second] = [await end(before!), await end(after!)]
  expect(await answer(before!, first, 0)).toMatchObject({ late: 'afterEnd' })
  for (const released of [true, false]) await owner(api.release, { quizId, what: 'keys', released })
  expect(await answer(after!, second, 0)).toMatchObject({ late: 'afterEnd' })
  const seen = async (attemptId: number) =>
    (await owner(api.getLate, { quizId, attemptId })).answers.map((one) => one.keyWasShown)
  expect(await seen(first.attemptId)).toEqual([false])
  expect(await seen(second.attemptId)).toEqual([true])
})

test('without a way back, an answer that another device has held waits for the teacher until the attempt has ended', async () => {
  const { owner, quizId, at, learner } = await quizWith({ paging: 'one', goBack: false })
  const student = await learner()
  const attempt = await student(studyApi.startQuiz, at)
  const { attemptId } = attempt
  await answer(student, attempt, 0, false, 10)
  await answer(student, attempt, 1, true, 11)
  expect(await answer(student, attempt, 0, true, 12)).toMatchObject({ late: 'behind' })
  const given = { quizId, attemptId }
  expect((await owner(api.getQuiz, { quizId })).counts.waiting).toBe(0)
  await expect(owner(api.getLate, given)).rejects.toMatchObject(refusal('quiz.attemptNotFound'))
  const result = await student(quizApi.handIn, { attemptId })
  expect(result).toMatchObject({ score: 1, lateAnswers: 1 })
  await expect(answer(student, attempt, 0, false, 13)).rejects.toMatchObject(
    refusal('quiz.handedIn'),
  )
  expect((await owner(api.getQuiz, { quizId })).counts.waiting).toBe(1)
  expect((await owner(api.getLate, given)).answers).toMatchObject([
    { former: { value: false }, late: { value: true }, isBehind: true, keyWasShown: false },
  ])
  expect(await owner(api.decideLate, { ...given, counts: true })).toEqual({ score: 2 })
})
