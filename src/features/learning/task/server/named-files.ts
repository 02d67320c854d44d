import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'

/**
 * Makes the function that writes the rows which say what files a thing names: those of its draft, and those of its
 * hand-ins, which stay.
 * @param names of the table and of its column that names the thing
 */
export function filesNamedIn(names: { table: string; owner: string }) {
  const table = sql.identifier(names.table)
  const owner = sql.identifier(names.owner)
  return async (
    tx: Tx,
    id: number,
    { photos, files }: { photos: readonly number[]; files: readonly number[] },
    { handedIn = false } = {},
  ): Promise<void> => {
    const named = sql`${sql.param([...photos, ...files])}::int[]`
    await tx.execute(sql`
      delete from ${table} where ${owner} = ${id} and not handed_in and user_file_id <> all(${named})`)
    await tx.execute(sql`
      insert into ${table} as f (${owner}, user_file_id, handed_in)
      select distinct ${id}::int, id, ${handedIn}::boolean from unnest(${named}) id
      on conflict (${owner}, user_file_id) do update set handed_in = f.handed_in or excluded.handed_in`)
  }
}
