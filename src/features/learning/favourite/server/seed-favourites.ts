import type { Tx } from '#src/server/database/db.ts'
import { favouriteFolders } from '../tables.ts'

/** Creates folders of favourites for a person of the demo school. @returns their ids in the same order */
export async function seedFavouriteFolders(
  tx: Tx,
  userId: number,
  names: readonly string[],
): Promise<number[]> {
  const rows = await tx
    .insert(favouriteFolders)
    .values(names.map((name) => ({ userId, name })))
    .returning({ id: favouriteFolders.id })
  return rows.map(({ id }) => id)
}
