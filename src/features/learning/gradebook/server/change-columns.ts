import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { gradebookApi } from '../contract.ts'
import { gradebookErrors as errors } from '../errors.ts'
import { columnsMost } from '../limits.ts'
import { gradeCategories, gradeColumns, gradeRows } from '../tables.ts'
import { byHandOf } from '../sheet.ts'
import { readMark } from '../value.ts'
import { record } from './record.ts'
import { mayArrange } from './rules.ts'
import { holdBook } from './state.ts'

/** Adds a column whose marks are entered by hand. */
export async function addColumn({
  db,
  events,
  viewer,
  input,
}: Call<typeof gradebookApi.addColumn>) {
  const { classId, name } = input
  const [categoryId, fullMark] = [Number(input.categoryId), readMark(input.fullMark)!]
  return db.transaction(async (tx) => {
    must(mayArrange(await holdBook(tx, { classId, userId: viewer.id })))
    await mustBeCategory(tx, { classId, categoryId })
    const position = await roomForColumns(tx, classId, 1)
    const [made] = await tx
      .insert(gradeColumns)
      .values({ classId, categoryId, name, fullMark, position })
      .returning({ columnId: gradeColumns.id })
    const { columnId } = made!
    await record(
      { tx, events },
      {
        classId,
        actorId: viewer.id,
        kind: 'columnAdded',
        columnId,
        detail: { name },
      },
    )
    return { columnId }
  })
}

/** Edits a column. The full mark of a source is the source's own. */
export async function editColumn({
  db,
  events,
  viewer,
  input,
}: Call<typeof gradebookApi.editColumn>) {
  const { classId, columnId, name } = input
  const categoryId = Number(input.categoryId)
  await db.transaction(async (tx) => {
    must(mayArrange(await holdBook(tx, { classId, userId: viewer.id })))
    await mustBeCategory(tx, { classId, categoryId })
    const [column] = await tx
      .select()
      .from(gradeColumns)
      .where(and(isColumn(classId, columnId), isNull(gradeColumns.removedAt)))
    if (!column) throw new AppError(errors.noColumn)
    const fullMark = column.source === 'manual' ? readMark(input.fullMark)! : column.fullMark
    if (column.name === name && column.categoryId === categoryId && column.fullMark === fullMark)
      return
    if (fullMark < column.fullMark && (await highestOf(tx, classId, columnId)) > fullMark)
      throw new AppError(errors.marksOverFull)
    await tx
      .update(gradeColumns)
      .set({ name, categoryId, fullMark })
      .where(eq(gradeColumns.id, columnId))
    await record(
      { tx, events },
      {
        classId,
        actorId: viewer.id,
        kind: 'columnEdited',
        columnId,
        detail: { name },
      },
    )
  })
  return {}
}

/** Returns the highest mark by hand of a column; 0 where there is none. */
async function highestOf(tx: Tx, classId: number, columnId: number): Promise<number> {
  const rows = await tx
    .select({ marks: gradeRows.marks })
    .from(gradeRows)
    .where(eq(gradeRows.classId, classId))
  return Math.max(
    0,
    ...rows.map(({ marks }) => {
      const entry = byHandOf(marks).get(columnId)
      return entry && 'mark' in entry ? entry.mark : 0
    }),
  )
}

/** Removes a column from the gradebook. Its marks stay on record in the history. */
export async function removeColumn({
  db,
  events,
  viewer,
  input,
}: Call<typeof gradebookApi.removeColumn>) {
  const { classId, columnId } = input
  await db.transaction(async (tx) => {
    must(mayArrange(await holdBook(tx, { classId, userId: viewer.id })))
    const [gone] = await tx
      .update(gradeColumns)
      .set({ removedAt: new Date() })
      .where(and(isColumn(classId, columnId), isNull(gradeColumns.removedAt)))
      .returning({ name: gradeColumns.name })
    if (!gone) return
    const cell = `,${columnId}:[^,]*,`
    await tx.execute(sql`
      update grade_rows set marks = trim(both ',' from regexp_replace(',' || marks || ',', ${cell}, ','))
      where class_id = ${classId} and ',' || marks || ',' ~ ${cell}`)
    await record(
      { tx, events },
      { classId, actorId: viewer.id, kind: 'columnRemoved', columnId, detail: gone },
    )
  })
  return {}
}

const isColumn = (classId: number, columnId: number) =>
  and(eq(gradeColumns.classId, classId), eq(gradeColumns.id, columnId))

/** @throws gradebook.noCategory */
export async function mustBeCategory(
  tx: Tx,
  { classId, categoryId }: { classId: number; categoryId: number },
): Promise<void> {
  const found = and(eq(gradeCategories.classId, classId), eq(gradeCategories.id, categoryId))
  if ((await tx.$count(gradeCategories, found)) === 0) throw new AppError(errors.noCategory)
}

/** @returns the position of the first new column. @throws gradebook.tooManyColumns */
export async function roomForColumns(tx: Tx, classId: number, more: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number; next: number }>(sql`
    select (count(*) filter (where removed_at is null))::int as count,
      coalesce(max(position) + 1, 0)::int as next
    from grade_columns where class_id = ${classId}`)
  const { count, next } = rows[0]!
  if (count + more > columnsMost)
    throw new AppError(withValues(errors.tooManyColumns, { most: columnsMost }))
  return next
}
