import { eq } from 'drizzle-orm'
import { filesNamed } from '#src/features/content/editor/server/files-named.ts'
import type { Tx } from '#src/server/database/db.ts'
import { courseItemFiles } from '../tables.ts'

/**
 * Writes which files the texts of an item name, in the transaction that writes the texts. The caller has checked
 * that their writer may name them. A removed item names none, so that its files may be deleted.
 */
export async function nameItemFiles(
  tx: Tx,
  itemId: number,
  texts: readonly (string | null)[],
): Promise<void> {
  await tx.delete(courseItemFiles).where(eq(courseItemFiles.itemId, itemId))
  const named = filesNamed(...texts.filter((text) => text !== null))
  if (named.length === 0) return
  await tx.insert(courseItemFiles).values(named.map(({ userFileId }) => ({ itemId, userFileId })))
}
