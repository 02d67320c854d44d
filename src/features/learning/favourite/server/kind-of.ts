import type { Ports } from '#src/server/ports.ts'
import type { FavouriteKindName } from '../kinds.ts'
import { type FavouriteKind, favouriteKinds } from './kinds-port.ts'

/** Returns what the room of a kind provides. */
export function kindOf(ports: Ports, name: FavouriteKindName): FavouriteKind {
  const found = ports.all(favouriteKinds).find(({ kind }) => kind === name)
  if (!found) throw new Error(`No room provides favourites of the kind ${name}`)
  return found
}

/** Groups rows by kind, in the order of the rooms, so that transactions lock them in one order. */
export function groupByKind<R extends { kind: FavouriteKindName; favouriteId: number }>(
  ports: Ports,
  rows: readonly R[],
) {
  return ports
    .all(favouriteKinds)
    .map((kind) => ({
      kind,
      ids: rows.filter((row) => row.kind === kind.kind).map((row) => row.favouriteId),
    }))
    .filter(({ ids }) => ids.length > 0)
}
