import { runChild } from '#src/server/media/child.ts'
import { openQueue } from '#src/server/open-queue.ts'
import type { PlainSheet, ReadWorkbook } from '../child/workbook-child.ts'
import { UnreadableFile } from '../paper-form.ts'
import { asUnreadable } from '../unreadable.ts'

const script = new URL('../child/workbook-child.ts', import.meta.url)
/** Of the child: a workbook of some thousand rows takes a tenth of both. */
const memoryMiB = 400
const seconds = 15
/** Workbooks that are read at the same time, and those that wait. */
const readings = openQueue(2, 20)

/**
 * Reads the cells of a small workbook that a person has chosen, in a process of its own: a hostile one of 300 KB keeps a
 * processor busy for minutes.
 * @throws UnreadableFile
 */
export async function readWorkbook(bytes: Uint8Array): Promise<PlainSheet[]> {
  const read = await readings.run(async () => {
    const signal = AbortSignal.timeout(seconds * 1000)
    const reading = runChild<ReadWorkbook>(script, { bytes }, { signal, memoryMiB })
    return reading.catch((error: unknown) => {
      if (signal.aborted) throw new UnreadableFile('fileTooLarge')
      return asUnreadable(error)
    })
  })
  if ('unreadable' in read) throw new UnreadableFile(read.unreadable)
  return read.sheets
}
