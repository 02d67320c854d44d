import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { gradebooks, gradeCategories, gradeColumns } from '../tables.ts'
import { isWord, type Code } from '../value.ts'
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
  const numbers = (values: (number | null)[]) => sql`${sql.param(values)}::int[]`
  const texts = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`
  const places = [
    numbers(cells.map((one) => one.columnId)),
    numbers(cells.map((one) => one.userId)),
  ]
  await tx.execute(sql`
    insert into grade_marks (column_id, user_id, mark, word)
    select * from unnest(${places[0]}, ${places[1]},
      ${numbers(cells.map(({ code }) => (isWord(code) ? null : Number(code))))},
      ${texts(cells.map(({ code }) => (isWord(code) ? code : null)))})`)
  await tx.execute(sql`
    insert into grade_events (class_id, kind, actor_id, column_id, student_id, "is", at)
    select ${classId}, 'mark', ${actorId}, column_id, user_id, value, ${at.toISOString()}::timestamptz
    from unnest(${places[0]}, ${places[1]}, ${texts(cells.map(({ code }) => code))}) as x (column_id, user_id, value)`)
}
