import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'

/**
 * Keeps a teacher's comment on an attempt that was handed in; an empty one removes it.
 * @throws quiz.attemptNotFound, quiz.ownAttempt
 */
export async function commentAttempt(
  tx: Tx,
  given: { quizId: number; attemptId: number; comment: string; writtenBy: number },
): Promise<void> {
  const { quizId, attemptId, comment, writtenBy } = given
  const { rows } = await tx.execute<{ userId: number }>(sql`
    select user_id as "userId" from quiz_attempts where id = ${attemptId} and quiz_id = ${quizId} and status = 'handedIn' and not trial
    for key share`)
  if (rows.length === 0) throw new AppError(quizErrors.attemptNotFound)
  if (rows[0]!.userId === writtenBy) throw new AppError(quizErrors.ownAttempt)
  await (comment === ''
    ? tx.execute(sql`delete from attempt_comments where attempt_id = ${attemptId}`)
    : tx.execute(sql`
        insert into attempt_comments (attempt_id, comment, written_by) values (${attemptId}, ${comment}, ${writtenBy})
        on conflict (attempt_id) do update set comment = excluded.comment, written_by = excluded.written_by,
          written_at = now()`))
}
