import { and, eq } from 'drizzle-orm'
import { addRatings } from '#src/features/learning/course/server/add-ratings.ts'
import { courseTag } from '#src/features/learning/course/tags.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { reviewApi } from '../contract.ts'
import { courseReviews as reviews } from '../tables.ts'
import { reviewsTag } from '../tags.ts'
import { mayDelete } from './rules.ts'
import { worth } from './save-review.ts'

/** Deletes the viewer's review with its reply, votes and reports. @throws review.hidden */
export async function deleteReview({
  db,
  viewer,
  input: { courseId },
  changed,
}: Call<typeof reviewApi.deleteReview>) {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews.courseId, courseId), eq(reviews.userId, viewer.id)))
      .for('update')
    if (!found) return
    must(mayDelete({ hidden: found.hiddenReason !== null }))
    await tx.delete(reviews).where(eq(reviews.id, found.id))
    const { count, halves } = worth(found)
    await addRatings(tx, courseId, { count: -count, halves: -halves })
  })
  changed(reviewsTag({ courseId }), courseTag({ courseId }))
  return {}
}
