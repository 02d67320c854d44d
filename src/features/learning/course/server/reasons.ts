import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'

/**
 * SQL condition: the person may study the course for a reason besides having joined it. The rooms that give reasons
 * come later, so they are read from the view `course_reasons`; see docs/decisions/063.
 */
export const hasReason = (courseId: SQL, userId: SQL): SQL => sql`exists (
  select from course_reasons reason where reason.course_id = ${courseId} and reason.user_id = ${userId})`

/**
 * SQL condition: the row `l` of `course_learners` is that of a present learner. The row of a person whose only reason has
 * ended stays, with the progress.
 */
export const isLearner: SQL = sql`(l.own or ${hasReason(sql`l.course_id`, sql`l.user_id`)})`

/** Counts a person who studies for a reason among the learners of the course. It is no joining: nothing is paid. */
export async function enrolForReason(
  db: Db,
  { courseId, userId }: { courseId: number; userId: number },
): Promise<void> {
  await db.execute(sql`
    insert into course_learners (course_id, user_id, own)
    select ${courseId}, ${userId}, false where ${hasReason(sql`${courseId}::int`, sql`${userId}::int`)}
    on conflict do nothing`)
}
