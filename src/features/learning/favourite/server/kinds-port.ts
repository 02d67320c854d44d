import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { FavouriteAbout } from '../contract.ts'
import type { FavouriteKindName } from '../kinds.ts'
import type { JoinTable, ThingNames } from './join-table.ts'

/**
 * A kind of favourite: what its room tells the list. The room
 * - adds its word to `favouriteKindNames`, and its names to `web/text.ts`;
 * - has a join table of `favouriteColumns()` with a nullable reference to its thing, and gives it by `joinTable`;
 * - provides this value to `favouriteKinds`, a part of personal data by `favouritePart`, and rows for its test;
 * - puts `FavouriteButton` on the page of its thing, and on cards with one call of `readCollected` for all of them.
 */
export interface FavouriteKind {
  kind: FavouriteKindName
  table: JoinTable
  /**
   * One person's rows of the join table, in one query that the list unites with those of other kinds. Its columns:
   * "favouriteId", "thingId", "folderId", "addedAt", fate, name, "nameEn". The names of a thing that this
   * person may see are those of today; of another one those that the row has kept.
   */
  rows(userId: number): SQL
  /** Returns the facts that cards show of these things, in one query. */
  describe(
    db: Db,
    given: { locale: Locale; thingIds: number[] },
  ): Promise<ReadonlyMap<number, FavouriteAbout>>
  /** The names of a thing that the viewer may see; null for any other. It stays until the transaction ends. */
  find(tx: Tx, given: { viewer: Viewer; thingId: number }): Promise<ThingNames | null>
}

export const favouriteKinds = portOfMany<FavouriteKind>('the kinds of favourites')
