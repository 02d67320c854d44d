import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { questions } from '../tables.ts'

/**
 * Puts a person's own questions among the deleted ones, for the room that has made them; the caller has found that
 * nothing uses them. @returns how many
 */
export async function binQuestions(
  tx: Tx,
  owner: { id: number },
  questionIds: readonly number[],
): Promise<number> {
  const { rowCount } = await tx
    .update(questions)
    .set({ deletedAt: new Date() })
    .where(
      and(
        inArray(questions.id, [...questionIds]),
        eq(questions.ownerId, owner.id),
        isNull(questions.deletedAt),
      ),
    )
  return rowCount ?? 0
}
