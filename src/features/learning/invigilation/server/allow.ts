import { sql } from 'drizzle-orm'
import { allow as giveAllowance } from '#src/features/learning/quiz/server/allow.ts'
import { tellPages } from '#src/features/learning/quiz/server/tell-pages.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { invigilationApi } from '../contract.ts'
import { invigilationErrors } from '../errors.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Gives learners of the course more time, other dates or more attempts. People who are no learners are left out. */
export async function allow({
  db,
  events,
  viewer,
  locale,
  input: { quizId, userIds, ...allowance },
}: Call<typeof invigilationApi.allow>): Promise<{ changed: number }> {
  const { courseId } = await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  const { opensAt, closesAt } = allowance
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt) {
    throw new AppError(invigilationErrors.closesEarly)
  }
  const changed = await db.transaction(async (tx) => {
    const learners = await learnersOf(tx, courseId, userIds)
    if (learners.length === 0) return 0
    await tellPages(events, tx, { quizId, userIds: learners })
    return giveAllowance(tx, { quizId, userIds: learners, ...allowance })
  })
  return { changed }
}

async function learnersOf(tx: Tx, courseId: number, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select user_id as id from course_learners
    where course_id = ${courseId} and user_id = any(${sql.param(userIds)}::int[]) order by user_id`)
  return rows.map(({ id }) => id)
}
