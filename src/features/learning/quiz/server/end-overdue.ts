import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Ports } from '#src/server/ports.ts'
import type { attemptStatuses, WithheldReason } from '../statuses.ts'
import { type HeldAttempt, markAttempt } from './mark-attempt.ts'
import { endOf, isRunning, minutesToWait, withTimes } from './times.ts'

interface Held extends HeldAttempt, Record<string, unknown> {
  status: (typeof attemptStatuses)[number]
  overdue: boolean
  minutesToWait: number
  withheld: WithheldReason | null
}

/**
 * Reads an attempt and holds its row. Waits for answers that are being saved, and for a release of its quiz, so that it
 * is marked as one whole.
 */
export async function holdAttempt(tx: Tx, attemptId: number): Promise<Held | undefined> {
  await tx.execute(sql`
    select from quiz_attempts a join quizzes q on q.id = a.quiz_id
    where a.id = ${attemptId} for update of a for key share of q`)
  const { rows } = await tx.execute<Held>(sql`
    select a.id as "attemptId", a.user_id as "userId", a.quiz_id as "quizId", a.trial, a.status,
      q.pass_percent as "passPercent", q.scoring_rule as "scoringRule",
      a.status = 'open' and not ${isRunning} as overdue, a.withheld,
      ${minutesToWait} as "minutesToWait"
    from quiz_attempts a ${withTimes} where a.id = ${attemptId}`)
  return rows[0]
}

/** Hands in an attempt, held by the caller, whose time has run out. @returns whether it had */
export async function endIfOverdue(tx: Tx, ports: Ports, attempt: Held): Promise<boolean> {
  if (!attempt.overdue) return false
  await markAttempt(tx, ports, attempt, { by: 'time', at: endOf })
  return true
}

/** Hands in an attempt if its time has run out, so that nobody sees it as open afterwards. */
export async function endOverdue(db: Db, ports: Ports, attemptId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const attempt = await holdAttempt(tx, attemptId)
    if (attempt) await endIfOverdue(tx, ports, attempt)
  })
}

/** Attempts that one run ends; the next minute's run takes the others. */
const most = 2000

/** Ends the attempts that no browser has handed in by their end. */
export const endOverdueJob: Job = {
  name: 'quiz-end-overdue',
  options: { retries: 0 },
  cron: '* * * * *',
  async run({ db, ports }) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select a.id from quiz_attempts a ${withTimes}
      where a.status = 'open' and not ${isRunning} order by a.started_at limit ${most}`)
    for (const { id } of rows) await endOverdue(db, ports, id)
  },
}
