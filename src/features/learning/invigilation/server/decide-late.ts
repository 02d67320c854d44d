import { decideLate as decide } from '#src/features/learning/quiz/server/decide-late.ts'
import type { Call } from '#src/server/kernel.ts'
import type { invigilationApi } from '../contract.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Decides whether the answers of an attempt that came after its end count. */
export async function decideLate({
  db,
  ports,
  viewer,
  locale,
  input: { quizId, attemptId, counts },
}: Call<typeof invigilationApi.decideLate>): Promise<{ score: number | null }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return { score: await db.transaction((tx) => decide(tx, ports, { quizId, attemptId, counts })) }
}
