import type { Tx } from '#src/server/database/db.ts'
import { classCourses } from '../tables.ts'

/** Gives a class a course that is in the catalogue. */
export async function seedClassCourse(
  tx: Tx,
  given: Omit<typeof classCourses.$inferInsert, 'addedAt'>,
): Promise<void> {
  await tx.insert(classCourses).values(given)
}
