import type { Call } from '#src/server/kernel.ts'
import type { favouriteApi } from '../contract.ts'
import { holdFolder } from './hold-folder.ts'
import { groupByKind } from './kind-of.ts'

/** Removes the viewer's favourites of these keys. */
export async function removeFavourites({
  db,
  ports,
  viewer,
  input: { chosen },
}: Call<typeof favouriteApi.removeFavourites>) {
  const removed = await db.transaction(async (tx) => {
    let count = 0
    for (const { kind, ids } of groupByKind(ports, chosen)) {
      count += await kind.table.removeRows(tx, { userId: viewer.id }, ids)
    }
    return count
  })
  return { removed }
}

/** Moves the viewer's favourites of these keys to one of the viewer's folders, or to none. */
export async function moveFavourites({
  db,
  ports,
  viewer,
  input: { chosen, folderId },
}: Call<typeof favouriteApi.moveFavourites>) {
  const moved = await db.transaction(async (tx) => {
    if (folderId !== null) await holdFolder(tx, viewer, folderId, 'key share')
    let count = 0
    for (const { kind, ids } of groupByKind(ports, chosen)) {
      count += await kind.table.moveRows(tx, { userId: viewer.id }, ids, folderId)
    }
    return count
  })
  return { moved }
}
