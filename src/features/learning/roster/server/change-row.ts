import { and, eq, ne, sql } from 'drizzle-orm'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { rosterApi } from '../contract.ts'
import { rosterErrors as errors } from '../errors.ts'
import { cleanLine, faultsOf } from '../rows.ts'
import { rosterRows } from '../tables.ts'
import { recordChange, tieRows } from './tie-rows.ts'

/** Edits a row. A person who fits it now is tied to it. */
export async function editRow({ db, viewer, input }: Call<typeof rosterApi.edit>) {
  const { classId, rowId, ...typed } = input
  const line = cleanLine(typed)
  if (faultsOf([line])[0]!.length > 0) throw new AppError(errors.rowWrong)
  await db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    const taken = await tx.$count(
      rosterRows,
      and(
        eq(rosterRows.classId, classId),
        eq(sql`lower(${rosterRows.number})`, line.number.toLowerCase()),
        ne(rosterRows.id, rowId),
      ),
    )
    if (taken > 0) throw new AppError(errors.numberTaken)
    const { group, ...columns } = line
    const [changed] = await tx
      .update(rosterRows)
      .set({ ...columns, groupName: group })
      .where(ofClass(classId, rowId))
      .returning({ rowId: rosterRows.id })
    if (!changed) throw new AppError(errors.rowGone)
    await tieRows(tx, { classId })
    await recordChange(tx, classId, viewer.id)
  })
  return {}
}

/** Removes a row of a person who is not in the class. Removed twice is once. */
export async function removeRow({ db, viewer, input }: Call<typeof rosterApi.remove>) {
  const { classId, rowId } = input
  await db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    if (await isIn(tx, classId, rowId)) throw new AppError(errors.hasPerson)
    const gone = await tx
      .delete(rosterRows)
      .where(ofClass(classId, rowId))
      .returning({ rowId: rosterRows.id })
    if (gone.length > 0) await recordChange(tx, classId, viewer.id)
  })
  return {}
}

const ofClass = (classId: number, rowId: number) =>
  and(eq(rosterRows.classId, classId), eq(rosterRows.id, rowId))

/** Whether the person of a row is in the class. The account that the row has made is reset first, also when it has left. */
async function isIn(tx: Tx, classId: number, rowId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from roster_rows r where r.id = ${rowId} and r.class_id = ${classId} and r.user_id is not null
      and (r.made or exists (select from class_members m
        where m.class_id = r.class_id and m.user_id = r.user_id and m.state = 'member'))`)
  return rows.length > 0
}
