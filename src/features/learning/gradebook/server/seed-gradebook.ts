import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { gradebooks, gradeCategories, gradeColumns, gradeRows } from '../tables.ts'
import type { Code } from '../value.ts'
import { firstCategories } from './first-categories-text.ts'

export interface SeedGradebook {
  classId: number
  actorId: number
  at: Date
  /** `category` – an index of the first categories; `codes` – a value for each of the students, in their order. */
  columns: { category: number; name: string; fullMark: number; codes: Code[] }[]
  studentIds: readonly number[]
}

/** Writes a gradebook with marks by hand and the history of them. */
export async function seedGradebook(tx: Tx, given: SeedGradebook): Promise<void> {
  const { classId, actorId, at, columns, studentIds } = given
  await tx.insert(gradebooks).values({ classId, createdAt: at })
  const categories = await tx
    .insert(gradeCategories)
    .values(
      firstCategories.map(({ zh, part, weight }, position) => ({
        ...{ classId, name: zh, part, weight, position },
      })),
    )
    .returning({ id: gradeCategories.id })
  const made = await tx
    .insert(gradeColumns)
    .values(
      columns.map(({ category, name, fullMark }, position) => ({
        ...{ classId, name, fullMark, position, categoryId: categories[category]!.id },
      })),
    )
    .returning({ id: gradeColumns.id })
  const cells = columns.flatMap(({ codes }, column) =>
    codes.flatMap((code, student) =>
      code === '' ? [] : [{ columnId: made[column]!.id, userId: studentIds[student]!, code }],
    ),
  )
  const rows = studentIds.flatMap((userId) => {
    const own = cells.filter((one) => one.userId === userId)
    const marks = own.map(({ columnId, code }) => `${columnId}:${code}`).join(',')
    return marks === '' ? [] : [{ classId, userId, marks }]
  })
  if (rows.length > 0) await tx.insert(gradeRows).values(rows)
  await tx.execute(sql`
    insert into grade_events (class_id, kind, actor_id, column_id, student_id, "is", at)
    select ${classId}, 'mark', ${actorId}, column_id, user_id, value, ${at.toISOString()}::timestamptz
    from unnest(${sql.param(cells.map(({ columnId }) => columnId))}::int[],
      ${sql.param(cells.map(({ userId }) => userId))}::int[],
      ${sql.param(cells.map(({ code }) => code))}::text[]) as x (column_id, user_id, value)`)
}
