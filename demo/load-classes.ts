import { seedGradebook } from '#src/features/learning/gradebook/server/seed-gradebook.ts'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { semesterOf } from '#src/features/learning/class/semester.ts'
import type { Tx } from '#src/server/database/db.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { students } from './students.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

/**
 * Two classes of the shown teacher: this semester's, with the shown student, six groups and requests to join; and one of
 * the year before, which is archived.
 */
export async function loadClasses(tx: Tx, userIds: Map<string, number>): Promise<void> {
  const idOf = (username: string) => userIds.get(username)!
  const numbered = (from: number, to: number, first: number) =>
    students.slice(from, to).map(([username], at) => ({
      ...{ userId: idOf(username), number: String(first + at) },
    }))
  const now = semesterOf(schoolDay())
  const ownerId = idOf('teacher')
  const inYear = (yearFrom: number) => (yearFrom % 100) * 100
  const present = numbered(0, 24, now.yearFrom * 1_000_000 + 30_101)
  const classId = await seedClass(tx, {
    ...{ ...now, name: `国际贸易 ${inYear(now.yearFrom) + 1} 班`, code: 'HKNG2M7A' },
    ...{ ownerId, createdAt: ago(60), groups: 6 },
    students: present,
    coTeacherIds: [idOf('zhouwenbin')],
    assistantIds: [idOf(students[40]![0])],
    requestIds: [idOf(students[24]![0]), idOf(students[25]![0])],
  })
  await seedGradebook(tx, {
    ...{ classId, actorId: ownerId, at: ago(6) },
    studentIds: present.map(({ userId }) => userId),
    columns: [
      {
        category: 0,
        name: '课堂考勤',
        fullMark: 1000,
        codes: marksOf(present.length, 800, 1000, 100, 1),
      },
      {
        category: 1,
        name: '课堂参与',
        fullMark: 10_000,
        codes: marksOf(present.length, 7000, 9800, 100, 5),
      },
      {
        category: 2,
        name: '作业一：报价单',
        fullMark: 10_000,
        codes: marksOf(present.length, 6500, 9700, 50, 2),
      },
      {
        category: 2,
        name: '作业二：信用证审核',
        fullMark: 10_000,
        codes: marksOf(present.length, 5500, 9800, 50, 3),
      },
      {
        category: 2,
        name: '作业三：装箱单',
        fullMark: 2000,
        codes: marksOf(present.length, 1200, 2000, 50, 4),
      },
      {
        category: 3,
        name: '期中考试',
        fullMark: 10_000,
        codes: marksOf(present.length, 5200, 9600, 50, 6),
      },
    ],
  })
  const before = now.yearFrom - 1
  await seedClass(tx, {
    ...{ yearFrom: before, semester: 'full' },
    name: `Export Documents ${inYear(before) + 3}`,
    ...{ code: 'VVRTX6KQ', ownerId, createdAt: ago(420), archivedAt: ago(120) },
    students: numbered(30, 42, before * 1_000_000 + 30_301),
  })
}

/** Marks of so many students, the same in each demo school; two of them have none yet, and one has a word. */
function marksOf(count: number, least: number, most: number, step: number, seed: number): string[] {
  const steps = Math.floor((most - least) / step) + 1
  return Array.from({ length: count }, (_, at) => {
    if ((at + seed * 5) % 23 === 0) return ''
    if (at === 17 && seed === 6) return 'deferred'
    if (at === 9 && seed === 3) return 'excused'
    return String(least + ((at * 37 + seed * 53 + at * at * 11) % steps) * step)
  })
}
