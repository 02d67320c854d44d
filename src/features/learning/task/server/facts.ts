import { type SQL, sql } from 'drizzle-orm'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Viewer } from '#src/shared/viewer.ts'

/** SQL condition: the person is the owner of the course under the alias `c`, or an accepted co-teacher who may see its learners. */
export const seesLearners = (
  userId: number | SQL,
): SQL => sql`(c.owner_id is not distinct from (${userId})::int
  or exists (select from course_staff f where f.course_id = c.id and f.user_id = ${userId}
    and f.accepted_at is not null and f.may_see_learners))`

/** Returns a person's relation to a course that the person may see. @throws course.notFound */
export async function taskFacts(db: Db, courseId: number, viewer: Viewer) {
  const state = await visibleState(db, courseId, viewer)
  // No query for learners, who are most of those who ask.
  if (!state.staff) return { looksAfter: false }
  const { rows } = await db.execute<{ looksAfter: boolean }>(
    sql`select ${seesLearners(viewer.id)} as "looksAfter" from courses c where c.id = ${courseId}`,
  )
  return { looksAfter: rows[0]?.looksAfter ?? false }
}
