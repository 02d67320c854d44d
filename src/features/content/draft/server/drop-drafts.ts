import { inArray } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { drafts } from '../tables.ts'

/** Deletes drafts with their histories, once the row that named them is deleted. */
export async function dropDrafts(tx: Tx, draftIds: readonly number[]): Promise<void> {
  if (draftIds.length > 0) await tx.delete(drafts).where(inArray(drafts.id, [...draftIds]))
}
