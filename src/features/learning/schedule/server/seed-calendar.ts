import type { Tx } from '#src/server/database/db.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { semesterOf } from '#src/features/learning/class/semester.ts'
import { mondayOf } from '../calendar.ts'
import { usualSections } from '../sections.ts'
import { scheduleDays, scheduleSettings, scheduleTerms } from '../tables.ts'
import { weekSet } from '../weeks.ts'
import { knownDays } from './known-days.ts'

/** Most terms have eighteen weeks of lessons and two of examinations. */
const usual = { weeks: 20, examWeeks: weekSet([19, 20]) }

/** The terms of a school year as they usually are: from the end of August, and from the end of February. */
export function usualTerms(yearFrom: number) {
  return [
    { yearFrom, half: 'first' as const, startsOn: mondayOf(`${yearFrom}-09-03`), ...usual },
    { yearFrom, half: 'second' as const, startsOn: mondayOf(`${yearFrom + 1}-03-03`), ...usual },
  ]
}

/**
 * Gives a school without a calendar the usual one: this school year's terms, sections of the day, public holidays.
 * What administrators have changed since stays.
 */
export async function seedCalendar(tx: Tx, today = schoolDay()): Promise<void> {
  const made = await tx
    .insert(scheduleSettings)
    .values({ id: 1, sections: usualSections })
    .onConflictDoNothing()
    .returning({ id: scheduleSettings.id })
  if (made.length === 0) return
  const { yearFrom } = semesterOf(today)
  await tx.insert(scheduleTerms).values(usualTerms(yearFrom)).onConflictDoNothing()
  const days = [...(await knownDays(yearFrom)), ...(await knownDays(yearFrom + 1))]
  if (days.length > 0) await tx.insert(scheduleDays).values(days).onConflictDoNothing()
}
