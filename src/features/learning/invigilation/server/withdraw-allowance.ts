import { withdrawAllowances } from '#src/features/learning/quiz/server/allow.ts'
import type { Call } from '#src/server/kernel.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Withdraws allowances: the settings of the quiz hold again. */
export async function withdrawAllowance({
  db,
  viewer,
  locale,
  input: { quizId, userIds },
}: Call<typeof invigilationApi.withdrawAllowance>): Promise<{ changed: number }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return {
    changed: await db.transaction((tx) => withdrawAllowances(tx, { quizId, userIds })),
  }
}
