import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { asUnreadable } from '#src/features/content/exchange/unreadable.ts'
import { runChild } from '#src/server/media/child.ts'
import { openQueue } from '#src/server/open-queue.ts'
import type { CellEdit } from './edit-sheet.ts'
import type { OfficeOrder, OfficeResult } from './office-child.ts'
import type { OfficeSheet } from './office-sheets.ts'

const script = new URL('./office-child.ts', import.meta.url)
const memoryMiB = 500
const seconds = 20
/** Files that are opened at the same time, and those that wait. */
const openings = openQueue(2, 20)

/** Reads a file that a person has chosen, in a process of its own. @throws UnreadableFile */
export async function readOfficeFile(bytes: Uint8Array): Promise<OfficeSheet[]> {
  const result = await open({ bytes, fill: null })
  return 'sheets' in result ? result.sheets : []
}

/** Writes cells into a file that a person has chosen, in a process of its own. @throws UnreadableFile */
export async function writeOfficeFile(
  bytes: Uint8Array,
  fill: { sheet: string; edits: readonly CellEdit[] },
): Promise<Uint8Array> {
  const result = await open({ bytes, fill })
  return 'bytes' in result ? result.bytes : bytes
}

async function open(order: OfficeOrder): Promise<Exclude<OfficeResult, { unreadable: unknown }>> {
  const result = await openings.run(async () => {
    const signal = AbortSignal.timeout(seconds * 1000)
    return runChild<OfficeResult>(script, order, { signal, memoryMiB }).catch((error: unknown) => {
      if (signal.aborted) throw new UnreadableFile('fileTooLarge')
      return asUnreadable(error)
    })
  })
  if ('unreadable' in result) throw new UnreadableFile(result.unreadable)
  return result
}
