import type { Call } from '#src/server/kernel.ts'
import type { Attempt, quizApi } from '../contract.ts'
import { presentAttempt } from './present-attempt.ts'

/** Returns one attempt of the viewer. */
export const getAttempt = (call: Call<typeof quizApi.getAttempt>): Promise<Attempt> =>
  presentAttempt(call, call.input.attemptId)
