import type { Call } from '#src/server/kernel.ts'
import type { favouriteApi } from '../contract.ts'
import { kindOf } from './kind-of.ts'

/** Returns those of the things that are favourites of the viewer. */
export async function getCollected({
  db,
  ports,
  viewer,
  input: { kind, things },
}: Call<typeof favouriteApi.getCollected>) {
  const ids = things.split(',').map(Number)
  return { collected: await kindOf(ports, kind).table.collected(db, { userId: viewer.id }, ids) }
}
