import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { allowanceKinds } from '../statuses.ts'

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
  const { rowCount } = await tx.execute(sql`
    insert into quiz_allowances (quiz_id, user_id, kind, extra_minutes, opens_at, closes_at, extra_attempts)
    select ${quizId}::int, id, ${given.kind}, ${given.extraMinutes}::int, ${given.opensAt}::timestamptz,
      ${given.closesAt}::timestamptz, ${given.extraAttempts}::int
    from unnest(${sql.param(userIds)}::int[]) as id
    on conflict (quiz_id, user_id) do update set kind = excluded.kind, extra_minutes = excluded.extra_minutes,
      opens_at = excluded.opens_at, closes_at = excluded.closes_at, extra_attempts = excluded.extra_attempts`)
  return rowCount ?? 0
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
