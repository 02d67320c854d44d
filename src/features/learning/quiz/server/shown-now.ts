import { type SQL, sql } from 'drizzle-orm'
import { attemptsForKey } from '#src/features/content/outline/quiz-settings.ts'
import { isClosedForAll } from './times.ts'

/** The person has passed the quiz `q`, or has handed it in often enough to see its keys nevertheless. */
const hasCome = (userId: SQL) => sql`(
  select coalesce(bool_or(own.passed), false) or count(*) >= ${sql.raw(String(attemptsForKey))}
  from quiz_attempts own where own.quiz_id = q.id and own.user_id = ${userId}
    and own.status = 'handedIn' and not own.trial)`

/**
 * Keys or explanations of the quiz `q` are visible to a person now: `isShown` as an expression of SQL, never null.
 * @param userId an expression that names no table `q` or `own`, because those in here would hide it
 */
export const shownNow = (
  what: 'key' | 'explanation',
  userId: SQL,
): SQL => sql`case q.${sql.raw(`show_${what}`)}
  when 'handIn' then true
  when 'passed' then ${hasCome(userId)} or coalesce(${isClosedForAll}, false)
  when 'closed' then coalesce(${isClosedForAll}, false)
  when 'released' then q.keys_released_at is not null else false end`

/** Results of the learner of the attempt `a` that were there at a moment. */
const resultsUntil = (moment: SQL) => sql`quiz_attempts own where own.quiz_id = a.quiz_id
  and own.user_id = a.user_id and own.status = 'handedIn' and not own.trial and own.handed_in_at <= ${moment}`

/** The quiz `q` had closed for each of its learners at a moment. */
const hadClosed = (moment: SQL) => sql`coalesce(${moment} > greatest(q.closes_at,
  (select max(later.closes_at) from quiz_allowances later where later.quiz_id = q.id))
  + make_interval(days => q.late_days), false)`

/**
 * Whether the learner of the attempt `a` could see the key of its question `w` at a moment, by the settings that the quiz
 * `q` has now. A blank answer showed none before the closing or the release.
 */
export const keyWasShown = (moment: SQL): SQL => sql`(case q.show_key
  when 'released' then coalesce(q.keys_released_at <= ${moment}, false)
  when 'never' then false
  else q.closes_at is not null and ${hadClosed(moment)} or q.show_key <> 'closed'
    and (q.show_key = 'handIn' or (select coalesce(bool_or(own.passed), false)
      or count(*) >= ${sql.raw(String(attemptsForKey))} from ${resultsUntil(moment)}))
    and exists (select from ${resultsUntil(moment)} and exists (select from attempt_answers given
      where given.attempt_id = own.id and given.question_id = w.question_id and given.answer is not null)) end)`
