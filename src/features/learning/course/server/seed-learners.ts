import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { courseLearners } from '../learner-tables.ts'
import { courses } from '../tables.ts'

/** Writes learners of a course in bulk, with their count. */
export async function seedLearners(
  tx: Tx,
  given: {
    courseId: number
    learners: { userId: number; joinedAt: Date; semesterId?: number | null }[]
  },
): Promise<void> {
  const { courseId, learners } = given
  if (learners.length > 0) {
    await tx.insert(courseLearners).values(learners.map((learner) => ({ ...learner, courseId })))
  }
  await tx
    .update(courses)
    .set({
      learnerCount: sql`${courses.learnerCount} + ${learners.length}`,
    })
    .where(eq(courses.id, courseId))
}
