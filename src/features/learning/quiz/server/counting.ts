import { type SQL, sql } from 'drizzle-orm'
import { marksVisible } from './times.ts'

/**
 * The results of a person at a quiz: all of them, or those whose marks the person may see.
 * @param quizId an expression that names no table `q`, because the one in here would hide it
 */
const results = (quizId: SQL, userId: SQL | number, which: SQL) => sql`
  quizzes q join quiz_attempts a on a.quiz_id = q.id and a.user_id = ${userId}
    and a.status = 'handedIn' and not a.trial
  where q.id = ${quizId} and ${which}`

const share = sql`(a.score / nullif(a.max_score, 0))`

/**
 * The order of attempts `a` in which the first one counts: a make-up, a deferred examination or a redo of what was given
 * back, the latest of them, comes before the attempts of the quiz itself.
 */
export const firstOrder = sql`a.replaces desc, case when a.replaces then - a.number else a.number end`

const shareOf = (quizId: SQL, userId: SQL | number, which: SQL): SQL => sql`(
  select case q.counts
    when 'best' then max(${share})
    when 'mean' then avg(${share})
    when 'first' then (array_agg(${share} order by ${firstOrder}))[1]
    else (array_agg(${share} order by a.number desc))[1] end
  from ${results(quizId, userId, which)} group by q.id)`

const passedOf = (quizId: SQL, userId: SQL | number, which: SQL): SQL => sql`coalesce((
  select case q.counts
    when 'best' then bool_or(a.passed)
    when 'mean' then round(avg(coalesce(${share}, case when a.max_score = 0 then 1 end)) * 100, 6) >= q.pass_percent
    when 'first' then (array_agg(a.passed order by ${firstOrder}))[1]
    else (array_agg(a.passed order by a.number desc))[1] end
  from ${results(quizId, userId, which)} group by q.id), false)`

/**
 * The share of the points that counts for a person, by the rule of the quiz; null without a visible result, and where
 * the result that counts waits for the teacher. An expression of SQL, whose parts read a handful of rows by index.
 */
export const countingShare = (quizId: SQL, userId: SQL | number): SQL =>
  shareOf(quizId, userId, marksVisible)

/** Whether the quiz is passed by what counts; a quiz without points always is. An expression of SQL, never null. */
export const countingPassed = (quizId: SQL, userId: SQL | number): SQL =>
  passedOf(quizId, userId, marksVisible)

/** The same for the teachers of the quiz, who see marks before their release. */
export const allShare = (quizId: SQL, userId: SQL | number): SQL =>
  shareOf(quizId, userId, sql`true`)
export const passedByAll = (quizId: SQL, userId: SQL | number): SQL =>
  passedOf(quizId, userId, sql`true`)
