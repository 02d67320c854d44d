import { sql } from 'drizzle-orm'

/*
 * Times of attempts, in SQL: `a` is the attempt, `q` its quiz, `w` the allowance of its learner or null. Only the
 * database's clock counts.
 */

/** Joins what the other fragments read to a row of `quiz_attempts a`. */
export const withTimes = sql`join quizzes q on q.id = a.quiz_id
  left join quiz_allowances w on w.quiz_id = a.quiz_id and w.user_id = a.user_id`

/** The time that an attempt was held by its teacher, the present pause included. */
const held = sql`make_interval(secs => a.paused_seconds
  + case when a.paused_at is null then 0 else extract(epoch from now() - a.paused_at) end)`

const extra = sql`make_interval(mins => coalesce(w.extra_minutes, 0))`

/** The closing of a quiz for a person; null where it stays open. A hand-in after it is late. */
export const closing = sql`coalesce(w.closes_at, q.closes_at)`

/** The last moment of the quiz for a person: the closing, and the days in which a late hand-in counts. */
export const lastMoment = sql`${closing} + make_interval(days => q.late_days)`

/** The end of an attempt; null where nothing ends it. A trial run has the time limit alone. */
export const endOf = sql`least(
  a.started_at + make_interval(mins => q.time_limit) + ${extra} + ${held},
  case when not a.trial then ${lastMoment} + ${extra} + ${held} end)`

/** Seconds until the end of an attempt; null where nothing ends it. */
export const secondsLeft = sql`(case when ${endOf} is not null
  then greatest(0, extract(epoch from ${endOf} - now())) end)::float8`

/** From then on its answers count no more. */
export const endWithGrace = sql`${endOf} + make_interval(secs => q.grace_seconds)`

/** Open, and its time has not run out. */
export const isRunning = sql`(a.status = 'open' and coalesce(now() <= ${endWithGrace}, true))`

/** Handed in now it is late. */
export const isLateNow = sql`coalesce(not a.trial and now() > ${closing} + ${extra} + ${held}
  + make_interval(secs => q.grace_seconds), false)`

/** The quiz `q` has closed for each of its learners, those with later dates too. */
export const isClosedForAll = sql`(q.closes_at is not null and now() > greatest(q.closes_at,
    (select max(later.closes_at) from quiz_allowances later where later.quiz_id = q.id))
  + make_interval(days => q.late_days))`

/** The marks of the quiz `q` are visible to its learners. */
export const marksVisible = sql`case q.show_mark when 'handIn' then true
  when 'released' then q.marks_released_at is not null
  when 'closed' then ${isClosedForAll} else false end`
