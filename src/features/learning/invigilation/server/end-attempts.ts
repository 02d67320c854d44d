import { endAttempts as end } from '#src/features/learning/quiz/server/hold-attempts.ts'
import { tellPages } from '#src/features/learning/quiz/server/tell-pages.ts'
import type { Call } from '#src/server/kernel.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Ends open attempts now and marks them. */
export async function endAttempts({
  db,
  events,
  ports,
  viewer,
  locale,
  input: { quizId, userIds },
}: Call<typeof invigilationApi.endAttempts>): Promise<{ ended: number }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return db.transaction(async (tx) => {
    const ended = await end(tx, ports, { quizId, userIds })
    if (ended > 0) await tellPages(events, tx, { quizId, userIds })
    return { ended }
  })
}
