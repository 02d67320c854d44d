import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { deleteRows } from '../../file/server/delete-files.ts'
import { unusedFilesOf } from '../../file/server/uses-by-keys.ts'

/**
 * Ends the hold of an import on its pictures, and deletes those that no question has come to name. Stored bytes
 * go with the next tidying.
 */
export async function dropUnused(tx: Tx, held: { id: number; ownerId: number }): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from question_import_files where import_id = ${held.id} returning user_file_id as id`)
  if (rows.length === 0) return
  const unused = new Set(await unusedFilesOf(tx, held.ownerId))
  const gone = rows.map(({ id }) => id).filter((id) => unused.has(id))
  if (gone.length > 0) await deleteRows(tx, gone)
}
