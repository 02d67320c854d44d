import { sql } from 'drizzle-orm'
import type { classCopied } from '#src/features/learning/class/server/copied-port.ts'

/**
 * Copies the courses of a class without their dates. The new class has a course without joining only where the teacher
 * who copies has the right to release it; of the others those that are published go along.
 */
export const copyCourses: NonNullable<(typeof classCopied)['answer']> = async (tx, given) => {
  const { fromId, classId, userId } = given
  await tx.execute(sql`
    insert into class_courses (class_id, course_id, position, grants, added_by_id)
    select ${classId}, x.course_id, x.position, own.may, ${userId}
    from class_courses x join courses c on c.id = x.course_id and c.deleted_at is null
    cross join lateral (select x.grants and (coalesce(c.owner_id = ${userId}, false) or exists (
      select from course_staff s where s.course_id = c.id and s.user_id = ${userId}
        and s.accepted_at is not null and s.may_release)) as may) own
    where x.class_id = ${fromId} and (own.may or c.publish_status = 'published')`)
}
