import { attemptIdOf } from '#src/features/learning/invigilation/server/attempt-key.ts'
import { commentAttempt } from '#src/features/learning/quiz/server/comment-attempt.ts'
import type { Call } from '#src/server/kernel.ts'
import type { gradingApi } from '../contract.ts'
import { readMarkedQuiz } from './read-marked-quiz.ts'

/** Writes a teacher's comment on a whole attempt; an empty one removes it. */
export async function setComment(
  call: Call<typeof gradingApi.setComment>,
): Promise<{ comment: string }> {
  const { db, secret, viewer, input } = call
  const { quizId, attemptId: given, comment } = input
  await readMarkedQuiz(call, quizId, { writes: true })
  const attemptId = attemptIdOf({ secret, quizId, userId: viewer.id }, given)
  await db.transaction((tx) =>
    commentAttempt(tx, { quizId, attemptId, comment, writtenBy: viewer.id }),
  )
  return { comment }
}
