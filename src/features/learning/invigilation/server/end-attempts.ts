import { endAttempts as end } from '#src/features/learning/quiz/server/hold-attempts.ts'
import type { Call } from '#src/server/kernel.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Ends open attempts now and marks them. */
export async function endAttempts({
  db,
  ports,
  viewer,
  locale,
  input: { quizId, userIds },
}: Call<typeof invigilationApi.endAttempts>): Promise<{ ended: number }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return { ended: await db.transaction((tx) => end(tx, ports, { quizId, userIds })) }
}
