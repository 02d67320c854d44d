import { type SQL, sql } from 'drizzle-orm'
import type { Verdict } from '#src/features/content/question/taking.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { answersMarked, type MarkedAnswers } from './marked-port.ts'
import { shownNow } from './shown-now.ts'
import { marksVisible } from './times.ts'

/** Learners of the quiz `q` may know what was wrong in a result: its mark is visible, and it is no examination that keeps its keys. */
const mayBeHeard = sql`${marksVisible} and (q.template <> 'exam' or ${shownNow('key', sql`a.user_id`)})`

/** All results of a learner at a quiz: one that passes opens the keys of those before it. */
export const resultsOf = ({ quizId, userId }: { quizId: number; userId: number }): SQL =>
  sql`a.quiz_id = ${quizId} and a.user_id = ${userId}`

/** Tells later rooms of the answers of results that are wholly marked and whose marks their learners may know, once each. */
export async function hearMarked(tx: Tx, ports: Ports, which: SQL): Promise<void> {
  const rooms = ports.all(answersMarked)
  if (rooms.length === 0) return
  const { rows } = await tx.execute<{
    userId: number
    quizId: number
    attemptId: number
    answers: { questionId: number; versionId: number; verdict: Verdict }[]
  }>(sql`
    select a.user_id as "userId", a.quiz_id as "quizId", a.id as "attemptId",
      coalesce(json_agg(json_build_object('questionId', w.question_id, 'versionId', w.version_id,
        'verdict', case w.granted when 'full' then 'correct' else w.mark -> 'mark' ->> 'verdict' end) order by w.position)
        filter (where w.mark is not null), '[]') as answers
    from quiz_attempts a join quizzes q on q.id = a.quiz_id
    left join attempt_answers w on w.attempt_id = a.id
    where a.status = 'handedIn' and not a.trial and a.waiting = 0 and a.heard_at is null and ${mayBeHeard} and ${which}
    group by a.id order by a.user_id, a.id`)
  if (rows.length === 0) return
  const ids = rows.map(({ attemptId }) => attemptId)
  await tx.execute(sql`
    update quiz_attempts set heard_at = now() where id = any(${sql.param(ids)}::int[])`)
  for (const row of rows) {
    for (const hear of rooms) await hear(tx, row satisfies MarkedAnswers)
  }
}
