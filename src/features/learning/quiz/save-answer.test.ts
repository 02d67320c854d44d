import { and, eq, isNotNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { emptyAnswer } from '#src/features/content/question/empty-answer.ts'
import { allRefused, refusal } from '#tests/world.ts'
import { quizApi } from './contract.ts'
import { attemptAnswers } from './tables.ts'
import { openQuiz } from './test-quiz.ts'

const { db, visitor, strangeQuestion, newStudent, started, answerAll } = await openQuiz()

const truth = (value: boolean): QuestionAnswer => ({ type: 'trueFalse', value })

describe('saving an answer', () => {
  test('an older revision never replaces a newer one, in any order of arrival', async () => {
    const { student, attempt } = await started()
    const { attemptId } = attempt
    const { questionId } = attempt.questions[2]!
    const answers = await Promise.all(
      [5, 1, 9, 3, 9, 2, 8].map((revision) =>
        student(quizApi.saveAnswer, {
          attemptId,
          questionId,
          revision,
          answer: truth(revision === 9),
        }),
      ),
    )
    expect(Math.max(...answers.map((answer) => answer.revision))).toBe(9)
    const late = await student(quizApi.saveAnswer, {
      attemptId,
      questionId,
      revision: 4,
      answer: truth(false),
    })
    expect(late.revision).toBe(9)
    const { questions } = await student(quizApi.getAttempt, { attemptId })
    expect(questions[2]).toMatchObject({ answer: truth(true), revision: 9 })
  })

  test('an answer can be cleared', async () => {
    const { student, attempt } = await started()
    await answerAll(student, attempt)
    const { attemptId } = attempt
    for (const { questionId, question } of attempt.questions) {
      const answer = emptyAnswer(question.type)
      await student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 2 })
    }
    expect((await student(quizApi.getAttempt, { attemptId })).counts.answered).toBe(0)
  })

  test('refuses an answer that does not fit the type of its question', async () => {
    const { student, attempt } = await started()
    const { attemptId, questions } = attempt
    const wrong: [number, QuestionAnswer][] = [
      [0, { type: 'multiple', choices: ['a'] }],
      [0, { type: 'single', choice: 'FAS' }],
      [0, truth(true)],
      [1, { type: 'single', choice: 'FAS' }],
      [1, { type: 'multiple', choices: ['FAS', 'a'] }],
      [1, { type: 'multiple', choices: ['FAS', 'FAS'] }],
      [2, { type: 'single', choice: null }],
      [3, { type: 'fillIn', gaps: { g3: 'one' } }],
      [3, { type: 'cloze', gaps: { g1: 'one' } }],
      [3, { type: 'group', answers: {} }],
    ]
    for (const [at, answer] of wrong) {
      const { questionId } = questions[at]!
      await expect(
        student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 }),
        JSON.stringify(answer),
      ).rejects.toMatchObject(refusal('quiz.answerDoesNotFit'))
    }
    expect(
      await db.$count(
        attemptAnswers,
        and(eq(attemptAnswers.attemptId, attemptId), isNotNull(attemptAnswers.answer)),
      ),
    ).toBe(0)
  })

  test('refuses a question of another quiz, an attempt of another person and a handed-in attempt', async () => {
    const { student, attempt } = await started()
    const { attemptId } = attempt
    const given = { attemptId, answer: truth(true), revision: 1 }
    const { questionId } = attempt.questions[2]!
    await expect(
      student(quizApi.saveAnswer, { ...given, questionId: strangeQuestion }),
    ).rejects.toMatchObject(refusal('quiz.questionNotInQuiz'))
    const other = await newStudent()
    await allRefused(
      [
        other(quizApi.saveAnswer, { ...given, questionId }),
        other(quizApi.getAttempt, { attemptId }),
        other(quizApi.handIn, { attemptId }),
      ],
      refusal('quiz.attemptNotFound'),
    )
    await expect(visitor(quizApi.getAttempt, { attemptId })).rejects.toMatchObject(
      refusal('common.noToken'),
    )
    await student(quizApi.handIn, { attemptId })
    await expect(student(quizApi.saveAnswer, { ...given, questionId })).rejects.toMatchObject(
      refusal('quiz.handedIn'),
    )
  })

  test('an acknowledged answer counts in the score; one that arrives after hand-in is refused', async () => {
    for (let round = 0; round < 10; round++) {
      const { student, attempt } = await started()
      const { attemptId } = attempt
      const { questionId } = attempt.questions[2]!
      const save = student
        .ask(quizApi.saveAnswer, {
          attemptId,
          questionId,
          revision: 1,
          answer: truth(true),
        })
        .then(({ envelope }) => envelope.code === 0)
      const [saved, result] = await Promise.all([save, student(quizApi.handIn, { attemptId })])
      expect(result.score).toBe(saved ? 1 : 0)
      const final = await student(quizApi.getAttempt, { attemptId })
      expect(final.counts.answered).toBe(saved ? 1 : 0)
    }
  })
})
