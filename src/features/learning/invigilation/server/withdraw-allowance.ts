import { withdrawAllowances } from '#src/features/learning/quiz/server/allow.ts'
import { tellPages } from '#src/features/learning/quiz/server/tell-pages.ts'
import type { Call } from '#src/server/kernel.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Withdraws allowances: the settings of the quiz hold again. */
export async function withdrawAllowance({
  db,
  events,
  viewer,
  locale,
  input: { quizId, userIds },
}: Call<typeof invigilationApi.withdrawAllowance>): Promise<{ changed: number }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return db.transaction(async (tx) => {
    const changed = await withdrawAllowances(tx, { quizId, userIds })
    if (changed > 0) await tellPages(events, tx, { quizId, userIds })
    return { changed }
  })
}
