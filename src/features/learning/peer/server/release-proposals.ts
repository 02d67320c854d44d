import { sql } from 'drizzle-orm'
import { giveMarks } from '#src/features/learning/homework/server/give-marks.ts'
import { returnMarks } from '#src/features/learning/homework/server/release-marks.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { peerApi } from '../contract.ts'
import { proposalOf } from '../median.ts'
import { holdRound, type RoundFacts } from './facts.ts'
import { counts, reviewsOfWorks } from './reviewing.ts'
import { mayRelease } from './rules.ts'
import { stepRound } from './step-round.ts'

/** Gives the proposed marks to works without one, and returns all marks together. A mark that a teacher has given stays. */
export async function releaseProposals(
  call: Call<typeof peerApi.release>,
): Promise<AnswerOf<typeof peerApi.release>> {
  const { db, viewer, input } = call
  const { homeworkId } = input
  return db.transaction(async (tx) => {
    const facts = await holdRound(tx, { homeworkId, userId: viewer.id })
    must(mayRelease(facts))
    // Its time may be over since the job came by.
    await stepRound(tx, call, homeworkId)
    const marks = await proposalsOf(tx, facts)
    const proposed = await giveMarks(tx, { homeworkId, actorId: viewer.id, marks })
    const { count } = await returnMarks(tx, call, facts)
    return { proposed, returned: count }
  })
}

async function proposalsOf(tx: Tx, { homeworkId, criteria: rubric }: RoundFacts) {
  const { rows } = await tx.execute<{
    userId: number
    reviews: { mark: number | null; criteria: Record<string, number> }[]
  }>(sql`
    select w.user_id as "userId", json_agg(json_build_object('mark', r.mark, 'criteria', r.criteria)) as reviews
    from ${reviewsOfWorks} where r.homework_id = ${homeworkId} and ${counts} group by w.user_id`)
  return rows.flatMap(({ userId, reviews }) => {
    const proposal = proposalOf(reviews, rubric)
    return proposal ? [{ userId, rawMark: proposal.mark, criteria: proposal.criteria }] : []
  })
}
