import { sql } from 'drizzle-orm'
import { recordEvent } from '#src/features/learning/class/server/record-event.ts'
import { mayManage, mayUseCode } from '#src/features/learning/class/server/rules.ts'
import { holdClass, readClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { rosterApi } from '../contract.ts'
import { rosterErrors as errors } from '../errors.ts'
import { rosterMost } from '../limits.ts'
import { type Compared, compareLines, lineOf } from './compare-lines.ts'
import { expectJob } from './expect-people.ts'
import { rosterRows } from '../tables.ts'
import { tieRows } from './tie-rows.ts'

/** Says what an import would do. Nothing is written. */
export async function previewImport({ db, viewer, input }: Call<typeof rosterApi.preview>) {
  const { classId } = input
  must(mayManage(await readClass(db, { classId, userId: viewer.id })))
  const { lines, besides } = await compareLines(db, classId, input.lines)
  return {
    lines: lines.map(({ before, ...line }) => ({ ...line, before: before && lineOf(before) })),
    besides,
  }
}

/** Imports lines. Imported twice they are as once: the second time, all of them are the same. */
export async function importRoster(call: Call<typeof rosterApi.import>) {
  const { db, jobs, viewer, input } = call
  const { classId } = input
  return db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId: viewer.id })
    must(mayManage(found))
    const { lines, rows } = await compareLines(tx, classId, input.lines)
    const of = (act: Compared['act']) => lines.filter((line) => line.act === act)
    const [wrong, added, changed] = [of('wrong'), of('add'), of('change')]
    if (wrong.length > 0) throw new AppError(withValues(errors.wrongLines, { count: wrong.length }))
    if (rows + added.length > rosterMost)
      throw new AppError(withValues(errors.tooMany, { most: rosterMost }))
    if (added.length > 0)
      await tx
        .insert(rosterRows)
        .values(
          added.map(({ line: { group, ...line } }) => ({ ...line, classId, groupName: group })),
        )
    if (changed.length > 0) {
      const column = (pick: (one: Compared) => string) => sql.param(changed.map(pick))
      await tx.execute(sql`
        update roster_rows r set name = c.name, phone = c.phone, email = c.email, group_name = c.group_name,
          number = c.number
        from unnest(${sql.param(changed.map(({ before }) => before!.rowId))}::int[],
          ${column(({ line }) => line.number)}::text[], ${column(({ line }) => line.name)}::text[],
          ${column(({ line }) => line.phone)}::text[], ${column(({ line }) => line.email)}::text[],
          ${column(({ line }) => line.group)}::text[]) as c (id, number, name, phone, email, group_name)
        where r.id = c.id`)
    }
    const count = added.length + changed.length
    if (count > 0) {
      await tieRows(tx, { classId })
      await recordEvent(tx, {
        ...{ classId, actorId: viewer.id, kind: 'rosterImported', detail: { count } },
      })
      if (mayUseCode(found) === null)
        await jobs.enqueue(tx, expectJob.name, { classId, actorId: viewer.id })
    }
    return { added: added.length, changed: changed.length, same: lines.length - count }
  })
}
