import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'
import { noteKeysSeen } from './shown-now.ts'

/**
 * Opens a quiz once more to the learners of attempts, until a date; the attempts stay on record. Given back twice it is
 * opened once. @returns the ids of the learners. @throws quiz.attemptNotFound unless all attempts are of the quiz
 */
export async function giveBack(
  tx: Tx,
  { quizId, attemptIds, closesAt }: { quizId: number; attemptIds: number[]; closesAt: string },
): Promise<number[]> {
  const given = sql`quiz_attempts a where a.id = any(${sql.param(attemptIds)}::int[])
    and a.quiz_id = ${quizId} and a.status = 'handedIn' and not a.trial`
  const { rows: found } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${given}`,
  )
  if (found[0]!.count < new Set(attemptIds).size) throw new AppError(quizErrors.attemptNotFound)
  await noteKeysSeen(tx, quizId)
  const { rows } = await tx.execute<{ userId: number }>(sql`
    insert into quiz_allowances as w (quiz_id, user_id, kind, opens_at, closes_at, extra_attempts)
    select q.id, l.user_id, 'givenBack', now(), ${closesAt}::timestamptz, greatest(0, used.attempts + 1 - coalesce(q.attempts, 0))
    from (select distinct a.user_id from ${given}) l join quizzes q on q.id = ${quizId}
    cross join lateral (select count(*) as attempts from quiz_attempts own
      where own.quiz_id = q.id and own.user_id = l.user_id and not own.trial) used
    order by l.user_id
    on conflict (quiz_id, user_id) do update set kind = excluded.kind, opens_at = excluded.opens_at,
      closes_at = excluded.closes_at, extra_attempts = excluded.extra_attempts
    returning w.user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}
