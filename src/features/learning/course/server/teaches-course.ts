import { sql, type SQL } from 'drizzle-orm'

// Never null, because a course may have no owner, and so may a file.
const isOfStaff = (
  userId: number | SQL,
  right: SQL,
) => sql`(coalesce(c.owner_id = (${userId})::int, false)
  or exists (select from course_staff f
    where f.course_id = c.id and f.user_id = ${userId} and f.accepted_at is not null ${right}))`

/** SQL condition: the person is the owner or an accepted co-teacher of the course under the alias `c`. */
export const teachesCourse = (userId: number | SQL): SQL => isOfStaff(userId, sql``)

/** SQL condition: the person is the owner of the course `c`, or an accepted co-teacher who may see its learners. */
export const seesLearners = (userId: number | SQL): SQL =>
  isOfStaff(userId, sql`and f.may_see_learners`)
