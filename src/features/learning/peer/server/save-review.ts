import { eq, sql } from 'drizzle-orm'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import type { Criterion } from '#src/features/learning/homework/stored.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { peerApi } from '../contract.ts'
import { peerErrors as errors } from '../errors.ts'
import { peerReviews } from '../tables.ts'
import { type RoundFacts, holdRound } from './facts.ts'
import { reviewsOfWorks } from './reviewing.ts'
import { mayReview } from './rules.ts'
import { takeBack } from './step-round.ts'

type SaveCall = Call<typeof peerApi.save>
type Row = typeof peerReviews.$inferSelect

/**
 * Saves a review as it is typed, or hands it in. The call names the review that was seen, so that two devices of one person
 * lose nothing; the same words sent twice are saved once.
 */
export async function saveReview({
  db,
  viewer,
  input,
}: SaveCall): Promise<AnswerOf<typeof peerApi.save>> {
  return db.transaction(async (tx) => {
    const { facts, row, handIns } = await holdReview(tx, input.reviewId, viewer.id)
    must(mayReview(facts))
    const given = judgementOf(facts, input)
    const seenHandIn = Math.min(input.seen, handIns)
    const next = { ...given, words: input.words, seenHandIn }
    const isSame = row.revision > 0 && isSameReview(row, next)
    const isIn = row.handedInAt !== null
    if (row.revision !== input.revision && !isSame) throw new AppError(errors.changedElsewhere)
    if (input.handIn || isIn) mustBeWhole(facts, next)
    const handedInAt = input.handIn ? (row.handedInAt ?? new Date()) : row.handedInAt
    if (isSame && isIn === (handedInAt !== null)) {
      return { revision: row.revision, handedInAt: row.handedInAt?.toISOString() ?? null }
    }
    const revision = row.revision + 1
    await tx
      .update(peerReviews)
      .set({ ...next, revision, handedInAt, savedAt: new Date() })
      .where(eq(peerReviews.id, row.id))
    if (!isIn && handedInAt) await takeBack(tx, [row.workId])
    return { revision, handedInAt: handedInAt?.toISOString() ?? null }
  })
}

/** Locks a review of one's own whose work still takes part. @throws peer.reviewUnknown */
async function holdReview(tx: Tx, reviewId: number, userId: number) {
  const { rows } = await tx.execute<{ homeworkId: number; handIns: number }>(sql`
    select r.homework_id as "homeworkId", w.hand_ins as "handIns" from ${reviewsOfWorks}
    where r.id = ${reviewId} and r.reviewer_id = ${userId}`)
  if (!rows[0]) throw new AppError(errors.reviewUnknown)
  const { homeworkId, handIns } = rows[0]
  // The locks come in the order of all acts. The end of the round waits for this, and this for it.
  await tx.execute(sql`select from homework where id = ${homeworkId} for share`)
  await tx.execute(sql`select from peer_rounds where homework_id = ${homeworkId} for share`)
  const facts = await holdRound(tx, { homeworkId, userId }, { shared: true })
  if (!facts.concerned || !facts.shown) throw new AppError(errors.reviewUnknown)
  const [row] = await tx
    .select()
    .from(peerReviews)
    .where(eq(peerReviews.id, reviewId))
    .for('update')
  if (!row) throw new AppError(errors.reviewUnknown)
  return { facts, row, handIns }
}

/** @throws homework.markTooHigh */
function judgementOf(
  { fullMark, criteria: rubric }: RoundFacts,
  { mark, criteria }: SaveCall['input'],
) {
  if (fullMark === null) return { mark: null, criteria: {} }
  if (rubric.length === 0) {
    if ((mark ?? 0) > fullMark) throw new AppError(homeworkErrors.markTooHigh)
    return { mark, criteria: {} }
  }
  const isWrong = Object.entries(criteria).some(
    ([id, points]) => points > (rubric.find((one) => one.id === id)?.points ?? -1),
  )
  if (isWrong) throw new AppError(homeworkErrors.markTooHigh)
  return { mark: sumOf(rubric, criteria), criteria }
}

/** The sum of all criteria; null until each is given. */
function sumOf(rubric: readonly Criterion[], criteria: Record<string, number>): number | null {
  if (rubric.some(({ id }) => criteria[id] === undefined)) return null
  return rubric.reduce((sum, { id }) => sum + criteria[id]!, 0)
}

/** @throws peer.marksMissing, peer.wordsMissing */
function mustBeWhole(facts: RoundFacts, { mark, words }: { mark: number | null; words: string }) {
  if (facts.fullMark !== null && mark === null) throw new AppError(errors.marksMissing)
  const isAsked = facts.fullMark === null || facts.settings?.wordsRequired
  if (isAsked && words === '') throw new AppError(errors.wordsMissing)
}

const sorted = (criteria: Record<string, number>) =>
  JSON.stringify(Object.entries(criteria).toSorted(([a], [b]) => a.localeCompare(b)))
const isSameReview = (
  row: Row,
  next: Pick<Row, 'mark' | 'criteria' | 'words' | 'seenHandIn'>,
): boolean =>
  row.mark === next.mark &&
  row.words === next.words &&
  row.seenHandIn === next.seenHandIn &&
  sorted(row.criteria) === sorted(next.criteria)
