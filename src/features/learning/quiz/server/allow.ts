import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { allowanceKinds } from '../statuses.ts'
import { noteKeysSeen } from './shown-now.ts'

export interface Allowance {
  kind: (typeof allowanceKinds)[number]
  extraMinutes: number
  /** ISO 8601. */
  opensAt: string | null
  closesAt: string | null
  extraAttempts: number
}

/** Gives learners an allowance in place of a former one. @returns how many have it now */
export async function allow(
  tx: Tx,
  { quizId, userIds, ...given }: Allowance & { quizId: number; userIds: readonly number[] },
): Promise<number> {
  // Later dates hide a key again that was open since the closing.
  await noteKeysSeen(tx, quizId)
  const { rowCount } = await tx.execute(sql`
    insert into quiz_allowances (quiz_id, user_id, kind, extra_minutes, opens_at, closes_at, extra_attempts)
    select ${quizId}::int, id, ${given.kind}, ${given.extraMinutes}::int, ${given.opensAt}::timestamptz,
      ${given.closesAt}::timestamptz, ${given.extraAttempts}::int
    from unnest(${sql.param(userIds)}::int[]) as id
    on conflict (quiz_id, user_id) do update set kind = excluded.kind, extra_minutes = excluded.extra_minutes,
      opens_at = excluded.opens_at, closes_at = excluded.closes_at, extra_attempts = excluded.extra_attempts`)
  return rowCount ?? 0
}

/** Gives learners extra minutes in place of those that they had; what they are allowed besides stays. */
export async function giveMinutes(
  tx: Tx,
  { quizId, userIds, minutes }: { quizId: number; userIds: readonly number[]; minutes: number },
): Promise<void> {
  const ids = sql.param(userIds)
  await tx.execute(
    minutes === 0
      ? sql`update quiz_allowances set extra_minutes = 0
          where quiz_id = ${quizId} and user_id = any(${ids}::int[]) and extra_minutes > 0`
      : sql`insert into quiz_allowances (quiz_id, user_id, extra_minutes)
          select ${quizId}::int, id, ${minutes}::int from unnest(${ids}::int[]) as id
          on conflict (quiz_id, user_id) do update set extra_minutes = excluded.extra_minutes`,
  )
}

/** @returns how many had an allowance */
export async function withdrawAllowances(
  tx: Tx,
  { quizId, userIds }: { quizId: number; userIds: readonly number[] },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from quiz_allowances where quiz_id = ${quizId} and user_id = any(${sql.param(userIds)}::int[])`)
  return rowCount ?? 0
}

/**
 * Opens a quiz once more to learners between two moments: to one that has had attempts, with one more. Extra time of a
 * learner stays, and so does a deferred examination that is still to come. Arranged twice it is opened once.
 * @returns the learners to whom it is open
 */
export async function makeUp(
  tx: Tx,
  {
    quizId,
    userIds,
    opensAt,
    closesAt,
  }: { quizId: number; userIds: readonly number[]; opensAt: string; closesAt: string },
): Promise<number[]> {
  await noteKeysSeen(tx, quizId)
  const { rows } = await tx.execute<{ userId: number }>(sql`
    insert into quiz_allowances as w (quiz_id, user_id, kind, opens_at, closes_at, extra_attempts)
    select q.id, u.id, 'makeUp', ${opensAt}::timestamptz, ${closesAt}::timestamptz,
      greatest(0, (select count(*) from quiz_attempts a
        where a.quiz_id = q.id and a.user_id = u.id and not a.trial)
        + 1 - coalesce(q.attempts, 0))
    from quizzes q, unnest(${sql.param(userIds)}::int[]) as u (id) where q.id = ${quizId}
    on conflict (quiz_id, user_id) do update set kind = excluded.kind, opens_at = excluded.opens_at,
      closes_at = excluded.closes_at, extra_attempts = excluded.extra_attempts
    where w.kind <> 'deferred' or w.closes_at is null or w.closes_at <= now()
    returning w.user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}
