import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'

/** Tables of this room, which hold parts of a file rather than uses of it. */
const ownTables = ['file_uploads', 'user_file_versions']

/**
 * Returns every foreign key of other rooms to user files: 'course_items.user_file_id'. A row that is deleted with
 * its file is a part of the file, such as the poster of a film, and no use.
 */
export async function keysToUserFiles(db: Db | Tx): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'user_files'::regclass and c.confdeltype <> 'c'
      and c.conrelid::regclass::text <> all(${sql.param(ownTables)}::text[])
    order by 1, 2`)
  return rows
}

/** Finds the user files of a person that no row of another room names. */
export const unusedFilesOf = (tx: Tx, ownerId: number): Promise<number[]> =>
  unusedFiles(tx, sql`u.owner_id = ${ownerId}`)

/** Finds those of the user files `u` of this condition that no row of another room names. */
export async function unusedFiles(tx: Tx, which: SQL): Promise<number[]> {
  const used = (await keysToUserFiles(tx)).map(
    ({ table, column }) => sql`
      and not exists (select from ${sql.identifier(table)} x where x.${sql.identifier(column)} = u.id)`,
  )
  const { rows } = await tx.execute<{ id: number }>(
    sql`select u.id from user_files u where ${which} ${sql.join(used, sql` `)}`,
  )
  return rows.map(({ id }) => id)
}
