import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { courseLearners, courseReviews } from '../learner-tables.ts'
import { courses } from '../tables.ts'

/** Writes learners and reviews of a course in bulk, with the counts that lists sort by. */
export async function seedLearners(
  tx: Tx,
  given: {
    courseId: number
    learners: { userId: number; joinedAt: Date; semesterId?: number | null }[]
    reviews: { userId: number; halves: number; content: string; createdAt: Date }[]
  },
): Promise<void> {
  const { courseId, learners, reviews } = given
  if (learners.length > 0) {
    await tx.insert(courseLearners).values(learners.map((learner) => ({ ...learner, courseId })))
  }
  if (reviews.length > 0) {
    await tx
      .insert(courseReviews)
      .values(reviews.map((review) => ({ ...review, courseId, updatedAt: review.createdAt })))
  }
  await tx
    .update(courses)
    .set({
      learnerCount: sql`${courses.learnerCount} + ${learners.length}`,
      ratingCount: sql`${courses.ratingCount} + ${reviews.length}`,
      ratingHalves: sql`${courses.ratingHalves} + ${reviews.reduce((sum, one) => sum + one.halves, 0)}`,
    })
    .where(eq(courses.id, courseId))
}
