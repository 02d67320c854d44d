import { type SQL, sql } from 'drizzle-orm'
import { hasReason } from '#src/features/learning/course/server/reasons.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'

/** SQL condition: the class of the sharing `s` has the course of the note `n`. */
const classHasCourse = sql`exists (
  select from class_courses x where x.class_id = s.class_id and x.course_id = n.course_id)`

/**
 * SQL condition: the sharing `s` of the note `n` counts. Its writer is a member since before it, so that leaving the
 * class ends it for good, and the class has the course.
 */
export const counts = sql`(s.removed_at is null and ${classHasCourse} and exists (
  select from class_members w where w.class_id = s.class_id and w.user_id = s.user_id and w.state = 'member'
    and w.since <= s.shared_at))`

/**
 * SQL condition: a member of the class, with the role, reads the sharing `s` of a note in the course `c`. Students learn
 * nothing about a course that is neither in the catalogue nor open to them.
 */
export const reads = (userId: SQL, role: SQL): SQL => sql`(${counts} and c.deleted_at is null
  and (s.user_id = ${userId} or (s.hidden_reason is null and (${role} <> 'student'
    or c.publish_status = 'published' or ${hasReason(sql`c.id`, userId)} or ${teachesCourse(userId)}
    or exists (select from course_learners l where l.course_id = c.id and l.user_id = ${userId} and l.own)))))`

/** The tables of both conditions. */
export const sharedTables = sql`shared_notes s join notes n on n.id = s.note_id join courses c on c.id = n.course_id`
