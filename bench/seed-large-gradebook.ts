import { sql } from 'drizzle-orm'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { seedGradebook } from '#src/features/learning/gradebook/server/seed-gradebook.ts'
import type { Kernel } from '#src/server/kernel.ts'

/** Makes a class of 500 students whose gradebook has 100 full columns. */
export async function seedLargeGradebook(db: Kernel['db'], ownerId: number) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (username, password_hash, account_role, real_name)
    select 'student' || n, '', '1', '学员' || n from generate_series(1, 500) n returning id`)
  const studentIds = rows.map(({ id }) => id)
  return db.transaction(async (tx) => {
    const classId = await seedClass(tx, {
      ...{ name: '国际贸易 2601 班', code: 'BENCH222', yearFrom: 2026, semester: 'first' },
      ...{ ownerId, createdAt: new Date(), groups: 50 },
      students: studentIds.map((userId, at) => ({ userId, number: String(2_026_030_001 + at) })),
    })
    await seedGradebook(tx, {
      ...{ classId, actorId: ownerId, at: new Date(), studentIds },
      columns: Array.from({ length: 100 }, (_, column) => ({
        ...{ category: column % 4, name: `列 ${column + 1}`, fullMark: 10_000 },
        codes: studentIds.map((_id, at) => String(5000 + ((at * 37 + column * 53) % 100) * 50)),
      })),
    })
    return { classId, studentIds }
  })
}
