import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { seedRoster } from '#src/features/learning/roster/server/seed-roster.ts'
import { semesterOf } from '#src/features/learning/class/semester.ts'
import type { Tx } from '#src/server/database/db.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { loadClassNotes } from './load-class-notes.ts'
import { loadClassThings, type LoadedCourse } from './load-class-things.ts'
import { loadGradebook } from './load-gradebook.ts'
import { loadLessons } from './load-lessons.ts'
import { loadTimetable } from './load-timetable.ts'
import { students } from './students.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

/** On the roster of the class, and without an account. */
const notInYet = ['阿依古丽·买买提', '龚嘉懿', '欧阳思齐']

/**
 * Two classes of the shown teacher: this semester's, with the shown student, six groups, a timetable, lessons, requests
 * to join, and three on its roster who are not in yet; and one of the year before, which is archived.
 */
export async function loadClasses(
  tx: Tx,
  loaded: readonly LoadedCourse[],
  {
    userIds,
    questionIds,
  }: { userIds: Map<string, number>; questionIds: ReadonlyMap<string, number> },
): Promise<void> {
  const idOf = (username: string) => userIds.get(username)!
  const numbered = (from: number, to: number, first: number) =>
    students.slice(from, to).map(([username], at) => ({
      ...{ userId: idOf(username), number: String(first + at) },
    }))
  const now = semesterOf(schoolDay())
  const ownerId = idOf('teacher')
  const inYear = (yearFrom: number) => (yearFrom % 100) * 100
  const first = now.yearFrom * 1_000_000 + 30_101
  const people = numbered(0, 24, first)
  const classId = await seedClass(tx, {
    ...{ ...now, name: `国际贸易 ${inYear(now.yearFrom) + 1} 班`, code: 'HKNG2M7A' },
    ...{ ownerId, createdAt: ago(60), groups: 6 },
    students: people,
    coTeacherIds: [idOf('zhouwenbin')],
    assistantIds: [idOf(students[40]![0])],
    requestIds: [idOf(students[24]![0]), idOf(students[25]![0])],
  })
  await loadClassThings(tx, { classId, ownerId, loaded, userIds })
  await loadClassNotes(tx, { classId, loaded, userIds })
  await seedRoster(
    tx,
    classId,
    [...students.slice(0, 24).map(([, name]) => name), ...notInYet].map((name, at) => ({
      ...{ number: String(first + at), name, phone: '', email: '', group: '' },
    })),
  )
  await loadTimetable(tx, { classId, userIds })
  const studentIds = people.map(({ userId }) => userId)
  await loadLessons(tx, { classId, ownerId, studentIds, questionIds })
  await loadGradebook(tx, { classId, ownerId, studentIds })
  const before = now.yearFrom - 1
  await seedClass(tx, {
    ...{ yearFrom: before, semester: 'full' },
    name: `Export Documents ${inYear(before) + 3}`,
    ...{ code: 'VVRTX6KQ', ownerId, createdAt: ago(420), archivedAt: ago(120) },
    students: numbered(30, 42, before * 1_000_000 + 30_301),
  })
}
