import { sql } from 'drizzle-orm'
import type { Relation } from '#src/features/learning/authoring/server/own-rules.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { must } from '#src/shared/can.ts'
import type { Locale } from '#src/shared/locale.ts'
import { mayRepair } from './rules.ts'

interface OwnCourse extends Relation, Record<string, unknown> {
  courseId: number
  name: string
}

/** Reads the courses whose learners a teacher may see, those with wrong questions first. */
export async function readCourses(
  db: Db | Tx,
  { userId, locale }: { userId: number; locale: Locale },
): Promise<OwnCourse[]> {
  const { rows } = await db.execute<OwnCourse>(sql`
    select c.id as "courseId", ${inLanguage(locale, 'c', 'name')} as name,
      coalesce(c.owner_id = ${userId}, false) as "isOwner", s.user_id is not null as "isStaff",
      coalesce(s.may_edit, false) as "mayEdit", coalesce(s.may_release, false) as "mayRelease",
      coalesce(s.may_see_learners, false) as "maySeeLearners"
    from courses c
    left join course_staff s on s.course_id = c.id and s.user_id = ${userId} and s.accepted_at is not null
    where c.deleted_at is null and (c.owner_id = ${userId} or s.user_id is not null)
    order by not exists (select from wrong_questions w where w.course_id = c.id), name collate "zh-numeric", c.id`)
  return rows.filter((course) => mayRepair(course) === null)
}

/** @throws repair.courseNotFound, also for a course of others */
export async function mustSeeCourse(
  db: Db | Tx,
  { courseId, ...viewer }: { courseId: number; userId: number; locale: Locale },
): Promise<OwnCourse> {
  const course = (await readCourses(db, viewer)).find((one) => one.courseId === courseId)
  must(mayRepair(course))
  return course!
}
