import { sql } from 'drizzle-orm'
import { repairPaths } from '#src/features/learning/repair/paths.ts'
import { ownSets } from '#src/features/learning/repair/server/set-rows.ts'
import { revisionPaths } from '#src/features/learning/revision/paths.ts'
import { dueOn, withExams } from '#src/features/learning/revision/server/due-day.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { mostOfKind, type Source, todo } from './source.ts'

/** The wrong questions that come back today. */
export const dueCards: Source = async ({ db, viewer }) => {
  const today = schoolDay()
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from wrong_questions w ${withExams}
    where w.user_id = ${viewer.id} and w.mastered_at is null
      and ${dueOn(today)} <= ${today}::date`)
  const { count } = rows[0]!
  return count === 0
    ? []
    : [todo({ kind: 'cards', count, dueOn: today, to: revisionPaths.today() })]
}

/** Days before an examination on which it is named. */
const examAhead = 7

/** The examinations of the next days, each with what to look at before. */
export const nearExams: Source = async ({ db, viewer, locale }) => {
  const today = schoolDay()
  const { rows } = await db.execute<{ courseId: number; name: string; examOn: string }>(sql`
    select c.id as "courseId", ${inLanguage(locale, 'c', 'name')} as name, e.exam_on::text as "examOn"
    from revision_exams e join courses c on c.id = e.course_id and c.deleted_at is null
    where e.user_id = ${viewer.id} and e.exam_on between ${today}::date and ${today}::date + ${examAhead}::int
    order by e.exam_on, c.id limit ${mostOfKind}`)
  return rows.map(({ courseId, name, examOn }) =>
    todo({
      ...{ kind: 'exam', name, dueOn: examOn },
      to: revisionPaths.print({ courseId, with: 'course' }),
    }),
  )
}

/** The practice sets of teachers that have unanswered questions. */
export const ownSetsLeft: Source = async ({ db, viewer, locale }) => {
  const { rows } = await db.execute<{
    setId: number
    title: string
    course: string
    left: number
    dueOn: string | null
  }>(sql`
    select s."setId", s.title, s.course, s."dueOn", s.questions - s.answered as left
    from (${ownSets(viewer.id, locale)}) s where s.answered < s.questions
    order by s."dueOn" nulls last, s."setId" limit ${mostOfKind}`)
  return rows.map(({ setId, title, course, left, dueOn: day }) =>
    todo({
      ...{ kind: 'set', name: title, course, count: left },
      ...{ dueOn: day, to: repairPaths.set(setId) },
    }),
  )
}
