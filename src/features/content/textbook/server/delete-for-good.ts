import { inArray } from 'drizzle-orm'
import { dropDrafts } from '#src/features/content/draft/server/drop-drafts.ts'
import type { Tx } from '#src/server/database/db.ts'
import { textbooks } from '../tables.ts'

/** Deletes textbooks with their drafts and histories for good. */
export async function deleteTextbooks(
  tx: Tx,
  rows: readonly { id: number; draftId: number }[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.delete(textbooks).where(inArray(textbooks.id, ids))
  await dropDrafts(
    tx,
    rows.map(({ draftId }) => draftId),
  )
}
