import { type SQL, sql } from 'drizzle-orm'

/**
 * The day on which a question comes back: that of the schedule, or where an examination of its course is ahead, the day
 * before it at the latest; never twice on one day. Of the aliases w of the set and e of `withExams`.
 */
export const dueOn = (today: string | SQL): SQL => sql`(case when e.exam_on > ${today}::date
  then greatest(least(w.due_on, e.exam_on - 1), w.revised_on + 1) else w.due_on end)`

export const withExams: SQL = sql`left join revision_exams e
  on e.user_id = w.user_id and e.course_id = w.course_id`
