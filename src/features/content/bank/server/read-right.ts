import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { reachOf, type Right, rightOn } from './reach.ts'
import { mayRead } from './rules.ts'

/**
 * Checks that a person may read a question.
 * @throws question.unknown
 */
export async function mustRead(
  db: Db | Tx,
  viewer: { id: number },
  questionId: number,
): Promise<{ version: number; right: NonNullable<Right> }> {
  // One after the other, because a transaction has one connection.
  const { rows } = await db.execute<{
    ownerId: number | null
    folderId: number | null
    version: number
  }>(sql`
      select owner_id as "ownerId", folder_id as "folderId", version from questions
      where id = ${questionId} and deleted_at is null`)
  const reach = await reachOf(db, viewer)
  const right = rightOn(rows[0], viewer, reach)
  must(mayRead(right))
  return { version: rows[0]!.version, right: right! }
}
