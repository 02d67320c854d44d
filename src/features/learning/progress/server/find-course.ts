import { sql } from 'drizzle-orm'
import type { Relation } from '#src/features/learning/authoring/server/own-rules.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { semesterState } from '#src/features/learning/course/server/cards.ts'
import type { Db } from '#src/server/database/db.ts'
import { draftName } from '#src/features/learning/course/server/draft-name.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { must } from '#src/shared/can.ts'
import type { Locale } from '#src/shared/locale.ts'
import { isAdmin, type Viewer } from '#src/shared/viewer.ts'
import { maySeeProgress } from './rules.ts'

export interface Semester {
  semesterId: number
  name: string
  state: 'running' | 'upcoming' | 'ended'
  startsOn: string
  /** When its chapters open; those that are left out open with it. */
  weeks: { chapterId: number; opensOn: string }[]
}

export interface FoundCourse extends Relation, Record<string, unknown> {
  courseId: number
  kind: CourseKind
  name: string
  nameZh: string
  nameEn: string
  semesters: Semester[]
}

/** The semesters of the course `c`, the latest first. */
export const semestersOf = (locale: Locale) => sql`
      coalesce((select json_agg(json_build_object('semesterId', s.id, 'name', ${inLanguage(locale, 's', 'name')},
          'state', ${semesterState('s')}, 'startsOn', s.starts_on, 'weeks', coalesce((
            select json_agg(json_build_object('chapterId', w.chapter_id, 'opensOn', w.opens_on))
            from course_semester_weeks w where w.semester_id = s.id), '[]')) order by s.starts_on desc, s.id desc)
        from course_semesters s where s.course_id = c.id), '[]')`

/**
 * Reads a course for a teacher who may see the progress of its learners.
 * @throws course.notFound, also for a course of others; progress.noRight
 */
export async function findCourse(
  db: Db,
  { courseId, viewer, locale }: { courseId: number; viewer: Viewer; locale: Locale },
): Promise<FoundCourse> {
  const { rows } = await db.execute<FoundCourse>(sql`
    select c.id as "courseId", c.kind, ${draftName(locale)} as name,
      ${inLanguage('zh-CN', 'c', 'name')} as "nameZh", ${inLanguage('en-US', 'c', 'name')} as "nameEn",
      coalesce(c.owner_id = ${viewer.id}, false) as "isOwner", f.user_id is not null as "isStaff",
      coalesce(f.may_edit, false) as "mayEdit", coalesce(f.may_release, false) as "mayRelease",
      coalesce(f.may_see_learners, false) as "maySeeLearners",
      ${semestersOf(locale)} as semesters
    from courses c
    left join course_staff f on f.course_id = c.id and f.user_id = ${viewer.id} and f.accepted_at is not null
    where c.id = ${courseId} and c.deleted_at is null`)
  const [found] = rows
  must(maySeeProgress(found && { ...found, isAdmin: isAdmin(viewer) }))
  return found!
}

/** The course as answers name it. */
export const named = ({ courseId, kind, name, semesters }: FoundCourse) => ({
  ...{ courseId, kind, name },
  semesters: semesters.map((one) => ({ semesterId: one.semesterId, name: one.name })),
})
