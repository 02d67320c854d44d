import { sql } from 'drizzle-orm'
import type { recentUses, RecentUse } from '#src/features/content/paper/server/recent-port.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { seesLearners } from '#src/features/learning/course/server/teaches-course.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { invigilationPaths } from '../paths.ts'

/** Quizzes of one's courses that have had questions: set in them now, or asked in an attempt. */
export const recentQuizzes: NonNullable<(typeof recentUses)['answer']> = async (
  db,
  { questionIds, viewer, locale, years },
) => {
  const ids = sql`${sql.param([...questionIds])}::int[]`
  const since = sql`now() - make_interval(years => ${years})`
  const { rows } = await db.execute<RecentUse & Record<string, unknown> & { quizId: number }>(sql`
    with own as (
      select i.quiz_id, ${inLanguage(locale, 'c', 'name')} || ' · ' || ${inLanguage(locale, 'i', 'name')} as name
      from ${liveItems} i join courses c on c.id = i.course_id and c.deleted_at is null
      where i.quiz_id is not null and ${seesLearners(viewer.id)}
    ), asked as (
      select x.quiz_id, x.question_id, x.version_id, z.created_at as at
      from own join quizzes z on z.id = own.quiz_id join quiz_questions x on x.quiz_id = z.id
      where x.question_id = any(${ids}) and z.created_at > ${since}
      union all
      select a.quiz_id, w.question_id, w.version_id, a.started_at
      from own join quiz_attempts a on a.quiz_id = own.quiz_id and not a.trial and a.started_at > ${since}
      join attempt_answers w on w.attempt_id = a.id where w.question_id = any(${ids})
    )
    select distinct on (asked.quiz_id, asked.question_id) asked.question_id as "questionId",
      asked.version_id as "versionId", asked.quiz_id as "quizId", own.name,
      to_char(asked.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from asked join own on own.quiz_id = asked.quiz_id
    order by asked.quiz_id, asked.question_id, asked.at desc`)
  return rows.map(({ quizId, ...use }) => ({ ...use, path: invigilationPaths.quiz(quizId) }))
}
