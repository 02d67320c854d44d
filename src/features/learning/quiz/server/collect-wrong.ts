import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { MarkedAnswers } from './marked-port.ts'

/** Puts what was not wholly right into the wrong-question set. */
export async function collectWrong(
  tx: Tx,
  { userId, attemptId, answers }: MarkedAnswers,
): Promise<void> {
  const wrong = answers.filter(({ verdict }) => verdict === 'part' || verdict === 'wrong')
  if (wrong.length === 0) return
  const ids = wrong.map(({ questionId }) => questionId)
  await tx.execute(sql`
    insert into wrong_questions as w (user_id, question_id, last_attempt_id)
    select ${userId}::int, id, ${attemptId}::int from unnest(${sql.param(ids)}::int[]) as id order by id
    on conflict (user_id, question_id) do update
    set times_wrong = w.times_wrong + 1, last_wrong_at = excluded.last_wrong_at,
      last_attempt_id = excluded.last_attempt_id`)
}
