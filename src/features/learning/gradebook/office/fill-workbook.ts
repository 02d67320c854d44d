import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { asUnreadable } from '#src/features/content/exchange/unreadable.ts'
import { runChild } from '#src/server/media/child.ts'
import { openQueue } from '#src/server/open-queue.ts'
import type { Filled, FillOrder } from './fill-child.ts'

const script = new URL('./fill-child.ts', import.meta.url)
const memoryMiB = 500
const seconds = 20
/** Workbooks that are written at the same time, and those that wait. */
const writings = openQueue(2, 20)

/**
 * Writes cells into a workbook that a person has chosen, in a process of its own.
 * @throws UnreadableFile
 */
export async function fillWorkbook(order: FillOrder): Promise<Uint8Array> {
  const filled = await writings.run(async () => {
    const signal = AbortSignal.timeout(seconds * 1000)
    return runChild<Filled>(script, order, { signal, memoryMiB }).catch((error: unknown) => {
      if (signal.aborted) throw new UnreadableFile('fileTooLarge')
      return asUnreadable(error)
    })
  })
  if ('unreadable' in filled) throw new UnreadableFile(filled.unreadable)
  return filled.bytes
}
