import type { ClassSemester } from './limits.ts'
import { namedYears, semesterWords } from './semester-text.ts'

/** The school year in which a semester lies begins in this year: 2026 stands for 2026–2027. */
export interface SchoolSemester {
  yearFrom: number
  semester: ClassSemester
}

/** Returns the semester of a day: the first one from August to January, the second one from February. */
export function semesterOf(day: string): SchoolSemester {
  const [year = 0, month = 1] = day.split('-').map(Number)
  if (month >= 8) return { yearFrom: year, semester: 'first' }
  return { yearFrom: year - 1, semester: month === 1 ? 'first' : 'second' }
}

/** Returns the semester that follows; after a full year, the next year. */
export function nextSemester({ yearFrom, semester }: SchoolSemester): SchoolSemester {
  if (semester === 'first') return { yearFrom, semester: 'second' }
  return { yearFrom: yearFrom + 1, semester: semester === 'full' ? 'full' : 'first' }
}

/** Returns a class name with the school year and the semester that it mentions moved to the next semester. */
export function nextName(name: string, from: SchoolSemester): string {
  const to = nextSemester(from)
  const years = to.yearFrom - from.yearFrom
  const moved = name.replace(
    namedYears,
    (_, first: string, between: string, last: string) =>
      `${Number(first) + years}${between}${Number(last) + years}`,
  )
  if (from.semester === 'full' || to.semester === 'full') return moved
  const after = semesterWords[to.semester]
  return semesterWords[from.semester].reduce(
    (text, words, at) =>
      text.replace(new RegExp(words, 'giu'), (found) =>
        /^[A-Z]/.test(found)
          ? after[at]!.replace(/^./, (letter) => letter.toUpperCase())
          : after[at]!,
      ),
    moved,
  )
}

/** 2026 → '2026–2027'. */
export const schoolYear = (yearFrom: number): string => `${yearFrom}–${yearFrom + 1}`
