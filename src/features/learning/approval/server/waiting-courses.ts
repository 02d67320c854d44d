import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { isOwnCourse } from './hold-submission.ts'

/** Counts the courses that wait for a reviewer, without those of the reviewer. */
export async function waitingCourses(
  db: Db,
  viewer: { id: number },
): Promise<{ waiting: number; oldestAt: string | null }> {
  const { rows } = await db.execute<{ waiting: number; oldestAt: string | null }>(sql`
    select count(*)::int as waiting, min(s.submitted_at) as "oldestAt"
    from course_submissions s join courses c on c.id = s.course_id
    where s.state = 'waiting' and not ${isOwnCourse(viewer.id)}`)
  const { waiting, oldestAt } = rows[0]!
  return { waiting, oldestAt: oldestAt && new Date(oldestAt).toISOString() }
}
