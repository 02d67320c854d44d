import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { semesterState } from '#src/features/learning/course/server/cards.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import { closing } from '#src/features/learning/quiz/server/times.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import type { DueDate, DueDatesAsked } from '#src/server/due-dates.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { schoolZone } from '#src/shared/school-day.ts'
import { dueMost } from '../limits.ts'
import { dueLabels } from './due-text.ts'

const userId = sql`${sql.placeholder('userId')}::int`
/** The given days as moments on the school's clock. */
const first = sql`(${sql.placeholder('from')}::date::timestamp at time zone ${sql.raw(`'${schoolZone}'`)})`
const end = sql`((${sql.placeholder('to')}::date + 1)::timestamp at time zone ${sql.raw(`'${schoolZone}'`)})`
const most = sql.raw(String(dueMost))

interface QuizRow {
  kind: 'quizOpens' | 'quizCloses'
  itemId: number
  courseId: number
  courseKind: CourseKind
  name: string
  at: Date
}

const quizzes = preparedIn<QuizRow>(
  'schedule_quizzes',
  (locale: Locale) => sql`
    with mine as (
      select i.id as item_id, c.id as course_id, c.kind, ${inLanguage(locale, 'i', 'name')} as name,
        coalesce(w.opens_at, q.opens_at) as opens_at, ${closing} as closes_at
      from courses c
      join ${liveItems} i on i.course_id = c.id and i.quiz_id is not null
      join quizzes q on q.id = i.quiz_id
      left join course_learners l on l.course_id = c.id and l.user_id = ${userId}
      left join course_semesters own on own.id = l.semester_id
      left join quiz_allowances w on w.quiz_id = q.id and w.user_id = ${userId}
      where c.deleted_at is null and ((l.user_id is not null
          and ${semesterState('own')} is distinct from 'upcoming') or ${teachesCourse(userId)})
    )
    select kind_of as kind, item_id as "itemId", course_id as "courseId", kind as "courseKind", name, at from (
      select 'quizOpens' as kind_of, m.*, m.opens_at as at from mine m
      union all select 'quizCloses', m.*, m.closes_at from mine m) dated
    where at >= ${first} and at < ${end}
    order by at, item_id limit ${most}`,
)

/** The opening and the closing of quizzes in the courses that a person learns in or teaches. */
export async function quizDates({ db, locale, ...asked }: DueDatesAsked): Promise<DueDate[]> {
  const rows = await quizzes(db, locale, asked)
  return rows.map(({ kind, itemId, courseId, courseKind, name, at }) => ({
    ...{ key: `quiz-${itemId}-${kind === 'quizOpens' ? 'opens' : 'closes'}`, kind, name, at },
    label: pick(dueLabels[kind], locale),
    to: studyPaths.study(courseKind, courseId, itemId),
  }))
}

interface SemesterRow {
  kind: 'semesterStarts' | 'semesterEnds'
  semesterId: number
  name: string
  day: string
}

const semesters = preparedIn<SemesterRow>(
  'schedule_semesters',
  (locale: Locale) => sql`
    with mine as (
      select s.id, ${inLanguage(locale, 'c', 'name')} as name, s.starts_on, s.ends_on
      from course_semesters s join courses c on c.id = s.course_id and c.deleted_at is null
      where exists (select from course_learners l where l.user_id = ${userId} and l.semester_id = s.id)
        or ${teachesCourse(userId)}
    )
    select kind, id as "semesterId", name, day::text as day from (
      select 'semesterStarts' as kind, m.id, m.name, m.starts_on as day from mine m
      union all select 'semesterEnds', m.id, m.name, m.ends_on from mine m) dated
    where day between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date
    order by day, id limit ${most}`,
)

/** The first and the last days of semesters of open courses that a person learns in or teaches. */
export async function semesterDates({ db, locale, ...asked }: DueDatesAsked): Promise<DueDate[]> {
  const rows = await semesters(db, locale, asked)
  return rows.map(({ kind, semesterId, name, day }) => ({
    key: `semester-${semesterId}-${kind === 'semesterStarts' ? 'starts' : 'ends'}`,
    ...{ kind, name, at: day, label: pick(dueLabels[kind], locale) },
    to: coursePaths.semester(semesterId),
  }))
}
