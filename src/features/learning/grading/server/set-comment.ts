import { attemptIdOf } from '#src/features/learning/invigilation/server/attempt-key.ts'
import { readOwnQuiz } from '#src/features/learning/invigilation/server/own-quiz.ts'
import { commentAttempt } from '#src/features/learning/quiz/server/comment-attempt.ts'
import type { Call } from '#src/server/kernel.ts'
import type { gradingApi } from '../contract.ts'

/** Writes a teacher's comment on a whole attempt; an empty one removes it. */
export async function setComment({
  db,
  secret,
  viewer,
  locale,
  input: { quizId, attemptId: given, comment },
}: Call<typeof gradingApi.setComment>): Promise<{ comment: string }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  const attemptId = attemptIdOf({ secret, quizId, userId: viewer.id }, given)
  await db.transaction((tx) =>
    commentAttempt(tx, { quizId, attemptId, comment, writtenBy: viewer.id }),
  )
  return { comment }
}
