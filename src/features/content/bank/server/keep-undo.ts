import type { Tx } from '#src/server/database/db.ts'
import { type Before, questionUndos, type UndoValue } from '../tables.ts'

type Act = (typeof questionUndos.$inferInsert)['act']

/** Keeps what an act has changed. @returns its answer */
export async function keepUndo(
  tx: Tx,
  viewer: { id: number },
  { act, before, after }: { act: Act; before: Before[]; after: UndoValue },
): Promise<{ changed: number; undoId: number | null }> {
  if (before.length === 0) return { changed: 0, undoId: null }
  const [kept] = await tx
    .insert(questionUndos)
    .values({ userId: viewer.id, act, before, after })
    .returning({ id: questionUndos.id })
  return { changed: before.length, undoId: kept!.id }
}
