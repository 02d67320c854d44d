import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { noteApi } from '../contract.ts'
import { noteErrors } from '../errors.ts'
import { noteExports } from '../export-tables.ts'
import { exportFrameBytes } from '../limits.ts'
import { countChosen } from './exported-notes.ts'
import { writeExportJob } from './write-export.ts'

/** Exports that a person may have under way. */
const underWayMost = 3

/** Has one's own notes written to a file in the background. Notes that have not changed since are the same export. */
export async function beginExport(call: Call<typeof noteApi.beginExport>) {
  const { db, jobs, viewer, locale, input } = call
  const { format, courseId = null, keyword } = input
  const { notes, frameBytes, editedAt } = await countChosen(db, {
    ...{ userId: viewer.id, courseId, keyword },
  })
  if (notes === 0) throw new AppError(noteErrors.nothingToExport)
  if (frameBytes > exportFrameBytes) throw new AppError(noteErrors.exportTooLarge)
  const order = { ownerId: viewer.id, format, locale, courseId, keyword, notes }
  return db.transaction(async (tx) => {
    // One after the other, so that a hundred at once are counted.
    await holdOwn(tx, viewer.id)
    const before = await presentExport(tx, order, editedAt)
    if (before) return before
    const underWay = and(eq(noteExports.ownerId, viewer.id), eq(noteExports.state, 'waiting'))
    if ((await tx.$count(noteExports, underWay)) >= underWayMost) {
      throw new AppError(noteErrors.exportsUsedUp)
    }
    const [made] = await tx
      .insert(noteExports)
      .values(order)
      .returning({ exportId: noteExports.id })
    await jobs.enqueue(tx, writeExportJob.name, made!, { group: String(viewer.id) })
    return made!
  })
}

/** Finds one's export of the same notes as they are, under way or written: its person has come back to it. */
async function presentExport(
  tx: Tx,
  order: Omit<typeof noteExports.$inferInsert, 'id'>,
  editedAt: Date | null,
): Promise<{ exportId: number } | undefined> {
  const { ownerId, format, locale, courseId = null, keyword, notes } = order
  const [found] = await tx
    .select({ exportId: noteExports.id })
    .from(noteExports)
    .where(
      and(
        ...[eq(noteExports.ownerId, ownerId), eq(noteExports.format, format)],
        ...[eq(noteExports.locale, locale), eq(noteExports.keyword, keyword)],
        courseId === null ? isNull(noteExports.courseId) : eq(noteExports.courseId, courseId),
        ...[eq(noteExports.notes, notes), ne(noteExports.state, 'failed')],
        sql`${noteExports.createdAt} > greatest(now() - interval '1 hour', ${editedAt}::timestamptz)`,
        or(eq(noteExports.state, 'waiting'), isNotNull(noteExports.fileId)),
      ),
    )
    .orderBy(desc(noteExports.id))
    .limit(1)
  return found
}
