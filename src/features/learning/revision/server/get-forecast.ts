import { sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { forecastDays, type revisionApi } from '../contract.ts'
import { dueOn, withExams } from './due-day.ts'

/** Counts the cards of the next days, in two statements. A card that comes back twice in a week counts on its first day. */
export async function getForecast({
  db,
  viewer,
  locale,
}: Call<typeof revisionApi.getForecast>): Promise<AnswerOf<typeof revisionApi.getForecast>> {
  const today = schoolDay()
  const [due, courses] = await Promise.all([
    db.execute<{ ahead: number | null; count: number }>(sql`
      select case when w.mastered_at is null then greatest(0, ${dueOn(today)} - ${today}::date) end as ahead,
        count(*)::int as count
      from wrong_questions w ${withExams} where w.user_id = ${viewer.id} group by 1`),
    db.execute<{ courseId: number; name: string; revising: number; examOn: string | null }>(sql`
      select c.id as "courseId", ${inLanguage(locale, 'c', 'name')} as name, n.revising,
        e.exam_on::text as "examOn"
      from (select course_id, (count(*) filter (where mastered_at is null))::int as revising
        from wrong_questions where user_id = ${viewer.id} group by course_id) n
      join courses c on c.id = n.course_id
      left join revision_exams e on e.user_id = ${viewer.id} and e.course_id = c.id
      order by n.revising desc, c.id limit 100`),
  ])
  const countOf = (fits: (ahead: number | null) => boolean) =>
    due.rows.filter(({ ahead }) => fits(ahead)).reduce((sum, { count }) => sum + count, 0)
  return {
    days: Array.from({ length: forecastDays }, (_, index) => ({
      day: addDays(today, index),
      count: countOf((ahead) => ahead === index),
    })),
    revising: countOf((ahead) => ahead !== null),
    mastered: countOf((ahead) => ahead === null),
    courses: courses.rows,
  }
}
