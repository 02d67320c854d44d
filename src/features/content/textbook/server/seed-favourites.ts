import type { Tx } from '#src/server/database/db.ts'
import { textbookFavourites } from '../favourite-tables.ts'

/** Makes textbooks favourites of people of the demo school. */
export async function seedTextbookFavourites(
  tx: Tx,
  favourites: (typeof textbookFavourites.$inferInsert)[],
): Promise<void> {
  await tx.insert(textbookFavourites).values(favourites)
}
