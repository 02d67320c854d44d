import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { runChild } from '#src/server/media/child.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { LeftToOthers, MediaFailure } from '#src/server/media/work.ts'
import { officeOf } from '../../document/server/office.ts'
import { readUserFile } from '../../file/server/open-user-file.ts'
import type { OldText, ReadOrder, ReadResult } from '../child/read-order.ts'
import { UnreadableFile } from '../paper-form.ts'
import { questionImports } from '../tables.ts'
import { codeOf } from '../unreadable.ts'
import { byOffice } from './by-office.ts'
import { failImport } from './fail-import.ts'
import { keepRows } from './keep-read-rows.ts'

const script = new URL('../child/read-child.ts', import.meta.url)
/** Of the child that reads what strangers have written. */
const memoryMiB = 900
/** A paper of 2,000 questions takes a few. */
const seconds = 40
/** Of LibreOffice, which may have to start and to end another document first. */
const officeSeconds = 300

type Import = typeof questionImports.$inferSelect

/** Reads the source of an import in a process of its own. */
export const readImportJob: Job = {
  name: 'exchange-read',
  // Two lanes, and one import of a person at a time: twenty slow ones hold up nobody else.
  options: {
    timeout: 2 * seconds + officeSeconds + 30,
    retries: 1,
    heartbeatSeconds: 30,
    concurrency: 2,
    perGroup: 1,
  },
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
    const result = await whileReading(kernel, importId, run.signal, (signal) =>
      read(kernel, held, signal),
    )
    if (result === null) return
    if ('unreadable' in result) await failImport(db, importId, result.unreadable)
    else if ('paper' in result) await keepRows(kernel, held, result)
    else await failImport(db, importId, { code: 'fileUnknown' })
  } catch (error) {
    // Another machine may have the memory, or this one a little later.
    if (error instanceof LeftToOthers && !run.last) throw error
    if (error instanceof MediaFailure) return failImport(db, importId, { code: codeOf(error) })
    if (error instanceof UnreadableFile) {
      return failImport(db, importId, { code: error.code, about: error.about })
    }
    if (isTimeout(error)) return failImport(db, importId, { code: 'fileTooLarge' })
    if (run.last) await failImport(db, importId, { code: 'fileBroken' })
    throw error
  }
}

const lookMs = 1000

/** Ends the work as soon as its import is dropped, also by another process. @returns null then */
async function whileReading<R>(
  { db }: Kernel,
  importId: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<R>,
): Promise<R | null> {
  const dropped = new AbortController()
  const look = setInterval(() => {
    void db
      .$count(questionImports, eq(questionImports.id, importId))
      .then((count) => count === 0 && dropped.abort())
      .catch(() => undefined)
  }, lookMs)
  try {
    return await work(AbortSignal.any([signal, dropped.signal]))
  } catch (error) {
    if (dropped.signal.aborted) return null
    throw error
  } finally {
    clearInterval(look)
  }
}

async function read(kernel: Kernel, held: Import, signal: AbortSignal): Promise<ReadResult> {
  const format = held.format === null ? {} : { format: held.format }
  const within = (most: number) => AbortSignal.any([signal, AbortSignal.timeout(most * 1000)])
  const ask = (order: ReadOrder) =>
    runChild<ReadResult>(script, order, { signal: within(seconds), memoryMiB })
  if (held.pasted !== null) {
    return held.pastedAs === 'html'
      ? ask({ kind: 'html', html: held.pasted, ...format })
      : ask({ kind: 'text', text: held.pasted, ...format })
  }
  const file = held.userFileId === null ? undefined : await readUserFile(kernel.db, held.userFileId)
  if (!file) return { unreadable: { code: 'fileBroken' } }
  return inWorkFolder(kernel.config, file.file.size, async (folder) => {
    const path = await localCopy(kernel, file.file, folder, { signal: within(seconds) })
    const result = await ask({ kind: 'file', path, name: file.name, ...format })
    if (!('convert' in result)) return result
    const order = { ending: result.convert, to: 'docx' as const }
    const bytes = await readFile(path)
    const made = join(folder, 'converted.docx')
    const time = within(officeSeconds)
    const docx = await byOffice(officeOf(kernel), kernel.config, bytes, order, time).catch(asBusy)
    await writeFile(made, docx)
    const read = await ask({ kind: 'file', path: made, name: 'converted.docx', format: 'paper' })
    return 'paper' in read ? converted(read, result.convert) : read
  })
}

/** Says that a text was read by way of another program. */
function converted(read: Extract<ReadResult, { paper: object }>, from: OldText): ReadResult {
  const note = { kind: 'changed', code: 'officeConverted', about: { from: `.${from}` } } as const
  return { ...read, paper: { ...read.paper, notes: [note, ...read.paper.notes] } }
}

/** @throws MediaFailure noMemory after too long a time */
function asBusy(error: unknown): never {
  throw isTimeout(error) ? new MediaFailure('noMemory', error) : error
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
