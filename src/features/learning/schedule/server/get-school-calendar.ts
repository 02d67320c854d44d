import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { scheduleApi } from '../contract.ts'
import { wholeSchool } from './book.ts'
import { knownDays } from './known-days.ts'

const countLessons = async (db: Db) =>
  (
    await db.execute<{ termId: number; lessons: number }>(sql`
      select term_id as "termId", count(*)::int as lessons from schedule_lessons group by term_id`)
  ).rows

/** Reads what administrators keep: terms, sections of the day, and the special days of a year. */
export async function getSchoolCalendar({
  db,
  input,
}: Call<typeof scheduleApi.getSchoolCalendar>): Promise<
  AnswerOf<typeof scheduleApi.getSchoolCalendar>
> {
  const thisYear = Number(schoolDay().slice(0, 4))
  const year = input.year ?? thisYear
  const [school, counts, known] = await Promise.all([
    wholeSchool(db),
    countLessons(db),
    knownDays(year),
  ])
  const lessons = new Map(counts.map((one) => [one.termId, one.lessons]))
  return {
    ...{ year, thisYear, sections: school.sections, known: known.length > 0 },
    terms: school.terms.map((term) => ({ ...term, lessons: lessons.get(term.termId) ?? 0 })),
    days: school.days.filter(({ day }) => day.startsWith(`${year}-`)),
  }
}
