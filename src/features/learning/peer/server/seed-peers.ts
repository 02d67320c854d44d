import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { nextStep, type Participant } from '../next-step.ts'
import { peerReviews, peerRounds } from '../tables.ts'

interface SeedRound {
  homeworkId: number
  teacherId: number
  reviews: number
  days: number
  startedAt: Date
  /** Of each student, reviews in the order in which the works are asked: criteria in hundredths by their id, and words. */
  written: ReadonlyMap<number, { criteria: Record<string, number>; words: string }[]>
}

/** Writes a peer round that runs, over the works that were handed in. */
export async function seedPeers(tx: Tx, given: SeedRound): Promise<void> {
  const { homeworkId, teacherId, reviews, days, startedAt, written } = given
  const seed = homeworkId
  await tx.insert(peerRounds).values({
    ...{ homeworkId, reviews, days, seed, startedAt, createdById: teacherId },
    ...{ anonymous: true, wordsRequired: false, createdAt: startedAt },
  })
  const { rows } = await tx.execute(sql`
    select id as "workId", user_id as "userId" from homework_works
    where homework_id = ${homeworkId} and hand_ins > 0 order by id`)
  const now = startedAt.getTime()
  const { give } = nextStep({
    ...{ reviews, seed, now, endsAt: now + 1, asked: [], returned: new Set<number>() },
    participants: rows as unknown as Participant[],
  })
  const asked = await tx
    .insert(peerReviews)
    .values(give.map((one) => ({ ...one, homeworkId, askedAt: startedAt })))
    .returning()
  const next = new Map<number, number>()
  for (const { id, reviewerId } of asked) {
    const at = next.get(reviewerId) ?? 0
    next.set(reviewerId, at + 1)
    const review = written.get(reviewerId)?.[at]
    if (!review) continue
    const mark = Object.values(review.criteria).reduce((sum, points) => sum + points, 0)
    const handedInAt = new Date(startedAt.getTime() + (at + 1) * 3_600_000)
    await tx
      .update(peerReviews)
      .set({ ...review, mark, seenHandIn: 1, revision: 1, savedAt: handedInAt, handedInAt })
      .where(eq(peerReviews.id, id))
  }
}
