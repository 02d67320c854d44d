import type { Call } from '#src/server/kernel.ts'
import type { Attempt, quizApi } from '../contract.ts'
import { presentAttempt } from './present-attempt.ts'

/** Returns one attempt of the viewer. */
export function getAttempt({
  db,
  viewer,
  locale,
  input: { attemptId },
}: Call<typeof quizApi.getAttempt>): Promise<Attempt> {
  return presentAttempt(db, { attemptId, userId: viewer.id, locale })
}
