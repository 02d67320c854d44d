import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'

/**
 * Opens a quiz once more to the learner of an attempt, until a date; the attempt stays on record. Given back twice it is
 * opened once. @returns the learner's id. @throws quiz.attemptNotFound
 */
export async function giveBack(
  tx: Tx,
  { quizId, attemptId, closesAt }: { quizId: number; attemptId: number; closesAt: string },
): Promise<number> {
  const { rows } = await tx.execute<{ userId: number }>(sql`
    insert into quiz_allowances as w (quiz_id, user_id, kind, opens_at, closes_at, extra_attempts)
    select q.id, a.user_id, 'givenBack', now(), ${closesAt}::timestamptz, greatest(0, used.attempts + 1 - coalesce(q.attempts, 0))
    from quiz_attempts a join quizzes q on q.id = a.quiz_id
    cross join lateral (select count(*) as attempts from quiz_attempts own
      where own.quiz_id = q.id and own.user_id = a.user_id and not own.trial) used
    where a.id = ${attemptId} and q.id = ${quizId} and a.status = 'handedIn' and not a.trial
    on conflict (quiz_id, user_id) do update set kind = excluded.kind, opens_at = excluded.opens_at,
      closes_at = excluded.closes_at, extra_attempts = excluded.extra_attempts
    returning w.user_id as "userId"`)
  if (!rows[0]) throw new AppError(quizErrors.attemptNotFound)
  return rows[0].userId
}
