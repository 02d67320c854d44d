import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Outcome, revisionApi } from '../contract.ts'
import type { Judgement } from '../rules-of-set.ts'
import { revisionErrors } from '../errors.ts'
import { countAnswer } from './count-answer.ts'
import { presentOutcome } from './present-outcome.ts'

interface Held extends Record<string, unknown> {
  answerId: number
  questionId: number
  durationMs: number
  judgement: Judgement | null
}

/** Takes the learner's own verdict on an answer that no machine marks, once. */
export async function judge(call: Call<typeof revisionApi.judge>): Promise<Outcome> {
  const { db, viewer, input } = call
  const { clientId, judgement } = input
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Held>(sql`
      select id as "answerId", question_id as "questionId", duration_ms as "durationMs", judgement
      from revision_answers where user_id = ${viewer.id} and client_id = ${clientId} for update`)
    const [held] = rows
    if (!held) throw new AppError(revisionErrors.notMet)
    if (held.judgement === judgement) return
    if (held.judgement !== null) throw new AppError(revisionErrors.alreadyJudged)
    const rating = await countAnswer(tx, { ...held, judgement, userId: viewer.id })
    await tx.execute(sql`
      update revision_answers set judgement = ${judgement}, rating = ${rating}::smallint
      where id = ${held.answerId}`)
  })
  return presentOutcome(call, clientId)
}
