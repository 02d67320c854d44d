import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { reachOf } from '../../bank/server/reach.ts'

/**
 * Returns whether a person may read a question `q` now, as an expression of SQL. A paper may hold questions of others: kept
 * from a quiz of a course that one teaches in, or from a folder that was shared. It keeps them in the versions that were set,
 * and shows nothing that their owners write later.
 */
export async function readableBy(db: Db | Tx, viewer: { id: number }): Promise<SQL> {
  const reach = [...(await reachOf(db, viewer)).keys()]
  return sql`(q.deleted_at is null and (q.owner_id = ${viewer.id} or q.folder_id = any(${sql.param(reach)}::int[])))`
}
