import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Ports } from '#src/server/ports.ts'
import { hearMarked } from './hear-marked.ts'
import { noteKeysSeen } from './shown-now.ts'

/**
 * Shows the marks or keys of a quiz to its learners, or hides them again. Later rooms hear then of what was wrong.
 * @returns whether it changed anything
 */
export async function releaseResults(
  tx: Tx,
  ports: Ports,
  { quizId, what, released }: { quizId: number; what: 'marks' | 'keys'; released: boolean },
): Promise<boolean> {
  if (what === 'keys' && !released) await noteKeysSeen(tx, quizId)
  const column = sql.identifier(what === 'marks' ? 'marks_released_at' : 'keys_released_at')
  const { rowCount } = await tx.execute(sql`
    update quizzes set ${column} = case when ${released} then now() end
    where id = ${quizId} and (${column} is not null) <> ${released}`)
  if (rowCount === 0) return false
  if (released) await hearMarked(tx, ports, sql`a.quiz_id = ${quizId}`)
  return true
}

/** Quizzes that have closed: their results are heard of, if they show marks or keys from then on. */
export const hearClosedJob: Job = {
  name: 'quiz-hear-closed',
  options: { retries: 0 },
  cron: '*/5 * * * *',
  async run({ db, ports }) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select q.id from quizzes q where (q.show_mark = 'closed' or q.show_key in ('closed', 'passed'))
        and q.closes_at between now() - make_interval(days => q.late_days + 40) and now()
        and exists (select from quiz_attempts a where a.quiz_id = q.id and a.status = 'handedIn'
          and not a.trial and a.waiting = 0 and a.heard_at is null)`)
    for (const { id } of rows) {
      await db.transaction((tx) => hearMarked(tx, ports, sql`a.quiz_id = ${id}`))
    }
  },
}
