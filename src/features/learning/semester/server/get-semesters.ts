import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { mayChange, visibleState } from '#src/features/learning/course/server/access.ts'
import { semesterState } from '#src/features/learning/course/server/cards.ts'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { mayManage } from '#src/features/learning/course/server/rules.ts'
import { copySuffix } from '#src/features/content/draft/server/copy-text.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Semester, semesterApi } from '../contract.ts'
import { mayDelete, mayHaveSemesters } from './rules.ts'

interface Row extends Record<string, unknown>, Omit<Semester, 'can'> {}

/** Lists the semesters of a course, the latest first. */
export async function getSemesters({
  db,
  viewer,
  locale,
  input: { courseId },
}: Call<typeof semesterApi.getSemesters>): Promise<AnswerOf<typeof semesterApi.getSemesters>> {
  const state = await visibleState(db, courseId, viewer)
  must(mayManage(state))
  const [course, semesters, outline, change] = await Promise.all([
    db.execute<{ kind: CourseKind; name: string }>(
      sql`select c.kind, ${inLanguage(locale, 'c', 'name')} as name from courses c where c.id = ${courseId}`,
    ),
    db.execute<Row>(sql`
      select s.id as "semesterId", s.name, coalesce(s.name_en, '') as "nameEn", s.starts_on::text as "startsOn",
        s.ends_on::text as "endsOn", s.enrol_from::text as "enrolFrom", s.enrol_until::text as "enrolUntil",
        ${semesterState('s')} as state,
        (select count(*)::int from course_learners l where l.semester_id = s.id) as learners,
        coalesce((select json_agg(json_build_object('chapterId', w.chapter_id, 'opensOn', w.opens_on))
          from course_semester_weeks w where w.semester_id = s.id), '[]') as weeks
      from course_semesters s where s.course_id = ${courseId} order by s.starts_on desc, s.id desc`),
    readOutline(db, courseId, locale),
    mayChange(db, state, viewer),
  ])
  const { kind, name } = course.rows[0]!
  return {
    courseId,
    kind,
    courseName: name,
    copySuffix,
    semesters: semesters.rows.map((row) => ({
      ...row,
      can: { delete: canOf(change ?? mayDelete(row)) },
    })),
    chapters: outline
      .filter(({ parentId }) => parentId === null)
      .map((chapter) => ({
        ...{ chapterId: chapter.chapterId, number: chapter.number, name: chapter.name },
      })),
    can: { save: canOf(change ?? mayHaveSemesters({ kind })) },
  }
}
