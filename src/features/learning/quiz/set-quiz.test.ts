import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { questions, questionVersions } from '#src/features/content/bank/tables.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { type Person, refusal } from '#tests/world.ts'
import { quizApi } from './contract.ts'
import type { SetQuestion } from '#src/features/content/outline/records.ts'
import { type QuizToSet, setQuiz } from './server/set-quiz.ts'
import { quizQuestions } from './tables.ts'
import { newQuestions, trueFalse } from './test-bodies.ts'
import { openQuiz } from './test-quiz.ts'

const { app, db, newCourse, newUser, teacher } = await openQuiz()
const right = { type: 'trueFalse' as const, value: true }

const set = (quiz: Partial<QuizToSet> & Pick<QuizToSet, 'quizId' | 'questions'>) =>
  db.transaction((tx) =>
    setQuiz(tx, app.kernel, { title: '测验', titleEn: 'Quiz', passPercent: 60, ...quiz }),
  )

async function ask(...bodies: QuestionBody[]): Promise<SetQuestion[]> {
  const ids = await db.transaction((tx) => newQuestions(tx, teacher.id, bodies))
  const rows = await Promise.all(ids.map((id) => present(id)))
  return rows
}

async function present(questionId: number): Promise<SetQuestion> {
  const [row] = await db
    .select({ versionId: questionVersions.id })
    .from(questionVersions)
    .where(eq(questionVersions.questionId, questionId))
    .orderBy(asc(questionVersions.number))
  return { questionId, versionId: row!.versionId, points: 1 }
}

/** Writes a further version, as an edit does once the former one was set. */
async function newVersion({ questionId }: SetQuestion, body: QuestionBody): Promise<SetQuestion> {
  const values = { questionId, number: 2, body, authorId: teacher.id }
  const [row] = await db.insert(questionVersions).values(values).returning()
  return { questionId, versionId: row!.id, points: 1 }
}

/** A quiz of two questions in a course of its own, and a learner who has begun it. */
async function begun() {
  const [first, second] = await ask(trueFalse('一'), trueFalse('二'))
  const quizId = await set({ quizId: null, questions: [first!, second!] })
  const { courseId, itemIds } = await newCourse({
    chapters: [{ name: '一', items: [{ kind: 'quiz', name: '测验', quizId }] }],
  })
  const course = { courseId, itemId: itemIds[0]! }
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  const attempt = await student(studyApi.startQuiz, course)
  return { quizId, course, student, attempt, first: first!, second: second! }
}

const answer = (student: Person, attemptId: number, { questionId }: SetQuestion, revision = 1) =>
  student(quizApi.saveAnswer, { attemptId, questionId, answer: right, revision })

const asked = (attempt: { questions: { questionId: number }[] }) =>
  attempt.questions.map(({ questionId }) => questionId)

test('an open attempt follows the quiz and keeps its answers to the questions that stay', async () => {
  const { quizId, course, student, attempt, first, second } = await begun()
  const { attemptId } = attempt
  await answer(student, attemptId, first)
  await answer(student, attemptId, second)
  const [third] = await ask(trueFalse('三'))
  await set({
    quizId,
    title: '新测验',
    passPercent: 50,
    questions: [third!, { ...second, points: 3 }],
  })
  const later = await student(quizApi.getAttempt, { attemptId })
  expect(asked(later)).toEqual([third!.questionId, second.questionId])
  expect(later).toMatchObject({
    ...{ title: '新测验', status: 'open', maxScore: 4, passPercent: 50 },
    questions: [{ answer: null }, { answer: right, points: 3 }],
  })
  expect((await student(studyApi.getItem, course)).quiz).toMatchObject({
    ...{ questionCount: 2, maxScore: 4, passPercent: 50 },
  })
  // An answer to a question that has left is refused.
  await expect(answer(student, attemptId, first, 2)).rejects.toMatchObject(
    refusal('quiz.questionNotInQuiz'),
  )
  const result = await student(quizApi.handIn, { attemptId })
  expect(result).toMatchObject({ score: 3, maxScore: 4, passed: true })
  // The question comes back with its answer for nobody: this attempt is over.
  await set({ quizId, questions: [first, second, third!] })
  const same = { ...result, title: '测验', now: expect.any(Number) }
  expect(await student(quizApi.getAttempt, { attemptId })).toEqual(same)
})

test('a result stays as it was handed in, and its redo takes the present quiz', async () => {
  const { quizId, course, student, attempt, first, second } = await begun()
  const { attemptId } = attempt
  await answer(student, attemptId, first)
  const before = await student(quizApi.handIn, { attemptId })
  expect(before).toMatchObject({ score: 1, maxScore: 2, passed: false, passPercent: 60 })
  const [third] = await ask(trueFalse('三'))
  await set({ quizId, passPercent: 100, questions: [third!] })
  const after = await student(quizApi.getAttempt, { attemptId })
  expect(after).toEqual({ ...before, now: expect.any(Number) })
  const again = await student(studyApi.redoQuiz, { ...course, attemptId })
  expect(asked(again)).toEqual([third!.questionId])
  expect(again).toMatchObject({ passPercent: 100, status: 'open' })
  // A question of a former edition stays, because the result names it.
  await expect(db.delete(questions).where(eq(questions.id, second.questionId))).rejects.toThrow()
})

test('an answer moves to a new version that it fits, and stays with its own version otherwise', async () => {
  const { quizId, student, attempt, first, second } = await begun()
  const { attemptId } = attempt
  await answer(student, attemptId, first)
  await answer(student, attemptId, second)
  const mended = await newVersion(first, trueFalse('一，更正'))
  const otherwise = await newVersion(second, {
    ...{ type: 'single', stem: { zh: '<p>二</p>', en: '' }, explanation: { zh: '', en: '' } },
    keepOrder: false,
    options: [
      { id: 'a', text: { zh: '甲', en: '' }, right: true },
      { id: 'b', text: { zh: '乙', en: '' }, right: false },
    ],
  })
  await set({ quizId, questions: [mended, otherwise] })
  const { questions: shown } = await student(quizApi.getAttempt, { attemptId })
  expect(shown.map((one) => one.answer)).toEqual([right, right])
  expect(JSON.stringify(shown[0])).toContain('更正')
  // The person sees the question that was answered, and may answer it again.
  expect(shown[1]!.question.type).toBe('trueFalse')
  await answer(student, attemptId, second, 2)
  expect(await student(quizApi.handIn, { attemptId })).toMatchObject({ score: 2, passed: true })
})

test('a quiz has its present questions only; each attempt keeps its own', async () => {
  const { quizId, student, attempt, first, second } = await begun()
  await set({ quizId, title: '改名', questions: [first, second] })
  await set({ quizId, questions: [second, first] })
  const rows = () => db.select().from(quizQuestions).where(eq(quizQuestions.quizId, quizId))
  expect(await rows()).toHaveLength(2)
  const { attemptId } = attempt
  const now = await student(quizApi.getAttempt, { attemptId })
  expect(asked(now)).toEqual([second.questionId, first.questionId])
  await student(quizApi.handIn, { attemptId })
  await set({ quizId, questions: [second] })
  expect(await rows()).toHaveLength(1)
  const after = await student(quizApi.getAttempt, { attemptId })
  expect(asked(after)).toEqual([second.questionId, first.questionId])
})

test('a foreign version, an unfinished question and an unknown quiz are refused', async () => {
  const [one, other] = await ask(trueFalse('一'), trueFalse('二'))
  const mixed = { ...one!, versionId: other!.versionId }
  await expect(set({ quizId: null, questions: [mixed] })).rejects.toThrow(/is not one of/)
  const [draft] = await ask({ ...trueFalse(''), stem: { zh: '', en: '' } })
  await expect(set({ quizId: null, questions: [draft!] })).rejects.toThrow('quiz.notReady')
  await expect(set({ quizId: 2_000_000_000, questions: [one!] })).rejects.toThrow(/does not exist/)
})
