import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { attemptsTotalled, type Totalled } from './totals-port.ts'

/** A written answer without a mark by hand. */
const isWritten = sql`(w.mark is not null and w.score is null)`

/**
 * Adds up the marked answers of attempts whose rows the caller holds. While written answers wait for the teacher, an
 * attempt has no score and is neither passed nor failed. A quiz without points is always passed. Nobody marks the written
 * answers of a trial run, so it has its result without them. Later rooms hear of the others.
 * @param which a condition on `quiz_attempts a`
 */
export async function totalAttempts(tx: Tx, ports: Ports, which: SQL): Promise<void> {
  const { rows } = await tx.execute<Totalled & { trial: boolean } & Record<string, unknown>>(sql`
    update quiz_attempts a set waiting = t.waiting, max_score = t.max_score,
      score = case when t.waiting = 0 then t.score end,
      passed = case when t.waiting = 0 then t.score * 100 >= a.pass_percent * t.max_score end
    from (select a.id, coalesce(sum(w.points) filter (where not (a.trial and ${isWritten})), 0) as max_score, coalesce(sum(w.score), 0) as score,
        count(*) filter (where ${isWritten} and not a.trial) as waiting
      from quiz_attempts a left join attempt_answers w on w.attempt_id = a.id
      where ${which} group by a.id) t
    where a.id = t.id returning a.quiz_id as "quizId", a.user_id as "userId", a.trial`)
  const counted = rows.flatMap(({ trial, ...of }) => (trial ? [] : [of]))
  if (counted.length === 0) return
  for (const hear of ports.all(attemptsTotalled)) await hear(tx, counted)
}
