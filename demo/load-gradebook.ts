import { seedGradebook } from '#src/features/learning/gradebook/server/seed-gradebook.ts'
import type { Tx } from '#src/server/database/db.ts'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Gives the shown class a gradebook with six columns. */
export async function loadGradebook(
  tx: Tx,
  { classId, ownerId, studentIds }: { classId: number; ownerId: number; studentIds: number[] },
): Promise<void> {
  await seedGradebook(tx, {
    ...{ classId, actorId: ownerId, at: ago(6) },
    studentIds,
    columns: [
      {
        category: 0,
        name: '课堂考勤',
        fullMark: 1000,
        codes: marksOf(studentIds.length, 800, 1000, 100, 1),
      },
      {
        category: 1,
        name: '课堂参与',
        fullMark: 10_000,
        codes: marksOf(studentIds.length, 7000, 9800, 100, 5),
      },
      {
        category: 2,
        name: '作业一：报价单',
        fullMark: 10_000,
        codes: marksOf(studentIds.length, 6500, 9700, 50, 2),
      },
      {
        category: 2,
        name: '作业二：信用证审核',
        fullMark: 10_000,
        codes: marksOf(studentIds.length, 5500, 9800, 50, 3),
      },
      {
        category: 2,
        name: '作业三：装箱单',
        fullMark: 2000,
        codes: marksOf(studentIds.length, 1200, 2000, 50, 4),
      },
      {
        category: 3,
        name: '期中考试',
        fullMark: 10_000,
        codes: marksOf(studentIds.length, 5200, 9600, 50, 6),
      },
    ],
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
