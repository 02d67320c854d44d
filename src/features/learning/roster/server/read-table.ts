import { decode } from '#src/features/content/exchange/formats/shared/decode.ts'
import { isZip } from '#src/features/content/exchange/formats/shared/zip.ts'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { readClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { runChild } from '#src/server/media/child.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { openQueue } from '#src/server/open-queue.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { ReadSheet } from '../child/read-child.ts'
import { type FileLine, findColumns } from '../columns.ts'
import type { rosterApi } from '../contract.ts'
import { rosterErrors as errors } from '../errors.ts'
import { filledLines } from '../filled-lines.ts'
import { linesMost, pasteMost } from '../limits.ts'
import { readText } from '../read-text.ts'

const script = new URL('../child/read-child.ts', import.meta.url)
/** Of the child that reads what strangers have written: a roster takes a tenth of both. */
const memoryMiB = 400
const seconds = 15
/** Workbooks that are read at the same time, and those that wait. */
const readings = openQueue(2, 20)

/** Reads the table of a file: a workbook or a long text in a process of its own, a short one here. Nothing is kept. */
export async function readRosterFile({ db, viewer, input, file }: Call<typeof rosterApi.readFile>) {
  must(mayManage(await readClass(db, { classId: input.classId, userId: viewer.id })))
  if (!file || file.bytes.length === 0) throw new AppError(errors.fileMissing)
  return tableOf(await linesOf(file.bytes))
}

/** Reads cells that were copied from a spreadsheet, or typed. */
export async function readRosterText({ db, viewer, input }: Call<typeof rosterApi.readText>) {
  const { classId, text } = input
  must(mayManage(await readClass(db, { classId, userId: viewer.id })))
  return tableOf(asLines(text))
}

async function linesOf(bytes: Buffer): Promise<FileLine[]> {
  if (isZip(bytes)) return byChild(bytes)
  // The container of old workbooks, and of those with a password.
  if (bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex')))
    throw new AppError(errors.fileOld)
  return bytes.length > pasteMost ? byChild(bytes) : asLines(decoded(bytes))
}

function decoded(bytes: Buffer): string {
  try {
    return decode(bytes).text
  } catch (error) {
    throw error instanceof UnreadableFile ? new AppError(errors.fileBroken) : error
  }
}

function asLines(text: string): FileLine[] {
  try {
    return readText(text)
  } catch (error) {
    throw error instanceof UnreadableFile ? new AppError(errors.fileBroken) : error
  }
}

async function byChild(bytes: Buffer): Promise<FileLine[]> {
  const signal = AbortSignal.timeout(seconds * 1000)
  const read = await readings
    .run(() => runChild<ReadSheet>(script, { bytes }, { signal, memoryMiB }))
    .catch((error: unknown) => {
      if (signal.aborted || error instanceof MediaFailure) throw new AppError(errors.fileBroken)
      throw error
    })
  if ('lines' in read) return read.lines
  throw new AppError(read.unreadable === 'fileEncrypted' ? errors.fileOld : errors.fileBroken)
}

function tableOf(lines: readonly FileLine[]) {
  const filled = filledLines(lines)
  if (filled.length === 0) throw new AppError(errors.nothing)
  if (filled.length > linesMost)
    throw new AppError(withValues(errors.tooManyLines, { most: linesMost }))
  return { lines: filled, ...findColumns(filled) }
}
