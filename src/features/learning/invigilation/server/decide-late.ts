import { sql } from 'drizzle-orm'
import { decideLate as decide } from '#src/features/learning/quiz/server/decide-late.ts'
import { quizTopic } from '#src/features/learning/quiz/topic.ts'
import { announceStale } from '#src/server/events/announce-stale.ts'
import type { Call } from '#src/server/kernel.ts'
import type { invigilationApi } from '../contract.ts'
import { readPlacedQuiz } from './quiz-place.ts'

/** Decides whether the answers of an attempt that came after its end count. */
export async function decideLate(
  call: Call<typeof invigilationApi.decideLate>,
): Promise<{ score: number | null }> {
  const { db, events, ports, input } = call
  const { quizId, attemptId, counts } = input
  await readPlacedQuiz(call, quizId, { writes: true })
  return db.transaction(async (tx) => {
    const score = await decide(tx, ports, { quizId, attemptId, counts })
    const learner = sql`select user_id as id from quiz_attempts where id = ${attemptId}`
    await announceStale(events, tx, quizTopic(quizId), learner)
    return { score }
  })
}
