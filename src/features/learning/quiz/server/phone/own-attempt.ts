import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../../errors.ts'

/** @throws quiz.attemptNotFound for an attempt of another person */
export async function mustOwnAttempt(
  db: Db,
  { attemptId, userId }: { attemptId: number; userId: number },
): Promise<void> {
  const { rows } = await db.execute(
    sql`select from quiz_attempts where id = ${attemptId} and user_id = ${userId}`,
  )
  if (rows.length === 0) throw new AppError(quizErrors.attemptNotFound)
}
