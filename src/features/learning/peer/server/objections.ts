import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { peerApi } from '../contract.ts'
import { peerErrors as errors } from '../errors.ts'
import { peerPaths } from '../paths.ts'
import { peerReviews } from '../tables.ts'
import { holdRound } from './facts.ts'
import { peerMessages } from './messages-text.ts'
import { mayDecideObjection, mayObject } from './rules.ts'
import { tellAll } from './tell.ts'

/** Calls a review of one's own returned work not fair. The words may be changed until the teacher has decided. */
export async function objectTo(call: Call<typeof peerApi.object>) {
  const { db, viewer, input } = call
  const { reviewId, words } = input
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ homeworkId: number; isReturned: boolean }>(sql`
      select r.homework_id as "homeworkId", w.released_at is not null as "isReturned"
      from peer_reviews r join homework_works w on w.id = r.work_id
      where r.id = ${reviewId} and w.user_id = ${viewer.id} and r.handed_in_at is not null`)
    const [found] = rows
    if (!found) throw new AppError(errors.reviewUnknown)
    const { homeworkId, isReturned } = found
    const facts = await holdRound(tx, { homeworkId, userId: viewer.id }, { shared: true })
    if (!facts.concerned || !facts.shown) throw new AppError(errors.reviewUnknown)
    must(mayObject({ ...facts, isReturned }))
    const [row] = await tx
      .select()
      .from(peerReviews)
      .where(eq(peerReviews.id, reviewId))
      .for('update')
    if (row!.decision) throw new AppError(errors.isDecided)
    if (row!.objection === words) return
    await tx
      .update(peerReviews)
      .set({ objection: words, objectedAt: row!.objectedAt ?? new Date() })
      .where(eq(peerReviews.id, reviewId))
    if (row!.objectedAt) return
    const { classId, title, ownerId } = facts
    const link = peerPaths.round(classId, homeworkId, { work: viewer.id })
    await tellAll(tx, call, ownerId === null ? [] : [ownerId], peerMessages.objected(title), link)
  })
  return {}
}

/** Decides on an objection: a review that is dropped no longer counts in the median. The mark itself is the teacher's to change. */
export async function decideObjection({ db, viewer, input }: Call<typeof peerApi.decide>) {
  const { reviewId, decision } = input
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(peerReviews).where(eq(peerReviews.id, reviewId))
    if (!row) throw new AppError(errors.unknown)
    const facts = await holdRound(tx, { homeworkId: row.homeworkId, userId: viewer.id })
    must(mayDecideObjection(facts))
    const [held] = await tx
      .select()
      .from(peerReviews)
      .where(eq(peerReviews.id, reviewId))
      .for('update')
    if (!held?.objectedAt) throw new AppError(errors.noObjection)
    if (held.decision === decision) return
    if (held.decision) throw new AppError(errors.isDecided)
    await tx
      .update(peerReviews)
      .set({ decision, decidedById: viewer.id, decidedAt: new Date() })
      .where(eq(peerReviews.id, reviewId))
  })
  return {}
}
