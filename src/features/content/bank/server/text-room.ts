import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { bankErrors, textMiB } from '../errors.ts'

/** Ordinary questions are smaller, and their saves do not ask: the sum reads a row for each version. */
const askedFrom = 8 * 1024

/**
 * Checks that the bodies of these questions fit into the space for texts of one author: disks end, and files alone have a quota.
 * @throws question.noTextRoom
 */
export async function mustHaveTextRoom(
  tx: Tx,
  authorId: number,
  rows: readonly { body: object }[],
  most = textMiB * 1024 * 1024,
): Promise<void> {
  const bytes = Buffer.byteLength(JSON.stringify(rows.map(({ body }) => body)))
  if (bytes < askedFrom) return
  // As stored: compressed, without reading the texts themselves.
  const stored = await tx.execute<{ bytes: number }>(sql`
    select coalesce(sum(pg_column_size(body)), 0)::float8 as bytes
    from question_versions where author_id = ${authorId}`)
  if (stored.rows[0]!.bytes + bytes > most) throw new AppError(bankErrors.noTextRoom)
}
