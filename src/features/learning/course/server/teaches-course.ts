import { sql, type SQL } from 'drizzle-orm'

/** SQL condition: the person is the owner or an accepted co-teacher of the course under the alias `c`. */
export const teachesCourse = (
  userId: number | SQL,
) => sql`(c.owner_id is not distinct from (${userId})::int
  or exists (select from course_staff f
    where f.course_id = c.id and f.user_id = ${userId} and f.accepted_at is not null))`
