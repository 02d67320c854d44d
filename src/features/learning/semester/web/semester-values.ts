import type { AnswerOf } from '#src/shared/endpoint.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import type { Semester, semesterApi } from '../contract.ts'
import type { SemesterFields } from '../forms.ts'

export type CourseSemesters = AnswerOf<typeof semesterApi.getSemesters>
type Chapters = CourseSemesters['chapters']

/** Days of a semester, as a college has them. */
const usualDays = 111

const everyChapter = (chapters: Chapters, weeks: Semester['weeks']): SemesterFields['weeks'] =>
  chapters.map(({ chapterId }) => ({
    chapterId,
    opensOn: weeks.find((week) => week.chapterId === chapterId)?.opensOn ?? '',
  }))

/** Returns the values of the form for a semester: a row for each chapter. */
export const fieldsOf = (semester: Semester, chapters: Chapters): SemesterFields => ({
  name: semester.name,
  nameEn: semester.nameEn,
  startsOn: semester.startsOn,
  endsOn: semester.endsOn,
  enrolFrom: semester.enrolFrom ?? '',
  enrolUntil: semester.enrolUntil ?? '',
  weeks: everyChapter(chapters, semester.weeks),
})

/** Returns the values for a new semester: after the last one, or from today. */
export function emptySemester({ semesters, chapters }: CourseSemesters): SemesterFields {
  const last = semesters[0]?.endsOn
  const today = schoolDay()
  const startsOn = last !== undefined && last >= today ? addDays(last, 1) : today
  return {
    ...{ name: '', nameEn: '', startsOn, endsOn: addDays(startsOn, usualDays) },
    ...{ enrolFrom: '', enrolUntil: '', weeks: everyChapter(chapters, []) },
  }
}
