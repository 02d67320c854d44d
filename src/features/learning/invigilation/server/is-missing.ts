import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a learner still has to hand in a quiz, as an expression of SQL: without a result, or with none since it was
 * opened once more, by giving an attempt back or by a make-up.
 */
export const isMissing = (quizId: number | SQL, userId: SQL): SQL => sql`(
  not exists (select from quiz_attempts a where a.quiz_id = ${quizId} and a.user_id = ${userId}
    and a.status = 'handedIn' and not a.trial)
  or exists (select from quiz_allowances w where w.quiz_id = ${quizId} and w.user_id = ${userId}
    and w.opens_at <= now() and w.closes_at > now()
    and not exists (select from quiz_attempts a where a.quiz_id = w.quiz_id and a.user_id = w.user_id
      and a.status = 'handedIn' and not a.trial and a.handed_in_at >= w.opens_at)))`
