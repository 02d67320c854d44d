import { addDays, schoolZone } from '#src/shared/school-day.ts'
import type { SemesterFields } from './forms.ts'

const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/** Returns the Monday of the week of a day. */
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Returns how many weeks lie between the weeks of two days: what moves one to the other without another weekday. */
export const weeksBetween = (from: string, to: string): number =>
  daysBetween(mondayOf(from), mondayOf(to)) / 7

/** Returns by how much the clocks of a zone are before UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  const second = Math.floor(moment / 1000) * 1000
  return Date.parse(`${clock.format(second).replace(' ', 'T')}Z`) - second
}

/**
 * Returns a day or a moment so many weeks later, or earlier. A moment keeps its weekday and its time on the clocks of
 * the zone, also where these change meanwhile; a time that is left out that night becomes the hour after it.
 */
export function movedByWeeks(at: string, weeks: number, zone: string = schoolZone): string {
  if (at.length === 10) return addDays(at, weeks * 7)
  const moment = Date.parse(at)
  const local = moment + offsetAt(moment, zone) + weeks * 7 * dayMs
  // The offset before the change, then that which holds there.
  const guess = local - offsetAt(moment, zone)
  const found = local - offsetAt(guess, zone)
  const isThere = found + offsetAt(found, zone) === local
  return new Date(isThere ? found : local - offsetAt(guess - dayMs, zone)).toISOString()
}

/** Returns a semester with all its days moved so that it starts on another one. People and results are no part of it. */
export function shifted(semester: SemesterFields, startsOn: string): SemesterFields {
  const by = daysBetween(semester.startsOn, startsOn)
  const move = (day: string) => (day === '' ? '' : addDays(day, by))
  return {
    ...semester,
    startsOn,
    endsOn: move(semester.endsOn),
    enrolFrom: move(semester.enrolFrom),
    enrolUntil: move(semester.enrolUntil),
    weeks: semester.weeks.map((week) => ({ ...week, opensOn: move(week.opensOn) })),
  }
}

/** Returns the days of a pace of one chapter a week, as far as the semester has weeks. */
export function weekly(
  chapterIds: readonly number[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): SemesterFields['weeks'] {
  return chapterIds.map((chapterId, at) => {
    const day = addDays(startsOn, at * 7)
    return { chapterId, opensOn: day > endsOn ? endsOn : day }
  })
}
