import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'

/**
 * Finds the attempt to show for a quiz: the open one, else the last result, else a new one. Two windows
 * that start at once get the same attempt. The caller checks the right to take the quiz.
 * @returns the attempt's id
 */
export async function startAttempt(
  tx: Tx,
  target: { userId: number; quizId: number },
): Promise<number> {
  return (await latestAttempt(tx, target)) ?? (await openAttempt(tx, target))
}

/** Opens a new attempt, or finds the one already open. @returns its id */
export async function openAttempt(
  tx: Tx,
  { userId, quizId }: { userId: number; quizId: number },
): Promise<number> {
  // Waits for a second window that inserts at the same moment, then does nothing.
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into quiz_attempts (quiz_id, user_id) values (${quizId}, ${userId})
    on conflict (quiz_id, user_id) where status = 'open' do nothing returning id`)
  const id = rows[0]?.id ?? (await latestAttempt(tx, { userId, quizId }))
  if (id === undefined) throw new Error('an attempt was neither made nor found')
  return id
}

/** Open attempts before handed-in ones, then the newest; attempts cleared by a redo are left out. */
async function latestAttempt(tx: Tx, target: { userId: number; quizId: number }) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from quiz_attempts
    where quiz_id = ${target.quizId} and user_id = ${target.userId} and cleared_at is null
    order by status = 'open' desc, id desc limit 1`)
  return rows[0]?.id
}
