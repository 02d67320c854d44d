import { sql } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { favouriteApi } from '../contract.ts'
import { favouriteErrors, favouritesMost } from '../errors.ts'
import { kindOf } from './kind-of.ts'
import { favouriteKinds } from './kinds-port.ts'

/** Adds a thing that the viewer may see to the favourites, once. */
export async function collect({ db, ports, viewer, input }: Call<typeof favouriteApi.collect>) {
  const { table, find } = kindOf(ports, input.kind)
  const own = { userId: viewer.id }
  await db.transaction(async (tx) => {
    // One after the other, so that the last place is given once.
    await holdOwn(tx, viewer.id)
    if (await table.has(tx, own, input.thingId)) return
    const names = await find(tx, { viewer, thingId: input.thingId })
    if (!names) throw new AppError(favouriteErrors.thingUnknown)
    const counts = ports.all(favouriteKinds).map((kind) => kind.table.count(own))
    const { rows } = await tx.execute<{ count: number }>(
      sql`select (${sql.join(counts, sql` + `)})::int as count`,
    )
    if (rows[0]!.count >= favouritesMost) throw new AppError(favouriteErrors.tooMany)
    await table.add(tx, own, input.thingId, names)
  })
  return {}
}

/** Takes a thing out of the favourites; one that is not there is no failure. */
export async function uncollect({ db, ports, viewer, input }: Call<typeof favouriteApi.uncollect>) {
  const { table } = kindOf(ports, input.kind)
  await db.transaction((tx) => table.removeThing(tx, { userId: viewer.id }, input.thingId))
  return {}
}
