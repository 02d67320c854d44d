import { pauseAttempts } from '#src/features/learning/quiz/server/hold-attempts.ts'
import { tellPages } from '#src/features/learning/quiz/server/tell-pages.ts'
import type { Call } from '#src/server/kernel.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Pauses a quiz for some of its learners or for all, or resumes it. */
export async function pause({
  db,
  events,
  viewer,
  locale,
  input: { quizId, paused, userIds },
}: Call<typeof invigilationApi.pause>): Promise<{ attempts: number }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return db.transaction(async (tx) => {
    const attempts = await pauseAttempts(tx, { quizId, paused, userIds })
    if (attempts > 0) await tellPages(events, tx, { quizId, userIds })
    return { attempts }
  })
}
