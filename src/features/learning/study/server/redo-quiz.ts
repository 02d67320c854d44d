import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { presentAttempt } from '#src/features/learning/quiz/server/present-attempt.ts'
import { redoAttempt } from '#src/features/learning/quiz/server/redo-attempt.ts'
import type { Call } from '#src/server/kernel.ts'
import type { studyApi } from '../contract.ts'
import { findQuiz } from './find-quiz.ts'

/** Clears the answers of a handed-in attempt and opens a new one; the best score stays. */
export async function redoQuiz(call: Call<typeof studyApi.redoQuiz>): Promise<Attempt> {
  const { db, viewer, input } = call
  const quizId = await findQuiz(db, viewer, input)
  const given = { userId: viewer.id, quizId, attemptId: input.attemptId }
  const attemptId = await db.transaction((tx) => redoAttempt(tx, given))
  return presentAttempt(call, attemptId)
}
