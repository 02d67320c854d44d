import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { semesterState } from '#src/features/learning/course/server/cards.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { isLearner } from '#src/features/learning/course/server/reasons.ts'
import { isMissing } from '#src/features/learning/invigilation/server/is-missing.ts'
import {
  closing,
  endOf,
  isRunning,
  lastMoment,
  withTimes,
} from '#src/features/learning/quiz/server/times.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import { mostOfKind, type Source, todo, userId } from './source.ts'

/** A closing that is further away is no work of these days. */
const daysAhead = 14

interface Row {
  kind: 'running' | 'quiz' | 'lateQuiz'
  name: string
  course: string
  courseId: number
  courseKind: CourseKind
  itemId: number
  dueAt: Date | null
}

const readQuizzes = preparedIn<Row>(
  'today_quizzes',
  (locale) => sql`
    with mine as (
      select i.id as item_id, i.quiz_id, c.id as course_id, c.kind,
        ${inLanguage(locale, 'i', 'name')} as name, ${inLanguage(locale, 'c', 'name')} as course
      from course_learners l
      join courses c on c.id = l.course_id and c.deleted_at is null
      left join course_semesters own on own.id = l.semester_id
      join ${liveItems} i on i.course_id = c.id and i.quiz_id is not null
      where l.user_id = ${userId} and ${isLearner} and ${semesterState('own')} is distinct from 'upcoming'
    ), running as (
      select m.*, 'running' as state, ${endOf} as due
      from mine m join quiz_attempts a on a.quiz_id = m.quiz_id and a.user_id = ${userId}
        and a.status = 'open' and not a.trial ${withTimes}
      where ${isRunning}
    ), closing as (
      select m.*, case when now() <= ${closing} then 'quiz' else 'lateQuiz' end as state,
        case when now() <= ${closing} then ${closing} else ${lastMoment} end as due
      from mine m join quizzes q on q.id = m.quiz_id
      left join quiz_allowances w on w.quiz_id = q.id and w.user_id = ${userId}
      where coalesce(w.opens_at, q.opens_at, now()) <= now() and now() <= ${lastMoment}
        and ${closing} <= now() + make_interval(days => ${daysAhead})
        and ${isMissing(sql`m.quiz_id`, userId)}
        and not exists (select from running r where r.quiz_id = m.quiz_id)
    )
    select state as kind, name, course, course_id as "courseId", kind as "courseKind",
      item_id as "itemId", due as "dueAt"
    from (select * from running union all select * from closing) all_of_them
    order by due nulls last, item_id limit ${mostOfKind}`,
)

/** Quizzes that the viewer is taking, and those that close in the next days without a result. */
export const dueQuizzes: Source = async ({ db, viewer, locale }) => {
  const rows = await readQuizzes(db, locale, { userId: viewer.id })
  return rows.map(({ kind, name, course, courseId, courseKind, itemId, dueAt }) =>
    todo({
      ...{ kind, name, course },
      dueAt: dueAt?.toISOString() ?? null,
      to: studyPaths.study(courseKind, courseId, itemId),
    }),
  )
}
