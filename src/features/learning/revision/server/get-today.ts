import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { cardsAtOnce, type revisionApi } from '../contract.ts'
import { readMet, toCards } from './cards.ts'
import { dueOn, withExams } from './due-day.ts'

/** Returns the cards of today, those due longest first; an overdue card is one of today's. */
export async function getToday(
  call: Call<typeof revisionApi.getToday>,
): Promise<AnswerOf<typeof revisionApi.getToday>> {
  const { db, viewer, input } = call
  const today = schoolDay()
  const due = sql`
    select w.question_id, ${dueOn(today)} as due_on from wrong_questions w ${withExams}
    where w.user_id = ${viewer.id} and w.mastered_at is null and ${dueOn(today)} <= ${today}::date
      ${input.courseId === undefined ? sql`` : sql`and w.course_id = ${input.courseId}`}`
  const [counts, rows] = await Promise.all([
    db.execute<{ due: number; done: number }>(sql`
      select (select count(*)::int from (${due}) one) as due,
        (select count(distinct a.question_id)::int from revision_answers a
          where a.user_id = ${viewer.id} and a.day = ${today}::date) as done`),
    readMet(
      db,
      call,
      sql`select one.question_id, row_number() over (order by one.due_on, one.question_id) as at
        from (${due}) one order by one.due_on, one.question_id limit ${cardsAtOnce}`,
    ),
  ])
  return { day: today, ...counts.rows[0]!, cards: await toCards(call, rows) }
}
