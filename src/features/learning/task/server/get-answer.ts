import type { Call } from '#src/server/kernel.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { taskApi } from '../contract.ts'
import { findAnswer } from './find-answer.ts'
import { readPast } from './read-past.ts'

/** Returns what a learner has handed in, for the teachers of the course. The draft is nobody else's. */
export async function getAnswer(
  call: Call<typeof taskApi.getAnswer>,
): Promise<AnswerOf<typeof taskApi.getAnswer>> {
  const { name, username, ...found } = await findAnswer(call)
  return {
    ...found,
    learner: { name: nameFor(name, call.locale), username },
    ...(await readPast(call, found.answerId)),
  }
}
