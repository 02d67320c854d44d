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

/** The attempt `a` is a make-up or a deferred one, which never lowers what counts without it. */
const isMakeUp = sql`coalesce(a.arranged in ('makeUp', 'deferred'), false)`

const otherResult = (
  which: SQL,
) => sql`exists (select from quiz_attempts o where o.quiz_id = a.quiz_id
  and o.user_id = a.user_id and o.status = 'handedIn' and not o.trial and ${which})`

/** The attempt `a` was given back, and a later one has come in its place. */
const isReplaced = sql`(q.counts in ('first', 'last')
  and ${otherResult(sql`o.arranged = 'givenBack' and o.number > a.number`)})`

/**
 * The attempt `a` may count by the rule of its quiz: the first one, and each that was arranged besides; or the last one,
 * and each make-up.
 */
const isCandidate = sql`case q.counts when 'first' then a.arranged is not null or a.number = 1
  when 'last' then ${isMakeUp} or not ${otherResult(sql`o.number > a.number
    and coalesce(o.arranged not in ('makeUp', 'deferred'), true)`)} else true end`

/** The order in which the attempt `a` that counts comes first: the best candidate. It says nothing of a mean. */
export const countingOrder = sql`${isReplaced}, ${isCandidate} desc, ${share} desc nulls last, a.number desc`

const shareOf = (quizId: SQL, userId: SQL | number, which: SQL): SQL => sql`(
  select case q.counts
    when 'mean' then greatest(avg(${share}) filter (where not ${isMakeUp}), max(${share}) filter (where ${isMakeUp}))
    else (array_agg(${share} order by ${countingOrder}))[1] end
  from ${results(quizId, userId, which)} group by q.id)`

const passedOf = (quizId: SQL, userId: SQL | number, which: SQL): SQL => sql`coalesce((
  select case q.counts
    when 'best' then bool_or(a.passed)
    when 'mean' then coalesce(bool_or(a.passed) filter (where ${isMakeUp}), false)
      or coalesce(round(avg(coalesce(${share}, case when a.max_score = 0 then 1 end))
        filter (where not ${isMakeUp}) * 100, 6) >= q.pass_percent, false)
    else (array_agg(a.passed order by ${countingOrder}))[1] end
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
