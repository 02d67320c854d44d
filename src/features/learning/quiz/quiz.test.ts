import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { quizApi } from './contract.ts'
import { createQuestion } from './server/seed.ts'
import { quizzes, wrongQuestions } from './tables.ts'
import { openQuiz } from './test-quiz.ts'

const { db, started, optionIds, answerAll } = await openQuiz()

test('an open attempt has sanitised questions in their order, and no key', async () => {
  const { student, attempt } = await started()
  expect(attempt).toMatchObject({ status: 'open', score: null, maxScore: 4, passPercent: 60 })
  expect(attempt.questions.map((question) => question.type)).toEqual([
    'single',
    'multiple',
    'trueFalse',
    'fillIn',
  ])
  expect(attempt.questions[0]!.stem).toBe('<p>FOB 的风险何时转移？</p>')
  expect(attempt.questions[3]).toMatchObject({ blankCount: 2, answer: null, revision: 0 })
  await answerAll(student, attempt)
  const { attemptId } = attempt
  const open = JSON.stringify((await student.ask(quizApi.getAttempt, { attemptId })).envelope)
  // The answer echoes the typed text; remove it before checking that no key leaks.
  const withoutTexts = open.replace(/"texts":\[[^\]]*\]/, '')
  for (const secret of [
    '秘密',
    'explanation',
    'correct":true',
    'correct":false',
    'right',
    'bill',
  ]) {
    expect(withoutTexts).not.toContain(secret)
  }
  expect(open).toContain('"result":null')
})

test('handing in marks the attempt and shows the keys; doing it again changes nothing', async () => {
  const { student, attempt } = await started()
  await answerAll(student, attempt)
  const { attemptId } = attempt
  const results = await Promise.all(
    Array.from({ length: 8 }, () => student(quizApi.handIn, { attemptId })),
  )
  for (const result of results) expect(result).toEqual(results[0])
  expect(results[0]).toMatchObject({
    status: 'handedIn',
    score: 4,
    maxScore: 4,
    passed: true,
    counts: { questions: 4, answered: 4, correct: 4 },
    isResult: true,
    can: { answer: { may: false, why: { id: 'quiz.handedIn' } } },
  })
  expect(results[0]!.questions[3]!.result).toMatchObject({
    verdict: 'correct',
    blankCorrect: [true, true],
    key: { explanation: '秘密解释', rightTexts: [['提单秘密'], ['bill of lading']] },
  })
  expect(await student(quizApi.getAttempt, { attemptId })).toEqual(results[0])
})

test('partly correct answers earn a share; wrong answers enter the wrong-question set, missing ones do not', async () => {
  const { student, attempt } = await started()
  const { attemptId, questions } = attempt
  const save = (at: number, answer: object) =>
    student(quizApi.saveAnswer, {
      attemptId,
      answer,
      revision: 1,
      questionId: questions[at]!.questionId,
    })
  await save(0, { chosen: optionIds(attempt, 0, '装上船') })
  await save(1, { chosen: optionIds(attempt, 1, 'FAS') })
  await save(3, { texts: ['提单秘密', 'invoice'] })
  const result = await student(quizApi.handIn, { attemptId })
  expect(result).toMatchObject({ score: 2, passed: false, counts: { answered: 3, correct: 1 } })
  expect(result.questions.map((question) => question.result?.score)).toEqual([1, 0.5, 0, 0.5])
  expect(result.questions.map((question) => question.result?.verdict)).toEqual([
    'correct',
    'part',
    'unanswered',
    'part',
  ])
  expect(result.questions.map((question) => question.result?.key !== null)).toEqual([
    true,
    true,
    false,
    true,
  ])
  const kept = await db.select().from(wrongQuestions).where(eq(wrongQuestions.userId, student.id))
  expect(new Set(kept.map((row) => row.questionId))).toEqual(
    new Set([questions[1]!.questionId, questions[3]!.questionId]),
  )
  expect(kept.every((row) => row.timesWrong === 1 && row.lastAttemptId === attemptId)).toBe(true)
})

test('handing in without answers scores 0, shows no key and counts nothing as wrong', async () => {
  const { student, attempt } = await started()
  const { attemptId, questions } = attempt
  const questionId = questions[3]!.questionId
  // A cleared answer and blanks of spaces are no attempt either.
  const blank = { texts: [' ', '\u3000'] }
  await student(quizApi.saveAnswer, { attemptId, questionId, answer: blank, revision: 1 })
  const result = await student(quizApi.handIn, { attemptId })
  expect(result).toMatchObject({ score: 0, passed: false, counts: { answered: 0, correct: 0 } })
  for (const question of result.questions) {
    expect(question.result).toEqual({
      score: 0,
      verdict: 'unanswered',
      blankCorrect: [],
      key: null,
    })
  }
  const { envelope } = await student.ask(quizApi.getAttempt, { attemptId })
  expect(JSON.stringify(envelope)).not.toMatch(/秘密|bill of lading/)
  const kept = await db.select().from(wrongQuestions).where(eq(wrongQuestions.userId, student.id))
  expect(kept).toEqual([])
})

test('a quiz may show all keys, or none', async () => {
  for (const keyShown of ['all', 'none'] as const) {
    await db.update(quizzes).set({ keyShown })
    const { student, attempt } = await started()
    const { attemptId, questions } = attempt
    const questionId = questions[2]!.questionId
    const answer = { truth: false }
    await student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
    const { questions: marked } = await student(quizApi.handIn, { attemptId })
    expect(marked.map(({ result }) => result?.key !== null)).toEqual(
      marked.map(() => keyShown === 'all'),
    )
    expect(marked[2]!.result).toMatchObject({ verdict: 'wrong', score: 0 })
  }
  await db.update(quizzes).set({ keyShown: 'answered' })
})

const make = (given: object) =>
  db.transaction((tx) => createQuestion(tx, { stem: 'x', type: 'single', ...given }))

test('a question with a key that no answer can match is refused on creation', async () => {
  const two = [true, true].map((correct) => ({ text: 'a', correct }))
  await expect(make({ options: two })).rejects.toThrow('does not fit')
  await expect(make({ type: 'trueFalse' })).rejects.toThrow('does not fit')
  await expect(make({ type: 'fillIn', stem: '____ ____', blanks: [['one']] })).rejects.toThrow(
    'does not fit',
  )
})
