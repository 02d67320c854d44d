import { and, eq } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { officeOf } from '../../document/server/office.ts'
import { exportOrder } from '../export-api.ts'
import { questionExports } from '../tables.ts'
import { type ToPdf, writeAs } from '../formats/writer-of.ts'
import type { OutPaper } from '../paper-form.ts'
import { byOffice } from './by-office.ts'
import { chosenQuestions } from './chosen-questions.ts'
import { exportedFiles } from './exported-files.ts'

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
    const chosen = await chosenQuestions(db, { id: held.ownerId }, order)
    const paper: OutPaper = {
      ...chosen,
      language: order.language,
      file: exportedFiles(kernel, chosen.files),
    }
    const toPdf: ToPdf = (docx) =>
      byOffice(officeOf(kernel), kernel.config, docx, { ending: 'docx', to: 'pdf' }, run.signal)
    const { bytes, ...made } = await writeAs(order.format, paper, toPdf)
    const file = await saveFile(kernel, {
      ...{ bytes: Buffer.from(bytes), ...made, ownerId: held.ownerId },
      visibility: 'private',
      loose: true,
      downloadOnly: true,
    })
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
