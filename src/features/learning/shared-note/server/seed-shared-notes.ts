import type { Tx } from '#src/server/database/db.ts'
import { sharedNotes } from '../tables.ts'

/** Shares notes with a class. */
export async function seedSharedNotes(
  tx: Tx,
  given: Pick<typeof sharedNotes.$inferInsert, 'noteId' | 'classId' | 'userId' | 'sharedAt'>[],
): Promise<void> {
  await tx.insert(sharedNotes).values(given)
}
