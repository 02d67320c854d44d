import { type SQL, sql } from 'drizzle-orm'
import { attemptsForKey } from '#src/features/content/outline/quiz-settings.ts'
import type { Tx } from '#src/server/database/db.ts'
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

/** Results of the learner of the attempt `a`. */
const ownResults = sql`quiz_attempts own where own.quiz_id = a.quiz_id
  and own.user_id = a.user_id and own.status = 'handedIn' and not own.trial`

/** The quiz `q` has closed for each of its learners; attempts that run on do not matter here. */
const hasClosed = sql`coalesce(now() > greatest(q.closes_at,
  (select max(later.closes_at) from quiz_allowances later where later.quiz_id = q.id))
  + make_interval(days => q.late_days), false)`

/**
 * Whether the learner of the attempt `a` can see the key of its question `w` now, or could at the closing, by the settings
 * that the quiz `q` has now. A blank answer showed none before the closing or the release.
 */
const keyIsOpen = sql`(case q.show_key
  when 'released' then q.keys_released_at is not null
  when 'never' then false
  else q.closes_at is not null and ${hasClosed} or q.show_key <> 'closed'
    and (q.show_key = 'handIn' or (select coalesce(bool_or(own.passed), false)
      or count(*) >= ${sql.raw(String(attemptsForKey))} from ${ownResults}))
    and exists (select from ${ownResults} and exists (select from attempt_answers given
      where given.attempt_id = own.id and given.question_id = w.question_id and given.answer is not null)) end)`

/**
 * The learner of the attempt `a` can see the key of its question `w` now, or has seen it as far as that is noted: settings,
 * releases and dates that hide a key again do not take the knowledge of it.
 */
export const keyIsKnown = sql`(${keyIsOpen} or exists (select from quiz_attempts own
  join attempt_answers seen on seen.attempt_id = own.id and seen.question_id = w.question_id
  where own.quiz_id = a.quiz_id and own.user_id = a.user_id and seen.key_seen_at is not null))`

/**
 * Notes which keys learners can see, before an act that may hide them again. A late answer is then told from one that was
 * given without the key, whatever the quiz shows when the teacher decides.
 */
export async function noteKeysSeen(tx: Tx, quizId: number): Promise<void> {
  await tx.execute(sql`
    update attempt_answers noted set key_seen_at = now()
    from quiz_attempts a join quizzes q on q.id = a.quiz_id join attempt_answers w on w.attempt_id = a.id
    where a.quiz_id = ${quizId} and not a.trial and (q.closes_at is not null or q.time_limit is not null)
      and noted.attempt_id = w.attempt_id and noted.question_id = w.question_id
      and w.key_seen_at is null and ${keyIsOpen}`)
}
