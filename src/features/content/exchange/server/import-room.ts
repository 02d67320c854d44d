import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { exchangeErrors, importsMiB } from '../errors.ts'

/** Ordinary rows are smaller, and their edits do not ask: the sum reads every row of a person. */
const askedFrom = 8 * 1024

/**
 * Checks that so many more bytes fit into what a person keeps in rows of imports; drafts have no quota of files.
 * @throws exchange.noImportRoom
 */
export async function mustHaveImportRoom(tx: Tx, ownerId: number, bytes: number): Promise<void> {
  if (bytes < askedFrom) return
  const { rows } = await tx.execute<{ bytes: number }>(sql`
    select coalesce(sum(coalesce(pg_column_size(r.body), 0) + pg_column_size(r.source)), 0)::float8 as bytes
    from question_imports i join question_import_rows r on r.import_id = i.id
    where i.owner_id = ${ownerId}`)
  if (rows[0]!.bytes + bytes > importsMiB * 1024 * 1024) {
    throw new AppError(exchangeErrors.noImportRoom)
  }
}

export const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value))
