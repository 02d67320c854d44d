import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { goodWorkApi as api } from '../contract.ts'
import { goodWorkConsents } from '../tables.ts'
import { holdGoodWork } from './hold-good-work.ts'
import { mayAnswer } from './rules.ts'

/** Keeps the answer of one student of a work. The work of a group is shown once all of it agree. */
export async function answerProposal({
  db,
  viewer,
  input: { goodWorkId, answer },
}: Call<typeof api.answer>): Promise<AnswerOf<typeof api.answer>> {
  const asked = { goodWorkId, userId: viewer.id }
  return db.transaction(async (tx) => {
    const { found, standing } = await holdGoodWork(tx, asked)
    must(mayAnswer({ asked: found.studentIds.includes(viewer.id), state: standing.state }, answer))
    await tx
      .update(goodWorkConsents)
      .set({ answer, answeredAt: sql`now()` })
      .where(
        and(eq(goodWorkConsents.goodWorkId, goodWorkId), eq(goodWorkConsents.userId, viewer.id)),
      )
    const { found: after } = await holdGoodWork(tx, asked)
    return { state: after.state }
  })
}
