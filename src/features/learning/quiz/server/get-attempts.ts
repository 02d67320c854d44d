import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { quizApi } from '../contract.ts'
import { marksVisible } from './times.ts'

type Answer = AnswerOf<typeof quizApi.getAttempts>
type Row = Omit<Answer['attempts'][number], 'startedAt' | 'handedInAt'> & {
  startedAt: string
  handedInAt: string | null
} & Record<string, unknown>

/** Lists the viewer's attempts at a quiz; a mark is there when the quiz shows it. */
export async function getAttempts({
  db,
  viewer,
  input: { quizId },
}: Call<typeof quizApi.getAttempts>): Promise<Answer> {
  const { rows } = await db.execute<Row>(sql`
    select a.id as "attemptId", a.number, a.status, a.started_at as "startedAt",
      a.handed_in_at as "handedInAt", a.late,
      case when ${marksVisible} then a.score::float8 end as score, a.max_score::float8 as "maxScore",
      case when ${marksVisible} and q.show_pass then a.passed end as passed
    from quiz_attempts a join quizzes q on q.id = a.quiz_id
    where a.quiz_id = ${quizId} and a.user_id = ${viewer.id} and not a.trial
    order by a.number desc limit 200`)
  return {
    attempts: rows.map(({ startedAt, handedInAt, ...row }) => ({
      ...row,
      startedAt: new Date(startedAt).toISOString(),
      handedInAt: handedInAt === null ? null : new Date(handedInAt).toISOString(),
    })),
  }
}
