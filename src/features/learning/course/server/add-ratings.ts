import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { courses } from '../tables.ts'

/** Adds to the counts of ratings that lists sort by, in the transaction that changes the ratings. */
export async function addRatings(
  tx: Tx,
  courseId: number,
  { count, halves }: { count: number; halves: number },
): Promise<void> {
  if (count === 0 && halves === 0) return
  await tx
    .update(courses)
    .set({
      ratingCount: sql`${courses.ratingCount} + ${count}`,
      ratingHalves: sql`${courses.ratingHalves} + ${halves}`,
    })
    .where(eq(courses.id, courseId))
}
