import { eq, sql } from 'drizzle-orm'
import { addRatings } from '#src/features/learning/course/server/add-ratings.ts'
import { courseTag } from '#src/features/learning/course/tags.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { reviewApi } from '../contract.ts'
import { courseReviews as reviews } from '../tables.ts'
import { reviewsTag } from '../tags.ts'
import { reviewerFacts } from './facts.ts'
import { reaches } from './reaches.ts'
import { mayReview } from './rules.ts'

/** Writes or edits the viewer's review. @throws review.notJoined, review.ownCourse */
export async function saveReview({
  db,
  viewer,
  input: { courseId, score, content },
  changed,
}: Call<typeof reviewApi.saveReview>) {
  must(mayReview(await reviewerFacts(db, courseId, viewer)))
  const halves = Number(score) * 2
  const counts = await db.transaction(async (tx) => {
    const former = await lockReview(tx, courseId, viewer.id, { halves, content })
    const counted = former.counted || (await reachesNow(tx, courseId, viewer.id))
    await tx
      .update(reviews)
      .set({
        ...{ halves, content, counted },
        ...((former.halves !== halves || former.content !== content) && { updatedAt: sql`now()` }),
      })
      .where(eq(reviews.id, former.id))
    const before = worth(former)
    const after = worth({ ...former, counted, halves })
    await addRatings(tx, courseId, {
      count: after.count - before.count,
      halves: after.halves - before.halves,
    })
    return counted
  })
  changed(reviewsTag({ courseId }), courseTag({ courseId }))
  return { counts }
}

type Review = typeof reviews.$inferSelect

/** What a review adds to the counts of its course: nothing while it is hidden or does not count yet. */
export const worth = ({
  counted,
  hiddenReason,
  halves,
}: Pick<Review, 'counted' | 'hiddenReason' | 'halves'>) =>
  counted && hiddenReason === null ? { count: 1, halves } : { count: 0, halves: 0 }

/** Makes the row where there is none, and locks it: each of simultaneous calls sees the row as the previous one has written it. */
async function lockReview(
  tx: Tx,
  courseId: number,
  userId: number,
  first: { halves: number; content: string },
): Promise<Review> {
  const [found] = await tx
    .insert(reviews)
    .values({ courseId, userId, ...first })
    .onConflictDoUpdate({ target: [reviews.courseId, reviews.userId], set: { courseId } })
    .returning()
  return found!
}

async function reachesNow(tx: Tx, courseId: number, userId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ reached: boolean }>(
    sql`select ${reaches(courseId, userId)} as reached`,
  )
  return rows[0]!.reached
}
