import { type SchoolSemester, schoolYear } from '#src/features/learning/class/semester.ts'
import { reportText } from '#src/features/learning/gradebook/report/report-text.ts'
import type { Locale } from '#src/shared/locale.ts'

/** A semester as the pages of a class say it. */
export function semesterWords({ yearFrom, semester }: SchoolSemester, locale: Locale): string {
  const { semesterOf, semesters } = reportText[locale]
  return semesterOf(schoolYear(yearFrom), semesters[semester])
}
