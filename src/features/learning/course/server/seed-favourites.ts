import type { Tx } from '#src/server/database/db.ts'
import { courseFavourites } from '../favourite-tables.ts'

/** Makes courses favourites of people of the demo school. A favourite without a course is one of a deleted course. */
export async function seedCourseFavourites(
  tx: Tx,
  favourites: (typeof courseFavourites.$inferInsert)[],
): Promise<void> {
  await tx.insert(courseFavourites).values(favourites)
}
