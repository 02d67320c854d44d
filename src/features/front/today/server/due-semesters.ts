import { sql } from 'drizzle-orm'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { semesterState } from '#src/features/learning/course/server/cards.ts'
import { liveChapters, liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { isLearner } from '#src/features/learning/course/server/reasons.ts'
import { itemDone } from '#src/features/learning/study/server/progress.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import { mostOfKind, type Source, today, todo, userId } from './source.ts'

const readSemesters = preparedIn<{
  semesterId: number
  course: string
  left: number
  endsOn: string
}>(
  'today_semesters',
  (locale) => sql`
    with recursive mine as (
      select own.id, own.starts_on, own.ends_on, c.id as course_id,
        ${inLanguage(locale, 'c', 'name')} as course
      from course_learners l
      join courses c on c.id = l.course_id and c.deleted_at is null
      join course_semesters own on own.id = l.semester_id
      where l.user_id = ${userId} and ${isLearner} and ${semesterState('own')} = 'running'
    ), tree as (
      select ch.id, mine.id as semester_id from ${liveChapters} ch
      join mine on mine.course_id = ch.course_id
      left join course_semester_weeks week on week.semester_id = mine.id and week.chapter_id = ch.id
      where ch.parent_id is null and coalesce(week.opens_on, mine.starts_on) <= ${today}
      union all
      select ch.id, tree.semester_id from ${liveChapters} ch join tree on ch.parent_id = tree.id
    )
    select mine.id as "semesterId", mine.course, count(*)::int as left,
      mine.ends_on::text as "endsOn"
    from mine join tree on tree.semester_id = mine.id
    join ${liveItems} i on i.chapter_id = tree.id
    left join study_progress p on p.user_id = ${userId} and p.item_id = i.id
    where not (${itemDone(userId)})
    group by mine.id, mine.course, mine.ends_on order by mine.ends_on, mine.id limit ${mostOfKind}`,
)

/** The running semesters of the viewer in which a chapter that has opened is not done. */
export const dueSemesters: Source = async ({ db, viewer, locale }, day) => {
  const rows = await readSemesters(db, locale, { userId: viewer.id, today: day })
  return rows.map(({ semesterId, course, left, endsOn }) =>
    todo({
      ...{ kind: 'semester', name: course, count: left },
      ...{ dueOn: endsOn, to: coursePaths.semester(semesterId) },
    }),
  )
}
