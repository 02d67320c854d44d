import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../database/db.ts'
import { type PersonalPart, personalPart } from '../personal-data.ts'
import { detachFiles } from './attach-file.ts'
import { files } from './tables.ts'

/**
 * The part for people's uploads. It is added after the features, whose parts remove the references
 * first: unreferenced files are then deleted, and files that the school still uses lose their owner.
 * @param listed selects the ids of the files that another part lists
 */
export const fileParts = (listed: SQL): PersonalPart[] => [
  personalPart({
    id: 'files',
    name: { zh: '其他上传的文件（附件、头像等）', en: 'Other uploads (attachments, pictures …)' },
    tables: ['files'],
    fate: 'deleted',
    rows: (userId) => sql`
      select id as file, name, mime, size, created_at, visibility
      from files where owner_id = ${userId} and id not in (${listed}) order by id`,
    erase: leaveFiles,
  }),
]

async function leaveFiles(tx: Tx, ownerId: number): Promise<void> {
  const unused = await unusedFiles(tx, ownerId)
  // After the commit `removeLooseFiles` deletes their blobs; where that fails, the hourly job does.
  await detachFiles(tx, unused)
  await tx.update(files).set({ ownerId: null }).where(eq(files.ownerId, ownerId))
}

/**
 * Finds files of a person that no row of the school refers to, by checking every foreign key to files. Rows that
 * are deleted with their file are parts of it.
 */
async function unusedFiles(tx: Tx, ownerId: number): Promise<number[]> {
  const { rows: keys } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass
      and c.confdeltype <> 'c'`)
  const own = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, ownerId))
  const unused = new Set(own.map(({ id }) => id))
  for (const { table, column } of keys) {
    if (unused.size === 0) break
    const name = sql.identifier(column)
    const { rows } = await tx.execute<{ id: number }>(sql`
      select distinct ${name} as id from ${sql.identifier(table)}
      where ${name} in (select id from files where owner_id = ${ownerId})`)
    for (const { id } of rows) unused.delete(id)
  }
  return [...unused]
}
