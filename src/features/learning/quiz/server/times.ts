import { type SQL, sql } from 'drizzle-orm'

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

/**
 * From then on no attempt begins; null: until the last moment. What was given back, and a later closing without an
 * opening of its own, have no such limit, because it would have passed before they begin.
 */
export const entryUntil = sql`case
  when w.kind = 'givenBack' or (w.opens_at is null and w.closes_at is not null) then null
  else coalesce(w.opens_at, q.opens_at) + make_interval(mins => q.entry_minutes) end`

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

/** An answer or a hand-in of this moment is late. */
const isLateAt = (moment: SQL): SQL =>
  sql`(not a.trial and ${moment} > ${closing} + ${extra} + ${held} + make_interval(secs => q.grace_seconds))`

/** Handed in now by its learner it is late. */
export const isLateNow = sql`coalesce(${isLateAt(sql`now()`)}, false)`

/** One of its answers was given late, which decides where nobody has handed it in. */
export const hasLateAnswer = sql`exists (select from attempt_answers given
  where given.attempt_id = a.id and given.answer is not null and ${isLateAt(sql`given.saved_at`)})`

/** How long after its closing the quiz `q` takes answers: its days of late hand-ins, and the grace. */
const lastTaking = sql`make_interval(days => q.late_days, secs => q.grace_seconds)`

/** The quiz `q` has closed by its own dates. */
export const isClosed = sql`(q.closes_at is not null and now() > q.closes_at + ${lastTaking})`

/** When the quiz `q` has closed for each of its learners, also those with later dates; null where it stays open. */
export const closesForAll = sql`(case when q.closes_at is not null then greatest(q.closes_at,
    (select max(later.closes_at) from quiz_allowances later where later.quiz_id = q.id)) + ${lastTaking} end)`

/** The quiz `q` has closed for each of its learners, also those with later dates or more time, and nobody is taking it; it waits for no attempt that is withheld without an end. */
export const isClosedForAll = sql`(coalesce(now() > ${closesForAll}, false)
  and not exists (select from quiz_attempts taken
    where taken.quiz_id = q.id and taken.status = 'open' and not taken.trial
      and (taken.withheld is null or taken.withheld = 'quit')))`

/** The marks of the quiz `q` are visible to its learners. They tell no key, so that they wait for nobody with later dates. */
export const marksVisible = sql`case q.show_mark when 'handIn' then true
  when 'released' then q.marks_released_at is not null
  when 'closed' then ${isClosed} else false end`

/** Minutes until an attempt may be handed in; a trial run at any time. */
export const minutesToWait = sql`(case when a.trial then 0 else greatest(0,
  ceil(extract(epoch from a.started_at + make_interval(mins => q.hand_in_after) - now()) / 60)) end)::int`
