import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { reviewApi } from '../contract.ts'
import { reviewErrors } from '../errors.ts'
import { courseReviewHelpful as helpful, courseReviews as reviews } from '../tables.ts'
import { shownReview } from './facts.ts'
import { mayJudge } from './rules.ts'

/** Sets or takes back the viewer's vote. @throws review.notFound, review.ownReview */
export async function setHelpful({
  db,
  viewer,
  input,
}: Call<typeof reviewApi.setHelpful>): Promise<{ helpful: number }> {
  const { reviewId } = input
  must(mayJudge(await shownReview(db, reviewId, viewer)))
  return db.transaction(async (tx) => {
    // The count's row is locked first, so that votes at the same time follow one another.
    const [review] = await tx
      .select({ count: reviews.helpfulCount })
      .from(reviews)
      .where(eq(reviews.id, reviewId))
      .for('update')
    if (!review) throw new AppError(reviewErrors.notFound)
    const written = input.helpful
      ? await tx
          .insert(helpful)
          .values({ reviewId, userId: viewer.id })
          .onConflictDoNothing()
          .returning()
      : await tx
          .delete(helpful)
          .where(and(eq(helpful.reviewId, reviewId), eq(helpful.userId, viewer.id)))
          .returning()
    if (written.length === 0) return { helpful: review.count }
    const step = input.helpful ? 1 : -1
    await tx
      .update(reviews)
      .set({ helpfulCount: sql`${reviews.helpfulCount} + ${step}` })
      .where(eq(reviews.id, reviewId))
    return { helpful: review.count + step }
  })
}
