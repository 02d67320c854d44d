import { pauseAttempts } from '#src/features/learning/quiz/server/hold-attempts.ts'
import type { Call } from '#src/server/kernel.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Pauses a quiz for some of its learners or for all, or resumes it. */
export async function pause({
  db,
  viewer,
  locale,
  input: { quizId, paused, userIds },
}: Call<typeof invigilationApi.pause>): Promise<{ attempts: number }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return { attempts: await db.transaction((tx) => pauseAttempts(tx, { quizId, paused, userIds })) }
}
