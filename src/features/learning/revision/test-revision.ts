import { eq } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { openQuiz } from '#src/features/learning/quiz/test-quiz.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import type { Person } from '#tests/world.ts'
import { revisionApi } from './contract.ts'
import { wrongQuestions } from './tables.ts'

/** A wrong answer to the first, a partly correct one to the second, a correct one to the third question. */
export const mixedAnswers: QuestionAnswer[] = [
  { type: 'single', choice: 'b' },
  { type: 'multiple', choices: ['FAS'] },
  { type: 'trueFalse', value: true },
]

/** A world with a quiz, and learners who have handed it in. */
export async function openRevision() {
  const world = await openQuiz()
  const { db, started, answerAll } = world
  let made = 0

  async function learner(answers = mixedAnswers) {
    const { student, attempt } = await started()
    await answerAll(student, attempt, answers)
    const { attemptId } = attempt
    await student(quizApi.handIn, { attemptId })
    return { student, attemptId, ids: attempt.questions.map(({ questionId }) => questionId) }
  }

  return {
    ...world,
    learner,
    rowsOf: (student: Person) =>
      db
        .select()
        .from(wrongQuestions)
        .where(eq(wrongQuestions.userId, student.id))
        .orderBy(wrongQuestions.questionId),
    answer: (
      student: Person,
      questionId: number,
      answer: QuestionAnswer,
      more: { clientId?: string; durationMs?: number; kind?: 'card' | 'practice' } = {},
    ) =>
      student(revisionApi.answer, {
        ...{
          questionId,
          answer,
          clientId: `client-${(made += 1)}`,
          durationMs: 5000,
          kind: 'card',
        },
        ...more,
      }),
  }
}
