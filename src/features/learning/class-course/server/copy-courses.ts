import { type SQL, sql } from 'drizzle-orm'
import type { Copied } from '#src/features/learning/class/server/copied-port.ts'

/**
 * The courses `x` of a class, each `c`, and whether they come along: those that the teacher who copies has the right to
 * release (`own.may`), and of the others those that are published.
 */
const coursesOf = (fromId: number, userId: number): SQL => sql`
  class_courses x join courses c on c.id = x.course_id and c.deleted_at is null
  cross join lateral (select x.grants and (coalesce(c.owner_id = ${userId}, false) or exists (
    select from course_staff s where s.course_id = c.id and s.user_id = ${userId}
      and s.accepted_at is not null and s.may_release)) as may) own
  where x.class_id = ${fromId}`

/** Copies the courses of a class. The new class has one without joining only where the teacher who copies may release it. */
export const copyCourses: Copied = {
  kind: 'course',
  async rows(db, { fromId, userId }) {
    const { rows } = await db.execute<{
      id: number
      title: string
      opensOn: string | null
      comes: boolean
    }>(sql`
      select x.course_id as id, c.name as title, x.opens_on::text as "opensOn",
        own.may or c.publish_status = 'published' as comes
      from ${coursesOf(fromId, userId)} order by x.position, x.course_id`)
    return rows.map(({ id, title, opensOn, comes }) => ({
      ...{ id, title, stays: comes ? null : 'course' },
      dates: opensOn === null ? [] : [{ field: 'opensOn', at: opensOn }],
    }))
  },
  async copy(tx, { fromId, classId, userId, chosen }) {
    const given = chosen.map(({ id, dates }) => ({ id, on: dates.opensOn ?? null }))
    await tx.execute(sql`
      insert into class_courses (class_id, course_id, position, grants, opens_on, added_by_id)
      select ${classId}, x.course_id, x.position, own.may,
        (select g."on" from json_to_recordset(${JSON.stringify(given)}::json) g(id int, "on" date)
          where g.id = x.course_id), ${userId}
      from ${coursesOf(fromId, userId)}
        and x.course_id = any(${sql.param(chosen.map(({ id }) => id))}::int[])`)
  },
}
