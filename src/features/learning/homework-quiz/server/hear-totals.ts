import { sql } from 'drizzle-orm'
import type { attemptsTotalled } from '#src/features/learning/quiz/server/totals-port.ts'
import { countResults } from './count-results.ts'

/** Counts the works of students whose attempts were handed in or marked. */
export const hearTotals: NonNullable<(typeof attemptsTotalled)['answer']> = async (
  tx,
  totalled,
) => {
  const quizIds = [...new Set(totalled.map(({ quizId }) => quizId))]
  const { rows } = await tx.execute<{ quizId: number; homeworkId: number }>(sql`
    select quiz_id as "quizId", homework_id as "homeworkId" from homework_quizzes
    where quiz_id = any(${sql.param(quizIds)}::int[]) and homework_id is not null order by homework_id`)
  for (const { quizId, homeworkId } of rows) {
    const userIds = totalled.filter((one) => one.quizId === quizId).map(({ userId }) => userId)
    await countResults(tx, { homeworkId, userIds })
  }
}
