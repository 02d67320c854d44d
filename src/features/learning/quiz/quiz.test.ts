import { expect, test } from 'vitest'
import { bankApi } from '#src/features/content/bank/contract.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { fileOf } from '#src/features/content/bank/test-bank.ts'
import { group } from '#src/features/content/question/marking/test-keys.ts'
import { quizApi } from './contract.ts'
import { createQuiz } from './server/create-quiz.ts'
import { quizzes } from './tables.ts'
import { newQuestions, trueFalse } from './test-bodies.ts'
import { openQuiz } from './test-quiz.ts'

const { app, db, teacher, started, answerAll } = await openQuiz()

test('an open attempt has sanitised questions in their order, and no key', async () => {
  const { student, attempt } = await started()
  expect(attempt).toMatchObject({ status: 'open', score: null, maxScore: 4, passPercent: 60 })
  expect(attempt.questions.map(({ question }) => question.type)).toEqual([
    'single',
    'multiple',
    'trueFalse',
    'fillIn',
  ])
  expect(attempt.questions[0]!.question.stem).toBe('<p>FOB 的风险何时转移？</p>')
  expect(attempt.questions[1]).toMatchObject({ rules: ['chinese'], answer: null, revision: 0 })
  await answerAll(student, attempt)
  const { attemptId } = attempt
  const open = JSON.stringify((await student.ask(quizApi.getAttempt, { attemptId })).envelope)
  // The answer echoes the typed text; remove it before checking that no key leaks.
  const withoutTexts = open.replace(/"gaps":\{[^}]*\}/, '')
  for (const secret of ['秘密', 'explanation', 'accepted', 'right', 'bill']) {
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
  const same = { ...results[0], now: expect.any(Number) }
  for (const result of results) expect(result).toEqual(same)
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
    score: 1,
    mark: {
      verdict: 'correct',
      lines: [
        { part: 'g1', verdict: 'correct', of: 0.5 },
        { part: 'g2', verdict: 'correct', of: 0.5 },
      ],
    },
    key: { explanation: '<p>秘密解释</p>', parts: { g1: ['提单秘密'], g2: ['bill of lading'] } },
  })
  expect(await student(quizApi.getAttempt, { attemptId })).toEqual(same)
})

test('partly correct answers earn a share', async () => {
  const { student, attempt } = await started()
  const { attemptId, questions } = attempt
  const save = (at: number, answer: QuestionAnswer) =>
    student(quizApi.saveAnswer, {
      attemptId,
      answer,
      revision: 1,
      questionId: questions[at]!.questionId,
    })
  await save(0, { type: 'single', choice: 'a' })
  await save(1, { type: 'multiple', choices: ['FAS'] })
  await save(3, { type: 'fillIn', gaps: { g1: '提单秘密', g2: 'invoice' } })
  const result = await student(quizApi.handIn, { attemptId })
  expect(result).toMatchObject({ score: 2, passed: false, counts: { answered: 3, correct: 1 } })
  expect(result.questions.map((question) => question.result?.score)).toEqual([1, 0.5, 0, 0.5])
  expect(result.questions.map((question) => question.result?.mark.verdict)).toEqual([
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
})

test('handing in without answers scores 0 and shows no key', async () => {
  const { student, attempt } = await started()
  const { attemptId, questions } = attempt
  const questionId = questions[3]!.questionId
  // A cleared answer and blanks of spaces are no attempt either.
  const blank = { type: 'fillIn' as const, gaps: { g1: ' ', g2: '\u3000' } }
  await student(quizApi.saveAnswer, { attemptId, questionId, answer: blank, revision: 1 })
  const result = await student(quizApi.handIn, { attemptId })
  expect(result).toMatchObject({ score: 0, passed: false, counts: { answered: 0, correct: 0 } })
  for (const question of result.questions) {
    expect(question.result).toMatchObject({
      ...{ score: 0, key: null, mark: { share: 0, verdict: 'unanswered' } },
    })
  }
  const { envelope } = await student.ask(quizApi.getAttempt, { attemptId })
  expect(JSON.stringify(envelope)).not.toMatch(/秘密|bill of lading/)
})

test('a quiz keeps its rule of multiple choice, and names it before the question is answered', async () => {
  await db.update(quizzes).set({ scoringRule: 'rightMinusWrong' })
  const { student, attempt } = await started()
  const { attemptId, questions } = attempt
  expect(questions.map(({ rules }) => rules)).toEqual([[], ['rightMinusWrong'], [], ['parts']])
  const { questionId } = questions[1]!
  const answer = { type: 'multiple' as const, choices: ['FAS', 'FOB', 'DAP'] }
  await student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
  const { questions: marked } = await student(quizApi.handIn, { attemptId })
  expect(marked[1]!.result).toMatchObject({
    score: 0.5,
    mark: {
      ...{ rule: 'rightMinusWrong', verdict: 'part', share: 0.5 },
      lines: [
        { part: 'FAS', verdict: 'correct', earned: 0.5 },
        { part: 'FOB', verdict: 'correct', earned: 0.5 },
        { part: 'DAP', verdict: 'wrong', earned: -0.5 },
      ],
    },
  })
  await db.update(quizzes).set({ scoringRule: 'chinese' })
})

test('an attempt keeps the version that was set, whatever becomes of the question', async () => {
  const { student, attempt } = await started()
  const { questionId } = attempt.questions[2]!
  const { body, revision } = await teacher(bankApi.getQuestion, { questionId })
  const changed = { ...body, stem: { zh: '<p>改过</p>', en: '' } } as QuestionBody
  const more = { difficulty: 2 as const, points: 1, tags: [] }
  await teacher(bankApi.saveQuestion, { questionId, revision, body: changed, ...more })
  const now = await student(quizApi.getAttempt, { attemptId: attempt.attemptId })
  expect(now.questions[2]!.question.stem).toBe('<p>信用证独立于合同。</p>')
})

const quizOf = (body: QuestionBody) =>
  db.transaction(async (tx) => {
    const [questionId] = await newQuestions(tx, teacher.id, [body])
    return createQuiz(tx, app.kernel, { title: '测验', questions: [{ questionId: questionId! }] })
  })

test('a question that is not ready is refused by a quiz; one that is answered by files is taken', async () => {
  await expect(quizOf({ ...trueFalse('稿'), right: null } as QuestionBody)).rejects.toThrow(
    'not ready',
  )
  const file = fileOf('<p>上传单据</p>')
  const inGroup = { ...group([{ id: 'p', body: file }]), stem: file.stem }
  expect(await quizOf(file)).toEqual(expect.any(Number))
  expect(await quizOf(inGroup)).toEqual(expect.any(Number))
})
