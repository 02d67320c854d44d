import { type SQL, sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { countingPassed } from '#src/features/learning/quiz/server/counting.ts'
import { marksVisible } from '#src/features/learning/quiz/server/times.ts'

/**
 * Common table expressions of a course: `item` is its outline, and `done` has a row for each person and item
 * done, by the rule of the study room (`itemDone`). They read the course once; asking that rule for each of 2,000
 * learners and 30 items would take a second. Where a quiz counts its best attempt, passing needs no second look.
 */
export const doneRows = (courseId: number): SQL => sql`
  item as materialized (select i.id, i.kind, i.quiz_id from ${liveItems} i where i.course_id = ${courseId}),
  passed as (
    select t.user_id, i.id as item_id
    from item i join quizzes q on q.id = i.quiz_id
    join quiz_attempts t on t.quiz_id = i.quiz_id and t.status = 'handedIn' and not t.trial
    where i.kind = 'quiz' and ${marksVisible}
    group by t.user_id, i.id, i.quiz_id, q.counts
    having case when q.counts = 'best' then bool_or(t.passed)
      else ${countingPassed(sql`i.quiz_id`, sql`t.user_id`)} end),
  done as (
    select p.user_id, p.item_id from study_progress p join item i on i.id = p.item_id and i.kind <> 'quiz'
    where p.course_id = ${courseId} and p.done_at is not null
    union all select user_id, item_id from passed)`
