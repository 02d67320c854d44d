import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { settings } from '#src/features/learning/homework/test-settings.ts'
import { endOverdueJob } from '#src/features/learning/quiz/server/end-overdue.ts'
import { type Attempt, quizApi } from '#src/features/learning/quiz/contract.ts'
import type { EventMap } from '#src/server/events/events.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { type Person, refusal } from '#tests/world.ts'
import { homeworkQuizApi } from './contract.ts'
import { followRightsJob } from './server/follow-rights.ts'
import { openHomeworkQuizzes } from './test-homework-quiz.ts'
import { quizSettings } from './test-settings.ts'

const world = await openHomeworkQuizzes()
const { app, db, newClass, paperOf, setQuiz, handInAnswers, workOf } = world

/** The people whose open pages are asked to look again. */
const heard: EventMap['stale'][] = []
app.kernel.events.subscribe('stale', (event) => heard.push(event))

const refused = (call: Promise<unknown>, id: string) =>
  expect(call).rejects.toMatchObject(refusal(id))

const minutePasses = () => followRightsJob.run(app.kernel, undefined as never, undefined as never)

/** A class in which a student takes a quiz of 40 minutes, and has answered the first of its two questions. */
async function taking() {
  const of = await newClass()
  const quiz = quizSettings(await paperOf(of.owner), { timeLimit: 40 })
  const homeworkId = await setQuiz(of.owner, of.classId, quiz)
  const attempt = await of.first(homeworkQuizApi.start, { homeworkId })
  await answer(of.first, attempt, 0)
  const publish = () =>
    of.owner(homeworkApi.save, {
      ...{ classId: of.classId, homeworkId, key: randomHex(), publish: true },
      ...{ homework: settings({ title: '单元测验' }), quiz: { ...quiz, paperId: null } },
    })
  return { ...of, homeworkId, attempt, publish }
}

const answer = (student: Person, { attemptId, questions }: Attempt, at: number) =>
  student(quizApi.saveAnswer, {
    ...{ attemptId, questionId: questions[at]!.questionId, revision: Date.now() + at },
    answer: { type: 'trueFalse', value: true },
  })

/** As if the time since the beginning, and since it was withheld, were an hour longer ago. */
const anHourPasses = (attemptId: number) =>
  db.execute(sql`
    update quiz_attempts set started_at = started_at - interval '1 hour', paused_at = paused_at - interval '1 hour'
    where id = ${attemptId}`)

/** Nothing more is taken, nothing is lost, and the page says why. The clock stops unless the student has quit. */
async function expectWithheld(
  student: Person,
  { homeworkId, attempt }: { homeworkId: number; attempt: Attempt },
  why: NonNullable<Attempt['withheld']>,
) {
  const { attemptId } = attempt
  const id = `quiz.withheld${why[0]!.toUpperCase()}${why.slice(1)}`
  await refused(student(quizApi.handIn, { attemptId }), id)
  await refused(answer(student, attempt, 1), id)
  const page = await student(homeworkQuizApi.getQuiz, { homeworkId })
  expect(page.attempt).toMatchObject({
    ...{ attemptId, status: 'open', paused: why !== 'quit', withheld: why },
    can: { answer: { may: false, why: { id } }, handIn: { may: false, why: { id } } },
  })
  expect(page.attempt!.questions.map((one) => one.answer)).toEqual([
    { type: 'trueFalse', value: true },
    null,
  ])
  const signed = await student(quizApi.attend, { attemptId, place: 0, leaves: [] })
  expect(signed).toMatchObject({ status: 'open', paused: why !== 'quit', withheld: why })
}

/** It goes on with the time that was left, and counts. */
async function expectGoesOn(
  of: Awaited<ReturnType<typeof taking>>,
  { mark = 10_000 }: { mark?: number } = {},
) {
  const { first, owner, homeworkId, attempt } = of
  const { attempt: now } = await first(homeworkQuizApi.getQuiz, { homeworkId })
  expect(now).toMatchObject({ attemptId: attempt.attemptId, paused: false, withheld: null })
  expect(now!.secondsLeft).toBeGreaterThan(39 * 60)
  expect(await answer(first, attempt, 1)).toMatchObject({ late: null })
  await first(quizApi.handIn, { attemptId: attempt.attemptId })
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ handIns: 1, rawMark: mark })
}

test('a student who is excused need not hand in, loses nothing, and may go on when included again', async () => {
  const of = await taking()
  const { owner, first, homeworkId, attempt } = of
  const excuse = (excused: boolean) =>
    owner(homeworkApi.excuse, { homeworkId, userId: first.id, excused })
  await excuse(true)
  await expectWithheld(first, of, 'excused')
  await anHourPasses(attempt.attemptId)
  await minutePasses()
  // The time does not run out meanwhile, so that nothing is handed in for the student.
  await expectWithheld(first, of, 'excused')
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ state: 'excused', handIns: 0 })
  await excuse(false)
  await expectGoesOn(of)
})

test('homework that is withdrawn waits with its attempts, and goes on once it is published again', async () => {
  const of = await taking()
  await of.owner(homeworkApi.withdraw, { homeworkId: of.homeworkId })
  await expectWithheld(of.first, of, 'withdrawn')
  await anHourPasses(of.attempt.attemptId)
  await of.publish()
  await expectGoesOn(of)
})

test('a student who was removed reads the own answers, cannot hand in, and goes on after coming back', async () => {
  const of = await taking()
  const { owner, first, second, classId, homeworkId, code, attempt } = of
  await owner(classApi.removeMembers, { classId, userIds: [first.id] })
  // The hand-in looks by itself, before the next minute has.
  await expectWithheld(first, of, 'left')
  const { attemptId } = attempt
  await refused(second(homeworkQuizApi.redo, { homeworkId, attemptId }), 'quiz.attemptNotFound')
  await anHourPasses(attemptId)
  await first(classApi.join, { code })
  await owner(classApi.decideRequests, { classId, userIds: [first.id], approve: true })
  await expectGoesOn(of)
})

test('a student who quits the class gains no time by it: the clock runs on, and hands in what was saved', async () => {
  const of = await taking()
  const { owner, first, classId, homeworkId, attempt, code } = of
  const { attemptId } = attempt
  await first(classApi.quit, { classId })
  await minutePasses()
  await expectWithheld(first, of, 'quit')
  await db.execute(sql`
    update quiz_attempts set started_at = started_at - interval '30 minutes' where id = ${attemptId}`)
  await first(classApi.join, { code })
  const { attempt: back } = await first(homeworkQuizApi.getQuiz, { homeworkId })
  expect(back).toMatchObject({ attemptId, paused: false, withheld: null })
  expect(back!.secondsLeft).toBeLessThan(10 * 60)
  expect(await answer(first, attempt, 1)).toMatchObject({ late: null })

  await first(classApi.quit, { classId })
  await minutePasses()
  await anHourPasses(attemptId)
  await endOverdueJob.run(app.kernel, undefined as never, undefined as never)
  await first(classApi.join, { code })
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ handIns: 1, rawMark: 10_000 })
  expect((await first(homeworkQuizApi.getQuiz, { homeworkId })).attempt?.status).toBe('handedIn')
})

test('keys wait for the attempt of a student who has quit, and an excuse before it has given no more time than its own', async () => {
  const of = await taking()
  const { owner, first, second, classId, homeworkId, attempt } = of
  const { attemptId, quizId } = attempt
  await handInAnswers(second, await second(homeworkQuizApi.start, { homeworkId }), [true, true])
  const excuse = (excused: boolean) =>
    owner(homeworkApi.excuse, { homeworkId, userId: first.id, excused })
  await excuse(true)
  await anHourPasses(attemptId)
  await first(classApi.quit, { classId })
  await minutePasses()
  const { rows } = await db.execute<{ paused: boolean; pausedSeconds: number }>(sql`
    select paused_at is not null as paused, paused_seconds as "pausedSeconds" from quiz_attempts where id = ${attemptId}`)
  expect(rows).toEqual([{ paused: false, pausedSeconds: expect.any(Number) }])
  expect(rows[0]!.pausedSeconds).toBeGreaterThanOrEqual(3600)
  expect(rows[0]!.pausedSeconds).toBeLessThan(3660)
  // The pause of the excuse goes beyond the closing, and the attempt with it.
  await db.execute(sql`
    update quizzes set closes_at = now() - interval '1 minute', show_key = 'closed', show_mark = 'handIn'
    where id = ${quizId}`)
  const { attemptId: other } = (await second(homeworkQuizApi.getQuiz, { homeworkId })).attempt!
  const result = await second(quizApi.getAttempt, { attemptId: other })
  expect(result.questions[0]!.result?.key ?? null).toBeNull()
})

test('an archived class: the next minute withholds what is under way', async () => {
  const archived = await taking()
  await archived.owner(classApi.archive, { classId: archived.classId })
  await minutePasses()
  await refused(answer(archived.first, archived.attempt, 1), 'quiz.withheldArchived')
  await expectWithheld(archived.first, archived, 'archived')
  await anHourPasses(archived.attempt.attemptId)
  await archived.owner(classApi.restore, { classId: archived.classId })
  await minutePasses()
  await expectGoesOn(archived)
})

test('homework that is for others now asks this student for nothing more', async () => {
  const of = await taking()
  const { owner, classId, homeworkId, first, second } = of
  await owner(homeworkApi.save, {
    ...{ classId, homeworkId, key: randomHex(), publish: true },
    homework: settings({ title: '单元测验', audience: 'some', userIds: [second.id] }),
    quiz: quizSettings(null, { timeLimit: 40 }),
  })
  await expectWithheld(first, of, 'excused')
  await of.publish()
  await expectGoesOn(of)
})

test('an attempt that is withheld keeps no answers from the others, and is told to its open page', async () => {
  const of = await taking()
  const { owner, first, second, homeworkId } = of
  const other = await second(homeworkQuizApi.start, { homeworkId })
  await owner(homeworkApi.excuse, { homeworkId, userId: first.id, excused: true })
  await eventually(() => expect(heard.flatMap(({ userIds }) => userIds)).toContain(first.id))
  expect(heard.flatMap(({ userIds }) => userIds)).not.toContain(second.id)
  await handInAnswers(second, other, [true, true])
  await db.execute(sql`
    update quizzes set closes_at = now() - interval '1 hour', show_key = 'closed', show_mark = 'handIn' where id = ${other.quizId}`)
  const result = await second(quizApi.getAttempt, { attemptId: other.attemptId })
  expect(result.questions[0]!.result?.key).toBeTruthy()
})
