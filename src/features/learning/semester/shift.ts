import { addDays } from '#src/shared/school-day.ts'
import type { SemesterFields } from './forms.ts'

const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

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
