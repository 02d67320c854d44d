import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { type attemptStatuses, quizErrors } from '../contract.ts'
import { isResult } from './rules.ts'
import { openAttempt, startAttempt } from './start-attempt.ts'

interface Held extends Record<string, unknown> {
  status: (typeof attemptStatuses)[number]
  clearedAt: string | null
}

/**
 * Clears the answers of a handed-in attempt, keeps its score and opens a new one. A second call for
 * the same attempt, or a call for an open one, returns the attempt that counts now.
 * @returns that attempt's id. @throws quiz.attemptNotFound
 */
export async function redoAttempt(
  tx: Tx,
  given: { userId: number; quizId: number; attemptId: number },
): Promise<number> {
  const { attemptId, userId, quizId } = given
  const { rows } = await tx.execute<Held>(sql`
    select status, cleared_at as "clearedAt" from quiz_attempts
    where id = ${attemptId} and user_id = ${userId} and quiz_id = ${quizId} for update`)
  const [attempt] = rows
  if (!attempt) throw new AppError(quizErrors.attemptNotFound)
  if (!isResult(attempt)) return startAttempt(tx, given)
  await tx.execute(sql`delete from attempt_answers where attempt_id = ${attemptId}`)
  await tx.execute(sql`update quiz_attempts set cleared_at = now() where id = ${attemptId}`)
  return openAttempt(tx, given)
}
