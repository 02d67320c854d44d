import { type SQL, sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import type { Locale } from '#src/shared/locale.ts'

/** A question `p` of a practice set `r` was answered by the learner `m` since it was given. */
const isAnswered = sql`exists (select from revision_answers a
  where a.question_id = p.question_id and a.user_id = m.user_id and a.answered_at >= r.given_at)`

/**
 * The learners of a practice set `r` as rows of SQL: user_id, questions that the learner has met, and those answered since.
 * A question that a learner has not met stays with the quizzes, so that no examination leaks.
 * @param userId one of them alone, so that a learner's list counts no others
 */
export const setLearners = (userId?: number | SQL): SQL => sql`(
  select m.user_id, count(*)::int as questions, (count(*) filter (where ${isAnswered}))::int as answered
  from repair_questions p
  join met_questions m on m.question_id = p.question_id and m.course_id = r.course_id
    ${userId === undefined ? sql`` : sql`and m.user_id = ${userId}`}
  join course_learners l on l.course_id = r.course_id and l.user_id = m.user_id
  where p.set_id = r.id group by m.user_id)`

/** Columns of a set `r` and its teacher `u`, which both lists have. */
export const setColumns = (locale: Locale): SQL => sql`
  r.id as "setId", r.title, r.due_on::text as "dueOn",
  to_char(r.given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "givenAt",
  coalesce(nullif(${inLanguage(locale, 'u', 'real_name')}, ''), u.username) as by`

/** Presents a row of `setColumns`: the teacher's name in the letters of the page. */
export const presentSet = <Row extends { by: string | null }>(row: Row, locale: Locale): Row => ({
  ...row,
  by: row.by && nameFor(row.by, locale),
})

/** The sets that a person got, as rows of `OwnSet`. */
export const ownSets = (userId: number | SQL, locale: Locale): SQL => sql`
  select ${setColumns(locale)}, ${inLanguage(locale, 'c', 'name')} as course, mine.questions, mine.answered
  from repair_sets r join courses c on c.id = r.course_id and c.deleted_at is null
  left join users u on u.id = r.given_by
  cross join lateral ${setLearners(userId)} mine`
