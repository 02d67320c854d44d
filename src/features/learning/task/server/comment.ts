import { and, eq, sql } from 'drizzle-orm'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { taskApi } from '../contract.ts'
import { taskErrors } from '../errors.ts'
import { commentsMost } from '../limits.ts'
import { taskAnswers, taskComments } from '../tables.ts'
import { findAnswer } from './find-answer.ts'
import { commentedMessage } from './messages-text.ts'

/** Characters of a comment that its message repeats. */
const toldMost = 200

/** Writes a comment on a hand-in and tells the learner. A hand-in that came meanwhile still waits. */
export async function comment(
  call: Call<typeof taskApi.comment>,
): Promise<AnswerOf<typeof taskApi.comment>> {
  const { db, viewer, messages, input } = call
  const { answerId, key, handIn, text, verdict } = input
  const found = await findAnswer(call)
  const { kind, courseId, itemId, userId } = found
  return db.transaction(async (tx) => {
    const [answer] = await tx
      .select()
      .from(taskAnswers)
      .where(eq(taskAnswers.id, answerId))
      .for('update')
    if (!answer || handIn > answer.handIns) throw new AppError(taskErrors.notFound)
    const [same] = await tx
      .select({ commentId: taskComments.id })
      .from(taskComments)
      .where(and(eq(taskComments.answerId, answerId), eq(taskComments.key, key)))
    if (same) return same
    if ((await tx.$count(taskComments, eq(taskComments.answerId, answerId))) >= commentsMost) {
      throw new AppError(taskErrors.tooManyComments)
    }
    const [row] = await tx
      .insert(taskComments)
      .values({ answerId, key, handIn, text, verdict, authorId: viewer.id })
      .returning({ commentId: taskComments.id })
    await tx
      .update(taskAnswers)
      .set({
        commentedHandIn: sql`greatest(commented_hand_in, ${handIn})`,
        ...(verdict && { verdict }),
      })
      .where(eq(taskAnswers.id, answerId))
    const words = text.length > toldMost ? `${text.slice(0, toldMost).toWellFormed()}…` : text
    await messages.send(tx, {
      ...{ userId, kind: 'course', weight: 'important', key: `task-comment:${row!.commentId}` },
      link: studyPaths.study(kind, courseId, itemId),
      ...commentedMessage({ zh: found.taskZh, en: found.taskEn }, verdict, words),
    })
    return row!
  })
}
