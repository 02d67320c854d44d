import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { countGuess } from '#src/features/learning/quiz/server/count-guess.ts'
import { presentAttempt } from '#src/features/learning/quiz/server/present-attempt.ts'
import { redoAttempt } from '#src/features/learning/quiz/server/start-attempt.ts'
import type { Call } from '#src/server/kernel.ts'
import type { studyApi } from '../contract.ts'
import { findQuiz } from './find-quiz.ts'

/** Opens a further attempt after a result, empty or with its answers; the earlier ones stay on record. */
export async function redoQuiz(call: Call<typeof studyApi.redoQuiz>): Promise<Attempt> {
  const { db, viewer, input } = call
  const found = await findQuiz(db, viewer, input)
  const { attemptId: former, password } = input
  const given = { userId: viewer.id, ...found, attemptId: former, password }
  const attemptId = await countGuess(db, given, (tx, learn) => redoAttempt(tx, { ...given, learn }))
  return presentAttempt(call, attemptId)
}
