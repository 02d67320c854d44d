import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import type { WithheldReason } from '../statuses.ts'
import { holdAttempt } from './end-overdue.ts'
import { markAttempt } from './mark-attempt.ts'
import { noteKeysSeen } from './shown-now.ts'

/**
 * Holds open attempts, or lets them go on; the time of the pause does not count. Of the whole quiz, an attempt that begins
 * meanwhile is held as well, and all go on together, those too that were held alone.
 * @param userIds the learners; null: all
 * @returns the number of attempts that changed
 */
export async function pauseAttempts(
  tx: Tx,
  {
    quizId,
    paused,
    userIds,
  }: { quizId: number; paused: boolean; userIds: readonly number[] | null },
): Promise<number> {
  if (userIds === null) {
    await tx.execute(sql`
      update quizzes set paused_at = case when ${paused} then coalesce(paused_at, now()) end where id = ${quizId}`)
  }
  const these = sql`quiz_id = ${quizId} and status = 'open'
    and (${userIds === null} or user_id = any(${sql.param(userIds ?? [])}::int[]))`
  const { rowCount } = await tx.execute(
    paused
      ? sql`update quiz_attempts set paused_at = now()
          where ${these} and not trial and paused_at is null`
      : sql`update quiz_attempts set paused_at = null,
          paused_seconds = paused_seconds + round(extract(epoch from now() - paused_at))
          where ${these} and paused_at is not null and (withheld is null or withheld = 'quit')`,
  )
  return rowCount ?? 0
}

/**
 * Withholds open attempts of a quiz from their learners, or lets them go on where `why` is null. They lose no time by it,
 * unless the learner has quit, whose time runs on; of a quiz that its teacher has paused, they stay paused.
 */
export async function withholdAttempts(
  tx: Tx,
  given: { quizId: number; attemptIds: readonly number[]; why: WithheldReason | null },
): Promise<void> {
  const these = sql`a.id = any(${sql.param(given.attemptIds)}::int[]) and a.quiz_id = ${given.quizId} and a.status = 'open'`
  if (given.why !== null && given.why !== 'quit') {
    await tx.execute(sql`
      update quiz_attempts a set withheld = ${given.why}, paused_at = coalesce(a.paused_at, now()) where ${these}`)
    return
  }
  // Keys that are visible once the quiz has closed for all are hidden again while an attempt goes on.
  await noteKeysSeen(tx, given.quizId)
  // Only a pause that the withholding made ends with it.
  const endsPause = sql`(a.withheld is not null and a.withheld <> 'quit' and q.paused_at is null)`
  await tx.execute(sql`
    update quiz_attempts a set withheld = ${given.why},
      paused_at = case when not ${endsPause} then a.paused_at end,
      paused_seconds = a.paused_seconds + case when ${endsPause}
        then round(extract(epoch from now() - a.paused_at)) else 0 end
    from quizzes q where q.id = a.quiz_id and ${these}`)
}

/** Ends open attempts of a quiz now, of some learners or of all. @returns how many */
export async function endAttempts(
  tx: Tx,
  ports: Ports,
  { quizId, userIds }: { quizId: number; userIds: readonly number[] | null },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from quiz_attempts where quiz_id = ${quizId} and status = 'open' and not trial
      and (${userIds === null} or user_id = any(${sql.param(userIds ?? [])}::int[])) order by id`)
  let ended = 0
  for (const { id } of rows) {
    const attempt = await holdAttempt(tx, id)
    if (attempt?.status !== 'open') continue
    await markAttempt(tx, ports, attempt, { by: 'teacher', at: sql`now()` })
    ended += 1
  }
  return ended
}
