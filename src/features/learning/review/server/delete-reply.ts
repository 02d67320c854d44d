import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { reviewApi } from '../contract.ts'
import { courseReviewReplies as replies } from '../tables.ts'
import { reviewsTag } from '../tags.ts'
import { shownReview } from './facts.ts'
import { mayReply } from './rules.ts'

/** Deletes the reply to a review. @throws review.notFound, review.notTeacher */
export async function deleteReply({
  db,
  viewer,
  input: { reviewId },
  changed,
}: Call<typeof reviewApi.deleteReply>) {
  const review = await shownReview(db, reviewId, viewer)
  must(mayReply(review))
  await db.delete(replies).where(eq(replies.reviewId, reviewId))
  changed(reviewsTag(review))
  return {}
}
