import { sql } from 'drizzle-orm'
import { decideLate as decide } from '#src/features/learning/quiz/server/decide-late.ts'
import { quizTopic } from '#src/features/learning/quiz/topic.ts'
import { announceStale } from '#src/server/events/announce-stale.ts'
import type { Call } from '#src/server/kernel.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Decides whether the answers of an attempt that came after its end count. */
export async function decideLate({
  db,
  events,
  ports,
  viewer,
  locale,
  input: { quizId, attemptId, counts },
}: Call<typeof invigilationApi.decideLate>): Promise<{ score: number | null }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return db.transaction(async (tx) => {
    const score = await decide(tx, ports, { quizId, attemptId, counts })
    const learner = sql`select user_id as id from quiz_attempts where id = ${attemptId}`
    await announceStale(events, tx, quizTopic(quizId), learner)
    return { score }
  })
}
