import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { pick } from '#src/shared/locale.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { notesBytes } from '../contract.ts'
import { noteExports } from '../export-tables.ts'
import { exportFrameBytes, type NoteExportFormat } from '../limits.ts'
import { exportedNotes } from './exported-notes.ts'
import { exportText } from './export-text.ts'
import { frameCopies } from './frame-copies.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writePdf } from './write-pdf.ts'

/** The words, the fonts, and the frames twice: as they are copied and as they are drawn. */
const writtenBytes = 4 * notesBytes + 2 * exportFrameBytes

const kinds = {
  pdf: { ending: 'pdf', mime: 'application/pdf', write: writePdf },
  // With the frames beside the text.
  markdown: { ending: 'zip', mime: 'application/zip', write: writeMarkdown },
} as const satisfies Record<NoteExportFormat, unknown>

/** Writes a file of notes. */
export const writeExportJob: Job = {
  name: 'note-write-export',
  options: { timeout: 600, retries: 1, heartbeatSeconds: 30, concurrency: 1, perGroup: 1 },
  run: (kernel, data: { exportId: number }, run) => writeExport(kernel, data.exportId, run),
}

type Held = typeof noteExports.$inferSelect

async function writeExport(kernel: Kernel, exportId: number, run: JobRun): Promise<void> {
  const { db } = kernel
  const waiting = and(eq(noteExports.id, exportId), eq(noteExports.state, 'waiting'))
  const [held] = await db.select().from(noteExports).where(waiting)
  if (!held) return
  try {
    const progress = async (percent: number) => {
      await db.update(noteExports).set({ percent }).where(waiting)
    }
    const file = await written(kernel, held, run.signal, progress)
    const { rowCount } = await db.transaction(async (tx) => {
      await attachFile(tx, { fileId: file.id })
      return tx
        .update(noteExports)
        .set({ state: 'ready', percent: 100, fileId: file.id })
        .where(waiting)
    })
    if (rowCount === 0) await removeFile(kernel, file.id)
  } catch (error) {
    if (run.last) await db.update(noteExports).set({ state: 'failed' }).where(waiting)
    throw error
  }
}

async function written(
  kernel: Kernel,
  { ownerId, format, locale, courseId, keyword }: Held,
  signal: AbortSignal,
  progress: (percent: number) => Promise<void>,
) {
  const notes = await exportedNotes(kernel.db, locale, { userId: ownerId, courseId, keyword })
  const { ending, mime, write } = kinds[format]
  return inWorkFolder(kernel.config, writtenBytes, async (folder) => {
    const path = join(folder, `notes.${ending}`)
    const frames = await frameCopies(kernel, { ownerId, notes, folder, signal })
    await write({ notes, locale, frames, path, signal, progress })
    return saveFile(kernel, {
      ...{
        path,
        mime,
        ownerId,
        name: `${pick(exportText.title, locale)} ${schoolDay()}.${ending}`,
      },
      ...{ visibility: 'private', loose: true, downloadOnly: true },
    })
  })
}
