import { sql } from 'drizzle-orm'
import { dropQuizzes } from '#src/features/learning/quiz/server/drop-quizzes.ts'
import type { Job } from '#src/server/feature.ts'

/** Deletes, every night, quizzes whose homework was deleted with its class. */
export const dropHomeworkQuizzesJob: Job = {
  name: 'homework-quizzes',
  options: { timeout: 600 },
  cron: '50 19 * * *',
  async run({ db }) {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select quiz_id as id from homework_quizzes where homework_id is null order by quiz_id for update`)
      await dropQuizzes(
        tx,
        rows.map(({ id }) => id),
      )
    })
  },
}
