import { seedLeave, seedLesson } from '#src/features/learning/lesson/server/seed-lesson.ts'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { semesterOf } from '#src/features/learning/class/semester.ts'
import type { AttendanceState } from '#src/features/learning/lesson/limits.ts'
import type { Tx } from '#src/server/database/db.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
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
  const people = numbered(0, 24, now.yearFrom * 1_000_000 + 30_101)
  const classId = await seedClass(tx, {
    ...{ ...now, name: `国际贸易 ${inYear(now.yearFrom) + 1} 班`, code: 'HKNG2M7A' },
    ...{ ownerId, createdAt: ago(60), groups: 6 },
    students: people,
    coTeacherIds: [idOf('zhouwenbin')],
    assistantIds: [idOf(students[40]![0])],
    requestIds: [idOf(students[24]![0]), idOf(students[25]![0])],
  })
  await loadLessons(tx, { classId, ownerId, studentIds: people.map(({ userId }) => userId) })
  const before = now.yearFrom - 1
  await seedClass(tx, {
    ...{ yearFrom: before, semester: 'full' },
    name: `Export Documents ${inYear(before) + 3}`,
    ...{ code: 'VVRTX6KQ', ownerId, createdAt: ago(420), archivedAt: ago(120) },
    students: numbered(30, 42, before * 1_000_000 + 30_301),
  })
}

/** Three lessons of the last weeks, a leave that was approved for the last of them, and one that waits for tomorrow. */
async function loadLessons(
  tx: Tx,
  { classId, ownerId, studentIds }: { classId: number; ownerId: number; studentIds: number[] },
): Promise<void> {
  const lessons = [
    { back: 15, title: '第 1 讲 贸易术语', others: { 3: 'late', 11: 'absent' } },
    { back: 8, title: '第 2 讲 信用证', others: { 11: 'absent', 17: 'late', 20: 'late' } },
    { back: 1, title: '第 3 讲 报关单', others: { 7: 'leave', 11: 'late' } },
  ] as const
  const today = schoolDay()
  for (const { back, title, others } of lessons) {
    const by: Readonly<Record<number, AttendanceState>> = others
    const states = studentIds.map((userId, at) => ({ userId, state: by[at] ?? 'present' }))
    const beganAt = new Date(`${addDays(today, -back)}T08:30:00+08:00`)
    await seedLesson(tx, { classId, actorId: ownerId, title, beganAt, minutes: 90, states })
  }
  const day = addDays(today, -1)
  await seedLeave(tx, {
    ...{ classId, userId: studentIds[7]!, firstDay: day, lastDay: day, decidedById: ownerId },
    ...{ reason: '参加省级外贸技能竞赛，附学院通知。', answer: '预祝取得好成绩。' },
  })
  await seedLeave(tx, {
    ...{ classId, userId: studentIds[12]!, reason: '牙科复诊，上午不能到课。' },
    ...{ firstDay: addDays(today, 1), lastDay: addDays(today, 1) },
  })
}
