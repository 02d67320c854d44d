import { type Ruling, withValues } from '#src/shared/can.ts'
import { lastDayOf } from '../calendar.ts'
import { scheduleErrors as errors } from '../errors.ts'
import { lessonsMost } from '../limits.ts'
import type { ShownTerm } from '../schemas.ts'
import { sectionsOn } from '../sections.ts'
import type { School } from './book.ts'

/** A class has a limited number of recurring lessons in a term. */
export const mayHaveMore = (lessons: number): Ruling =>
  lessons > lessonsMost ? withValues(errors.tooManyLessons, { most: lessonsMost }) : null

/** Lessons lie in the sections of the day. */
export const areSections = (
  { sections }: Pick<School, 'sections'>,
  { day, from, to }: { day: string; from: number; to: number },
): boolean => from <= to && to <= sectionsOn(sections, day).length

/** A single lesson is moved to a day of its term that is no holiday. */
export function mayStandOn(school: School, term: ShownTerm, day: string): Ruling {
  if (day < term.startsOn || day > lastDayOf(term)) return errors.outsideTerm
  const isHoliday = school.days.some((one) => one.day === day && one.kind === 'holiday')
  return isHoliday ? errors.onHoliday : null
}
