import { readFile } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { openChild } from '#src/server/media/child.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { officeOf } from '../../document/server/office.ts'
import type { WriteOrder, WrittenFile } from '../child/write-order.ts'
import { type ExportOrder, exportOrder } from '../export-api.ts'
import { nameOf, packed, type Written } from '../formats/writer-of.ts'
import { questionExports } from '../tables.ts'
import { byOffice } from './by-office.ts'
import { chosenQuestions } from './chosen-questions.ts'
import { filesToWrite } from './files-to-write.ts'
import { writeChild, writeMemoryMiB } from './write-child.ts'

/** Of what is written, apart from the files of the questions. */
const writtenBytes = 200 * 1024 * 1024

/** Writes a file of questions. */
export const writeExportJob: Job = {
  name: 'exchange-write',
  options: { timeout: 300, retries: 1, heartbeatSeconds: 30 },
  run: (kernel, data: { exportId: number }, run) => writeExport(kernel, data.exportId, run),
}

async function writeExport(kernel: Kernel, exportId: number, run: JobRun): Promise<void> {
  const { db } = kernel
  const waiting = and(eq(questionExports.id, exportId), eq(questionExports.state, 'waiting'))
  const [held] = await db.select().from(questionExports).where(waiting)
  if (!held) return
  try {
    const order = exportOrder.parse(held.order)
    const file = await written(kernel, { ownerId: held.ownerId, order }, run.signal)
    const { rowCount } = await db.transaction(async (tx) => {
      await attachFile(tx, { fileId: file.id })
      return tx.update(questionExports).set({ state: 'ready', fileId: file.id }).where(waiting)
    })
    if (rowCount === 0) await removeFile(kernel, file.id)
  } catch (error) {
    if (run.last) await db.update(questionExports).set({ state: 'failed' }).where(waiting)
    throw error
  }
}

interface Given {
  ownerId: number
  order: ExportOrder
}

/** Has a child write the file, and keeps it. */
const written = (kernel: Kernel, { ownerId, order }: Given, signal: AbortSignal) =>
  withWritten(kernel, { ownerId, order }, signal, async (made, paperName) => {
    const { name, mime, ...blob } =
      order.format === 'pdf' ? await asPdf(kernel, paperName, made, signal) : made[0]!
    return saveFile(kernel, {
      ...{ ...blob, name, mime, ownerId },
      visibility: 'private',
      loose: true,
      downloadOnly: true,
    })
  })

/**
 * Has a child write questions that the person may read, from copies of the files that they name.
 * @param use gets the files, which are gone afterwards: of 'pdf' the Word files that become one
 */
export async function withWritten<R>(
  kernel: Kernel,
  { ownerId, order }: Given,
  signal: AbortSignal,
  use: (made: readonly WrittenFile[], paperName: string) => Promise<R>,
): Promise<R> {
  const { format, language } = order
  const { files: allowed, ...chosen } = await chosenQuestions(kernel, { id: ownerId }, order)
  const child = openChild(writeChild, { memoryMiB: writeMemoryMiB })
  const ask = <R>(one: WriteOrder) => child.ask<R>(one, { signal })
  try {
    const { questions } = chosen
    const named = await ask<number[]>({ kind: 'files', questions })
    const files = await filesToWrite(
      kernel.db,
      named.filter((id) => allowed.includes(id)),
    )
    return await inWorkFolder(kernel.config, files.bytes + writtenBytes, async (into) => {
      const made = await ask<WrittenFile[]>({
        ...{ kind: 'write', format, into, files: await files.copies(kernel, into, signal) },
        paper: { ...chosen, language },
      })
      return use(made, nameOf({ ...chosen, language }))
    })
  } finally {
    child.end()
  }
}

/** Has LibreOffice make each document a PDF, and packs them. */
async function asPdf(
  kernel: Kernel,
  name: string,
  made: readonly WrittenFile[],
  signal: AbortSignal,
): Promise<Written> {
  const files: Written[] = []
  for (const one of made) {
    const order = { ending: 'docx', to: 'pdf' } as const
    const docx = await readFile(one.path)
    const bytes = await byOffice(officeOf(kernel), kernel.config, docx, order, signal)
    files.push({ name: one.name.replace(/\.docx$/, '.pdf'), mime: 'application/pdf', bytes })
  }
  return packed(name, files)
}
