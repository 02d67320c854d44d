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
