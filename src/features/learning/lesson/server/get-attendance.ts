import { presentPerson } from '#src/features/content/bank/server/person-name.ts'
import { countPeople, headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { lessonApi } from '../contract.ts'
import { lessonsShown, studentsPerPage } from '../limits.ts'
import { countHere, findLessons, listStudents, statesIn, totalsOf } from './attendance-rows.ts'
import { mayAttend } from './rules.ts'
import { presentLesson } from './state.ts'

/** Lists the attendance of a class: five round trips, however many students and lessons there are. */
export async function getAttendance({
  db,
  viewer,
  locale,
  input,
}: Call<typeof lessonApi.getAttendance>): Promise<AnswerOf<typeof lessonApi.getAttendance>> {
  const { classId, page, ...filters } = input
  const found = await readClass(db, { classId, userId: viewer.id })
  must(mayAttend(found))
  const isStudent = found.role === 'student'
  // A student's own row is found by no words, and by the days alone.
  const { from, to } = filters
  const filter = isStudent
    ? { classId, from, to, keyword: '', sort: 'number' as const }
    : { classId, ...filters }
  const lessons = await findLessons(db, filter, lessonsShown)
  const lessonIds = lessons.items.map(({ lessonId }) => lessonId)
  const [students, here, people] = await Promise.all([
    listStudents(db, filter, {
      ...{ lessonIds, userId: isStudent ? viewer.id : null },
      ...rowsOf(page, studentsPerPage),
    }),
    isStudent ? null : countHere(db, { classId, lessonIds }),
    isStudent ? null : countPeople(db, classId),
  ])
  const items = students.items.flatMap((row) => {
    const shown = presentPerson(row.person, locale)
    if (!shown) return []
    const { number, group } = row
    return [{ ...shown, number, group, ...totalsOf(row), states: statesIn(row, lessonIds) }]
  })
  return {
    ...headOf(found),
    ...paged({ total: students.total, page, perPage: studentsPerPage, items }),
    lessons: lessons.items.map((lesson) => ({
      ...presentLesson(lesson),
      questions: lesson.questions,
      here: here && (here.get(lesson.lessonId) ?? 0),
      of: people && people.students,
    })),
    lessonCount: lessons.total,
    groups: isStudent ? [] : students.groups,
  }
}
