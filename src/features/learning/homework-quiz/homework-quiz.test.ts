import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paperApi } from '#src/features/content/paper/contract.ts'
import { analysisApi } from '#src/features/learning/analysis/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkMarksOf } from '#src/features/learning/homework/server/homework-marks-of.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { inHours, settings } from '#src/features/learning/homework/test-settings.ts'
import { shortOf } from '#src/features/learning/grading/test-grading.ts'
import { gradingApi } from '#src/features/learning/grading/contract.ts'
import { peerApi } from '#src/features/learning/peer/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { remarkingApi } from '#src/features/learning/remarking/contract.ts'
import { trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { refusal } from '#tests/world.ts'
import { homeworkQuizApi } from './contract.ts'
import { dropHomeworkQuizzesJob } from './server/drop-quizzes.ts'
import { openHomeworkQuizzes } from './test-homework-quiz.ts'
import { quizSettings } from './test-settings.ts'

const world = await openHomeworkQuizzes()
const {
  app,
  db,
  newClass,
  newUser,
  paperOf,
  setQuiz,
  take,
  handInAnswers,
  workOf,
  dueIn,
  titlesTo,
} = world
const hour = 3_600_000

const refused = (call: Promise<unknown>, id: string) =>
  expect(call).rejects.toMatchObject(refusal(id))

test('a paper becomes homework that students take, and its marks are returned together', async () => {
  const { classId, owner, first, second } = await newClass()
  const paperId = await paperOf(owner)
  const homeworkId = await setQuiz(owner, classId, quizSettings(paperId))

  const own = await first(homeworkApi.getOwn, { homeworkId })
  expect(own.quiz).toEqual({
    ...{ questions: 2, points: 2, timeLimit: null, allowed: 1, used: 0, counts: 'best' },
    status: 'none',
  })
  const { facts, attempt } = await first(homeworkQuizApi.getQuiz, { homeworkId })
  expect(attempt).toBeNull()
  expect(facts.can.start.may).toBe(true)

  const result = await take(first, homeworkId, [true, false])
  expect(result).toMatchObject({
    status: 'handedIn',
    score: null,
    showsMarks: false,
    questions: [],
  })
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({
    ...{ state: 'marked', handIns: 1, rawMark: 5000, mark: 5000, released: false },
  })
  expect((await first(homeworkApi.getOwn, { homeworkId })).returned).toBeNull()

  expect(await owner(homeworkApi.release, { homeworkId })).toEqual({ count: 1 })
  await eventually(async () => expect(await titlesTo(first.id)).toContain('作业“单元测验”已批改'))
  expect((await first(homeworkApi.getOwn, { homeworkId })).returned).toMatchObject({ mark: 5000 })
  const { attemptId } = result
  const shown = await first(quizApi.getAttempt, { attemptId })
  expect(shown).toMatchObject({ score: 1, maxScore: 2 })
  expect(shown.questions[1]!.result).toMatchObject({ score: 0, key: expect.anything() })

  // What is handed in after the return is shown at once.
  await take(second, homeworkId, [true, true])
  const work = await workOf(owner, homeworkId, second.id)
  expect(work).toMatchObject({ rawMark: 10_000, released: true })
  const { marks } = await homeworkMarksOf(db, classId)
  expect(marks.map(({ mark }) => mark)).toEqual([5000, 10_000])
})

test('once the marks are returned with the keys, nobody takes it again unless it is given back', async () => {
  const { classId, owner, first } = await newClass()
  const settings = quizSettings(await paperOf(owner), { attempts: 3 })
  const homeworkId = await setQuiz(owner, classId, settings)
  await take(first, homeworkId, [false, false])
  await owner(homeworkApi.release, { homeworkId })
  const { facts, attempt } = await first(homeworkQuizApi.getQuiz, { homeworkId })
  expect(attempt!.questions[0]!.result).toMatchObject({ key: { right: ['true'] } })
  expect(facts.can.start).toMatchObject({ may: false, why: { id: 'homework.isReturned' } })
  const again = first(homeworkQuizApi.redo, { homeworkId, attemptId: attempt!.attemptId })
  await expect(again).rejects.toMatchObject(refusal('homework.isReturned'))
  // The result is still opened as before.
  expect((await first(homeworkQuizApi.start, { homeworkId })).attemptId).toBe(attempt!.attemptId)
  const back = { homeworkId, userId: first.id, handIn: 1, dueAt: inHours(30), comment: '' }
  await owner(homeworkApi.giveBack, back)
  await take(first, homeworkId, [true, true])
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ handIns: 2, rawMark: 10_000 })
})

test('an attempt that is under way as the marks are returned counts nothing', async () => {
  const { classId, owner, first } = await newClass()
  const settings = quizSettings(await paperOf(owner), { attempts: 3 })
  const homeworkId = await setQuiz(owner, classId, settings)
  const { attemptId } = await take(first, homeworkId, [false, true])
  const open = await first(homeworkQuizApi.redo, { homeworkId, attemptId })
  await owner(homeworkApi.release, { homeworkId })
  await handInAnswers(first, open, [true, true])
  const work = await workOf(owner, homeworkId, first.id)
  expect(work).toMatchObject({ handIns: 2, rawMark: 5000, released: true })
})

test('with marks at hand-in a student sees the result at once, and the best attempt counts', async () => {
  const { classId, owner, first } = await newClass()
  const quiz = quizSettings(await paperOf(owner), {
    marks: 'handIn',
    keys: 'never',
    attempts: null,
  })
  const homeworkId = await setQuiz(owner, classId, quiz)
  const result = await take(first, homeworkId, [true, true])
  expect(result).toMatchObject({ score: 2, showsMarks: true })
  expect(result.questions[0]!.result?.key).toBeNull()
  await take(first, homeworkId, [false, false])
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({
    ...{ handIns: 2, rawMark: 10_000, released: true },
  })
})

test('it opens and closes by the dates of the homework, and of a student who has more time', async () => {
  const { classId, owner, first, second } = await newClass()
  const paperId = await paperOf(owner)
  const visibleFrom = inHours(1)
  const planned = await setQuiz(owner, classId, quizSettings(paperId), { visibleFrom })
  await refused(first(homeworkQuizApi.getQuiz, { homeworkId: planned }), 'homework.unknown')

  const homeworkId = await setQuiz(owner, classId, quizSettings(paperId))
  await owner(homeworkApi.extend, { homeworkId, userId: second.id, dueAt: inHours(48) })
  await dueIn(homeworkId, -hour)
  const { homework } = await owner(homeworkApi.getForm, { classId, homeworkId })
  const dueAt = new Date(Date.now() - hour).toISOString()
  await owner(homeworkApi.save, {
    ...{ classId, homeworkId, key: randomHex(), publish: true, quiz: quizSettings(null) },
    homework: settings({ title: homework!.title, dueAt }),
  })
  await refused(first(homeworkQuizApi.start, { homeworkId }), 'quiz.closed')
  await take(second, homeworkId, [true, true])
  expect(await workOf(owner, homeworkId, second.id)).toMatchObject({ rawMark: 10_000, daysLate: 0 })
})

test('a late attempt costs by the late rule, and a longer time mends it', async () => {
  const { classId, owner, first } = await newClass()
  const late = { until: inHours(72), percent: 10, floor: 50 }
  const quiz = quizSettings(await paperOf(owner))
  const homeworkId = await setQuiz(owner, classId, quiz, { late })
  await dueIn(homeworkId, -hour)
  await take(first, homeworkId, [true, true])
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({
    ...{ rawMark: 10_000, daysLate: 1, mark: 9000 },
  })
  await owner(homeworkApi.extend, { homeworkId, userId: first.id, dueAt: inHours(24) })
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ daysLate: 0, mark: 10_000 })
})

test('a work that is given back opens one more attempt, which counts instead', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await setQuiz(owner, classId, quizSettings(await paperOf(owner)))
  await take(first, homeworkId, [true, true])
  const { facts } = await first(homeworkQuizApi.getQuiz, { homeworkId })
  expect(facts.can.start.may).toBe(false)
  const back = {
    homeworkId,
    userId: first.id,
    handIn: 1,
    dueAt: inHours(30),
    comment: '请独立完成',
  }
  await owner(homeworkApi.giveBack, back)
  expect((await first(homeworkApi.getOwn, { homeworkId })).own.state).toBe('redo')
  await take(first, homeworkId, [true, false])
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ handIns: 2, rawMark: 5000 })
  expect(
    (await owner(homeworkApi.getWork, { homeworkId, userId: first.id })).quiz!.attempts,
  ).toHaveLength(2)
})

test('written answers wait for the teacher, statistics and mended keys are those of other quizzes', async () => {
  const { classId, owner, first, second } = await newClass()
  const paperId = await paperOf(owner, [trueFalse('CIF', false), shortOf('说明 FOB')])
  const homeworkId = await setQuiz(owner, classId, quizSettings(paperId))
  const attempt = await first(homeworkQuizApi.start, { homeworkId })
  const [isTrue, essay] = attempt.questions
  const of = { attemptId: attempt.attemptId, revision: Date.now() }
  const value = true
  await first(quizApi.saveAnswer, {
    ...{ ...of, questionId: isTrue!.questionId, answer: { type: 'trueFalse', value } },
  })
  await first(quizApi.saveAnswer, {
    ...{
      ...of,
      questionId: essay!.questionId,
      answer: { type: 'shortAnswer', text: '货物越过船舷' },
    },
  })
  await first(quizApi.handIn, { attemptId: attempt.attemptId })
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({
    state: 'waiting',
    rawMark: null,
  })

  const list = await owner(homeworkApi.getWorks, { homeworkId })
  const { quizId } = list.quiz!
  expect(list.quiz).toMatchObject({ toMark: 1, can: { markAnswers: { may: true } } })
  const marking = await owner(gradingApi.getMarking, { quizId })
  expect(marking.place).toMatchObject({ kind: 'class', name: '国贸 2601 班' })
  const mark = {
    ...{ quizId, attemptId: attempt.attemptId, questionId: essay!.questionId, part: '' },
    ...{ points: 1, criteria: {}, comment: '', revision: Date.now() },
  }
  await owner(gradingApi.setMark, mark)
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({
    state: 'marked',
    rawMark: 5000,
  })

  const analysis = await owner(analysisApi.getAnalysis, { quizId })
  expect(analysis).toMatchObject({ learners: 2, taken: 1, title: '单元测验' })

  // The key said false where true is right: its teacher gives everybody the points, and later attempts are asked the same.
  const asked = { quizId, questionId: isTrue!.questionId, way: 'full' as const }
  const preview = await owner(remarkingApi.getRemarking, asked)
  const { versionId, digest } = preview.target
  await owner(remarkingApi.remark, { ...asked, versionId, digest })
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ rawMark: 10_000 })

  await refused(second(gradingApi.getMarking, { quizId }), 'quiz.notFound')
  const stranger = await newUser('teacher')
  await refused(stranger(gradingApi.getMarking, { quizId }), 'quiz.notFound')
  await refused(stranger(gradingApi.setMark, mark), 'quiz.notFound')
  await refused(stranger(analysisApi.getAnalysis, { quizId }), 'quiz.notFound')
  await owner(classApi.archive, { classId })
  await refused(
    owner(gradingApi.setMark, { ...mark, revision: Date.now() }),
    'invigilation.readOnly',
  )
  expect((await owner(gradingApi.getMarking, { quizId })).quizId).toBe(quizId)
})

test('teachers and assistants read an attempt with its keys, and nobody else', async () => {
  const { classId, owner, coTeacher, assistant, first, second } = await newClass()
  const homeworkId = await setQuiz(
    owner,
    classId,
    quizSettings(await paperOf(owner), { keys: 'never' }),
  )
  const { attemptId } = await take(first, homeworkId, [true, false])
  for (const person of [owner, coTeacher, assistant]) {
    const read = await person(homeworkQuizApi.getAttempt, { homeworkId, attemptId })
    expect(read).toMatchObject({ student: { userId: first.id }, attempt: { score: 1 } })
    expect(read.attempt.questions[1]!.result?.key).toBeTruthy()
  }
  const asked = { homeworkId, attemptId }
  await refused(second(homeworkQuizApi.getAttempt, asked), 'class.notHelper')
  const stranger = await newUser('teacher')
  await refused(stranger(homeworkQuizApi.getAttempt, asked), 'homework.unknown')
  const open = await second(homeworkQuizApi.start, { homeworkId })
  const running = { homeworkId, attemptId: open.attemptId }
  await refused(owner(homeworkQuizApi.getAttempt, running), 'quiz.attemptNotFound')
})

test('only those whom it concerns take it, and not once they are excused or the class is archived', async () => {
  const { classId, owner, first, second } = await newClass()
  const quiz = quizSettings(await paperOf(owner), { attempts: null })
  const homeworkId = await setQuiz(owner, classId, quiz, { audience: 'some', userIds: [first.id] })
  await refused(second(homeworkQuizApi.start, { homeworkId }), 'homework.unknown')
  await refused(owner(homeworkQuizApi.start, { homeworkId }), 'homework.unknown')
  await owner(homeworkApi.excuse, { homeworkId, userId: first.id, excused: true })
  await refused(first(homeworkQuizApi.start, { homeworkId }), 'homework.isExcused')
  await owner(homeworkApi.excuse, { homeworkId, userId: first.id, excused: false })
  const { attemptId } = await take(first, homeworkId, [true, true])
  await owner(classApi.archive, { classId })
  await refused(first(homeworkQuizApi.redo, { homeworkId, attemptId }), 'class.archived')
})

test('the paper is the teacher’s own, has questions, and stays once a student has begun', async () => {
  const { classId, owner, coTeacher, first } = await newClass()
  const paperId = await paperOf(owner)
  await refused(setQuiz(coTeacher, classId, quizSettings(paperId)), 'homework.paperUnknown')
  await refused(setQuiz(owner, classId, quizSettings(null)), 'homework.paperUnknown')
  const empty = await paperOf(owner, [])
  await refused(setQuiz(owner, classId, quizSettings(empty)), 'homework.paperEmpty')
  await refused(
    setQuiz(owner, classId, quizSettings(paperId), { fullMark: null }),
    'homework.quizMark',
  )

  const homeworkId = await setQuiz(owner, classId, quizSettings(paperId))
  const other = await paperOf(owner, [trueFalse('EXW')])
  const change = (id: number | null, title: string) =>
    owner(homeworkApi.save, {
      ...{ classId, homeworkId, key: randomHex(), publish: true, homework: settings({ title }) },
      quiz: quizSettings(id),
    })
  await change(other, '换卷')
  expect((await first(homeworkApi.getOwn, { homeworkId })).quiz).toMatchObject({ questions: 1 })
  await first(homeworkQuizApi.start, { homeworkId })
  await refused(change(paperId, '再换'), 'homework.hasAttempts')
  // Without another paper, and after the paper is gone, the rest may change.
  await owner(paperApi.deletePaper, { paperId: other })
  await change(null, '改名')
  const { homework } = await owner(homeworkApi.getForm, { classId, homeworkId })
  expect(homework).toMatchObject({
    title: '改名',
    kind: 'quiz',
    quiz: { paper: null, questions: 1 },
  })
})

test('nothing else is handed in, marked or reviewed for a quiz, and it stays one', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await setQuiz(owner, classId, quizSettings(await paperOf(owner)))
  await take(first, homeworkId, [true, true])
  await refused(world.draft(first, homeworkId, { text: '发票' }), 'homework.isQuiz')
  await refused(first(homeworkApi.handIn, { homeworkId, revision: 0 }), 'homework.isQuiz')
  await refused(world.mark(owner, homeworkId, first.id, 9000), 'homework.isQuiz')
  await refused(owner(homeworkApi.beginExport, { homeworkId, photos: 'apart' }), 'homework.isQuiz')
  const round = { reviews: 2, days: 3, anonymous: true, wordsRequired: false }
  await refused(owner(peerApi.set, { homeworkId, round }), 'homework.isQuiz')
  const input = { classId, homeworkId, key: randomHex(), publish: true, homework: settings() }
  await refused(owner(homeworkApi.save, input), 'homework.unknown')
})

test('a copy has a quiz of its own; deleted homework, and a deleted class, take theirs along', async () => {
  const { classId, owner, first } = await newClass()
  const target = await owner(classApi.create, {
    name: '国贸 2602 班',
    yearFrom: '2026',
    semester: 'first',
  })
  const homeworkId = await setQuiz(owner, classId, quizSettings(await paperOf(owner)))
  await take(first, homeworkId, [true, true])
  const key = randomHex()
  const copied = await owner(homeworkApi.copy, { homeworkId, classId: target.classId, key })
  expect(await owner(homeworkApi.copy, { homeworkId, classId: target.classId, key })).toEqual(
    copied,
  )
  const asked = { classId: target.classId, homeworkId: copied.homeworkId }
  const { homework } = await owner(homeworkApi.getForm, asked)
  expect(homework).toMatchObject({ kind: 'quiz', hasWorks: false, quiz: { questions: 2 } })

  const quizzesOf = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from homework_quizzes z join quizzes q on q.id = z.quiz_id
      join papers p on p.id = z.paper_id where p.owner_id = ${owner.id}`)
    return rows[0]!.count
  }
  expect(await quizzesOf()).toBe(2)
  await owner(homeworkApi.delete, { homeworkId })
  expect(await quizzesOf()).toBe(1)
  await owner(classApi.delete, { classId: target.classId })
  await dropHomeworkQuizzesJob.run(app.kernel, undefined as never, undefined as never)
  expect(await quizzesOf()).toBe(0)
})
