import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { isOwnCourse } from './hold-submission.ts'

/**
 * The submission to look at after this one: the next that waits and that no other reviewer has taken, else the one
 * that waits longest; never the reviewer's own.
 */
export async function nextSubmission(
  db: Db | Tx,
  { after, viewer }: { after: number; viewer: { id: number } },
): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from course_submissions s join courses c on c.id = s.course_id, course_submissions here
    where here.id = ${after} and s.id <> here.id and s.state = 'waiting'
      and coalesce(s.holder_id = ${viewer.id}, true) and not ${isOwnCourse(viewer.id)}
    order by (s.submitted_at, s.id) > (here.submitted_at, here.id) desc, s.submitted_at, s.id
    limit 1`)
  return rows[0]?.id ?? null
}
