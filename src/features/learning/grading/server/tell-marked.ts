import { sql } from 'drizzle-orm'
import { readPlace, tellLearner } from './tell-learner.ts'
import { marksVisible } from '#src/features/learning/quiz/server/times.ts'
import type { Job } from '#src/server/feature.ts'
import { gradingMessages } from './messages-text.ts'

/** Tells a learner that an attempt has its last mark by hand, once, if the quiz shows marks. */
export const tellMarkedJob: Job = {
  name: 'grading-tell-marked',
  options: { retries: 1 },
  async run({ db, ports, messages }, { attemptId }: { attemptId: number }) {
    const { rows } = await db.execute<{ userId: number; quizId: number }>(sql`
      select a.user_id as "userId", a.quiz_id as "quizId"
      from quiz_attempts a join quizzes q on q.id = a.quiz_id
      where a.id = ${attemptId} and a.waiting = 0 and ${marksVisible}`)
    const [row] = rows
    const place = row && (await readPlace({ db, ports }, row.quizId))
    if (!place) return
    const key = `quiz-marked-${attemptId}`
    await tellLearner({ db, messages }, place, {
      ...{ userId: row.userId, key, words: gradingMessages.marked(place) },
    })
  },
}
