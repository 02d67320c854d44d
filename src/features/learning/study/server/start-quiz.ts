import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { countGuess } from '#src/features/learning/quiz/server/count-guess.ts'
import { presentAttempt } from '#src/features/learning/quiz/server/present-attempt.ts'
import { startAttempt } from '#src/features/learning/quiz/server/start-attempt.ts'
import type { Call } from '#src/server/kernel.ts'
import type { studyApi } from '../contract.ts'
import { findQuiz } from './find-quiz.ts'

/** Opens the quiz of an item: the running attempt, the last result, or a new attempt. */
export async function startQuiz(call: Call<typeof studyApi.startQuiz>): Promise<Attempt> {
  const { db, viewer, input } = call
  const found = await findQuiz(db, viewer, input)
  const target = { userId: viewer.id, ...found, password: input.password }
  const attemptId = await countGuess(db, target, (tx, learn) =>
    startAttempt(tx, { ...target, learn }),
  )
  return presentAttempt(call, attemptId)
}
