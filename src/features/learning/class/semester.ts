import { type ClassSemester, classSemesters, schoolHalves } from './limits.ts'

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

/** Returns the semesters of the school calendar in which a class takes place: both of a full year. */
export const halvesOf = (semester: ClassSemester): readonly (typeof schoolHalves)[number][] =>
  semester === 'full' ? schoolHalves : [semester]

/** 2026 → '2026–2027'. */
export const schoolYear = (yearFrom: number): string => `${yearFrom}–${yearFrom + 1}`

/** { yearFrom: 2026, semester: 'first' } → '2026 first', as the history keeps it: in no language. */
export const writeSemester = ({ yearFrom, semester }: SchoolSemester): string =>
  `${yearFrom} ${semester}`

/** Reads what `writeSemester` has written. */
export function readSemester(written: string): SchoolSemester {
  const [year = '', word = ''] = written.split(' ')
  return { yearFrom: Number(year), semester: classSemesters.find((one) => one === word) ?? 'full' }
}
