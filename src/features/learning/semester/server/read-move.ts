import { sql } from 'drizzle-orm'
import { enrolmentState, semesterState } from '#src/features/learning/course/server/cards.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { semesterErrors } from '../errors.ts'
import type { Move } from './rules.ts'

export interface SemesterRow extends Record<string, unknown>, Move {
  semesterId: number
  courseId: number
  courseName: string
  name: string
  startsOn: string
  endsOn: string
  enrolUntil: string | null
  nextId: number | null
  nextName: string | null
  nextStartsOn: string | null
}

/** Reads a semester as one person sees it, in one query. @throws semester.unknown */
export async function readSemester(
  db: Db | Tx,
  { semesterId, userId, locale }: { semesterId: number; userId: number; locale: Locale },
): Promise<SemesterRow> {
  const { rows } = await db.execute<SemesterRow>(sql`
    select s.id as "semesterId", s.course_id as "courseId", ${inLanguage(locale, 'c', 'name')} as "courseName",
      ${inLanguage(locale, 's', 'name')} as name, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn",
      s.enrol_from::text as "enrolFrom", s.enrol_until::text as "enrolUntil", ${semesterState('s')} as state,
      ${enrolmentState('s')} as enrolment, l.user_id is not null as joined,
      coalesce(l.semester_id = s.id, false) as "isSame",
      n.id as "nextId", ${inLanguage(locale, 'n', 'name')} as "nextName", n.starts_on::text as "nextStartsOn"
    from course_semesters s join courses c on c.id = s.course_id
    left join course_learners l on l.course_id = s.course_id and l.user_id = ${userId}
    left join lateral (select x.* from course_semesters x
      where x.course_id = s.course_id and x.starts_on > s.starts_on order by x.starts_on limit 1) n on true
    where s.id = ${semesterId}`)
  if (!rows[0]) throw new AppError(semesterErrors.unknown)
  return rows[0]
}
