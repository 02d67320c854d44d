import { sql } from 'drizzle-orm'
import { repairPaths } from '#src/features/learning/repair/paths.ts'
import { ownSets } from '#src/features/learning/repair/server/set-rows.ts'
import { revisionPaths } from '#src/features/learning/revision/paths.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import {
  examAhead,
  type FoundTodo,
  mostOfKind,
  type Source,
  today,
  todo,
  userId,
} from './source.ts'

/** The wrong questions that come back today. */
export const dueCards = (count: number, day: string): FoundTodo[] =>
  count === 0 ? [] : [todo({ kind: 'cards', count, dueOn: day, to: revisionPaths.today() })]

const readExams = preparedIn<{ courseId: number; name: string; examOn: string }>(
  'today_exams',
  (locale) => sql`
    select c.id as "courseId", ${inLanguage(locale, 'c', 'name')} as name, e.exam_on::text as "examOn"
    from revision_exams e join courses c on c.id = e.course_id and c.deleted_at is null
    where e.user_id = ${userId} and e.exam_on between ${today} and ${today} + ${examAhead}::int
    order by e.exam_on, c.id limit ${mostOfKind}`,
)

/** The examinations of the next days, each with what to look at before. */
export const nearExams: Source = async ({ db, viewer, locale }, day) => {
  const rows = await readExams(db, locale, { userId: viewer.id, today: day })
  return rows.map(({ courseId, name, examOn }) =>
    todo({
      ...{ kind: 'exam', name, dueOn: examOn },
      to: revisionPaths.print({ courseId, with: 'course' }),
    }),
  )
}

const readSets = preparedIn<{
  setId: number
  title: string
  course: string
  left: number
  dueOn: string | null
}>(
  'today_sets',
  (locale) => sql`
    select s."setId", s.title, s.course, s."dueOn", s.questions - s.answered as left
    from (${ownSets(userId, locale)}) s where s.answered < s.questions
    order by s."dueOn" nulls last, s."setId" limit ${mostOfKind}`,
)

/** The practice sets of teachers that have unanswered questions. */
export const ownSetsLeft: Source = async ({ db, viewer, locale }) => {
  const rows = await readSets(db, locale, { userId: viewer.id })
  return rows.map(({ setId, title, course, left, dueOn: day }) =>
    todo({
      ...{ kind: 'set', name: title, course, count: left },
      ...{ dueOn: day, to: repairPaths.set(setId) },
    }),
  )
}
