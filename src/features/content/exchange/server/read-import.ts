import { and, eq } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { runChild } from '#src/server/media/child.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { readUserFile } from '../../file/server/open-user-file.ts'
import type { ReadOrder, ReadResult } from '../child/read-order.ts'
import { questionImports } from '../tables.ts'
import { failImport } from './fail-import.ts'
import { keepRows } from './keep-read-rows.ts'

const script = new URL('../child/read-child.ts', import.meta.url)
/** Of the child that reads what strangers have written. */
const memoryMiB = 900
const seconds = 120

type Import = typeof questionImports.$inferSelect

/** Reads the source of an import in a process of its own. */
export const readImportJob: Job = {
  name: 'exchange-read',
  options: { timeout: seconds + 60, retries: 1, heartbeatSeconds: 30 },
  run: (kernel, data: { importId: number }, run) => readImport(kernel, data.importId, run),
}

async function readImport(kernel: Kernel, importId: number, run: JobRun): Promise<void> {
  const { db } = kernel
  const [held] = await db
    .select()
    .from(questionImports)
    .where(and(eq(questionImports.id, importId), eq(questionImports.state, 'reading')))
  if (!held) return
  try {
    const result = await read(kernel, held, run.signal)
    if ('unreadable' in result) await failImport(db, importId, result.unreadable)
    else await keepRows(kernel, held, result)
  } catch (error) {
    if (error instanceof MediaFailure) {
      return failImport(db, importId, {
        code: error.code === 'tooLarge' ? 'fileTooLarge' : 'fileBroken',
      })
    }
    if (run.last) await failImport(db, importId, { code: 'fileBroken' })
    throw error
  }
}

async function read(kernel: Kernel, held: Import, signal: AbortSignal): Promise<ReadResult> {
  const format = held.format === null ? {} : { format: held.format }
  const time = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])
  const ask = (order: ReadOrder) => runChild<ReadResult>(script, order, { signal: time, memoryMiB })
  if (held.pasted !== null) {
    return held.pastedAs === 'html'
      ? ask({ kind: 'html', html: held.pasted, ...format })
      : ask({ kind: 'text', text: held.pasted, ...format })
  }
  const file = held.userFileId === null ? undefined : await readUserFile(kernel.db, held.userFileId)
  if (!file) return { unreadable: { code: 'fileBroken' } }
  return inWorkFolder(kernel.config, file.file.size, async (folder) => {
    const path = await localCopy(kernel, file.file, folder, { signal: time })
    return ask({ kind: 'file', path, name: file.name, ...format })
  })
}
