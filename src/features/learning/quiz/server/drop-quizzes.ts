import { inArray } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { quizzes } from '../tables.ts'

/** Deletes quizzes for good, with their attempts: the caller has made sure that nobody has taken them. */
export async function dropQuizzes(tx: Tx, quizIds: readonly number[]): Promise<void> {
  if (quizIds.length > 0) await tx.delete(quizzes).where(inArray(quizzes.id, [...quizIds]))
}
