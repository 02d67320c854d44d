import { sql } from 'drizzle-orm'
import { noteReminder } from '#src/features/learning/quiz/server/note-reminder.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { invigilationApi } from '../contract.ts'
import { invigilationErrors } from '../errors.ts'
import { isMissing } from './is-missing.ts'
import { readOwnQuiz } from './own-quiz.ts'
import { tellJob } from './tell-learners.ts'

/** Sends a message to all learners that have not handed in, or not since an attempt was given back. */
export async function remind({
  db,
  jobs,
  viewer,
  locale,
  input: { quizId },
}: Call<typeof invigilationApi.remind>): Promise<{ reminded: number }> {
  const { courseId } = await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  return db.transaction(async (tx) => {
    if (!(await noteReminder(tx, quizId))) throw new AppError(invigilationErrors.remindedJustNow)
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from course_learners l
      where l.course_id = ${courseId} and ${isMissing(quizId, sql`l.user_id`)}`)
    await jobs.enqueue(tx, tellJob.name, { quizId, about: 'reminder', at: Date.now() })
    return { reminded: rows[0]!.count }
  })
}
