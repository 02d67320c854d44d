import { readOwnQuiz } from '#src/features/learning/invigilation/server/own-quiz.ts'
import { commentAttempt } from '#src/features/learning/quiz/server/comment-attempt.ts'
import type { Call } from '#src/server/kernel.ts'
import type { gradingApi } from '../contract.ts'

/** Writes a teacher's comment on a whole attempt; an empty one removes it. */
export async function setComment({
  db,
  viewer,
  locale,
  input: { quizId, attemptId, comment },
}: Call<typeof gradingApi.setComment>): Promise<{ comment: string }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  await db.transaction((tx) =>
    commentAttempt(tx, { quizId, attemptId, comment, writtenBy: viewer.id }),
  )
  return { comment }
}
