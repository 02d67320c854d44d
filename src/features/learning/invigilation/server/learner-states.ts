import { type SQL, sql } from 'drizzle-orm'
import { allShare, passedByAll } from '#src/features/learning/quiz/server/counting.ts'

/**
 * The learners of a course `l` with their latest attempts at a quiz, as rows of SQL: user_id, attempt, status,
 * attempts, waiting (late answers), unmarked (written answers), share, passed. Trial runs are left out.
 */
export const learnerStates = (quizId: SQL | number, courseId: SQL | number): SQL => sql`(
  select l.user_id, latest.id as attempt_id, latest.status, mine.attempts, mine.waiting, mine.unmarked, latest.moment,
    case when mine.done > 0 then ${allShare(sql`z.id`, sql`l.user_id`)} end as share,
    mine.done > 0 and ${passedByAll(sql`z.id`, sql`l.user_id`)} as passed, mine.done
  from course_learners l join quizzes z on z.id = ${quizId}
  left join lateral (
    select a.id, a.status, coalesce(a.handed_in_at, a.started_at) as moment from quiz_attempts a
    where a.quiz_id = z.id and a.user_id = l.user_id and not a.trial
    order by a.status = 'open' desc, a.id desc limit 1) latest on true
  cross join lateral (
    select count(*)::int as attempts, count(*) filter (where a.status = 'handedIn')::int as done,
      coalesce(sum(a.waiting), 0)::int as unmarked,
      coalesce(sum((select count(*) from attempt_answers w
        where w.attempt_id = a.id and w.late_at is not null and a.status = 'handedIn')), 0)::int as waiting
    from quiz_attempts a where a.quiz_id = z.id and a.user_id = l.user_id and not a.trial) mine
  where l.course_id = ${courseId})`

/** Counts of the rows `s` of `learnerStates`, as JSON. */
export const stateCounts = sql`json_build_object('all', count(*)::int,
  'none', count(*) filter (where s.status is null)::int,
  'open', count(*) filter (where s.status = 'open')::int,
  'handedIn', count(*) filter (where s.status = 'handedIn')::int,
  'failed', count(*) filter (where s.done > 0 and s.unmarked = 0 and not s.passed)::int,
  'unmarked', count(*) filter (where s.unmarked > 0)::int,
  'waiting', count(*) filter (where s.waiting > 0)::int)`
