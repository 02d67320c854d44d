import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, ne } from 'drizzle-orm'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { exportDays } from '../contract.ts'
import { dataExports } from '../tables.ts'
import { dropExportFiles } from './drop-exports.ts'
import { writeArchive } from './export-archive.ts'
import { sendExportLink } from './export-link.ts'
import { exportFailedMessage, exportReadyMessage } from './privacy-messages.ts'

export const exportJob = 'privacy-export'
/** After so long, with all its retries, a job has ended one way or the other. */
export const packingHours = 3

/** Packs one download; run again after a failure, and given up with a word to the person. */
export async function makeExport(kernel: Kernel, exportId: number, run: JobRun): Promise<void> {
  const { db } = kernel
  const one = and(eq(dataExports.id, exportId), eq(dataExports.status, 'waiting'))
  const [asked] = await db.select().from(dataExports).where(one)
  // Packed in a run whose end the queue did not hear of; given up; or the person has gone.
  if (!asked) return
  try {
    await pack(kernel, asked)
  } catch (error) {
    if (run.last) {
      await db.transaction(async (tx) => {
        await tx.update(dataExports).set({ status: 'failed' }).where(one)
        await kernel.messages.send(tx, exportFailedMessage(asked.userId, exportId))
      })
    }
    throw error
  }
}

async function pack(kernel: Kernel, asked: typeof dataExports.$inferSelect): Promise<void> {
  const { db, messages } = kernel
  const { id, userId } = asked
  const folder = await mkdtemp(join(tmpdir(), 'farsail-export-'))
  try {
    const path = join(folder, 'data.zip')
    const size = await writeArchive(kernel, userId, path)
    const file = await saveFile(kernel, {
      path,
      name: `farsail-${userId}-${schoolDay()}.zip`,
      mime: 'application/zip',
      visibility: 'private',
      sealed: { size },
      // Nothing that the person uploaded: its row in data_exports says whose it is.
      ownerId: null,
      // Until the row below names it, in case that never happens.
      loose: true,
    })
    const gone = await db.transaction(async (tx) => {
      const now = new Date()
      const expiresAt = new Date(now.getTime() + exportDays * 86_400_000)
      const { rowCount } = await tx
        .update(dataExports)
        .set({ status: 'ready', fileId: file.id, readyAt: now, expiresAt })
        .where(and(eq(dataExports.id, id), eq(dataExports.status, 'waiting')))
      // Two runs at once, or the account has gone meanwhile: nothing of it may stay.
      if (rowCount === 0) return [file.id]
      await attachFile(tx, { fileId: file.id })
      await messages.send(tx, exportReadyMessage(userId, id))
      if (asked.onRequest) await sendExportLink(kernel, tx, asked)
      return dropExportFiles(tx, and(eq(dataExports.userId, userId), ne(dataExports.id, id))!)
    })
    for (const fileId of gone) await removeFile(kernel, fileId)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
