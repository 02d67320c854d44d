import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kernel } from '#src/server/kernel.ts'
import { runChild } from '#src/server/media/child.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { type RowsMade, rowsFile, type RowsOrder, wordsFile } from '../child/rows-order.ts'
import { type FoundPage, saveFound } from './save-found.ts'

const script = new URL('../child/rows-child.ts', import.meta.url)
const memoryMiB = 500

/**
 * Reads the rows of a spreadsheet or a list of values, and stores them in parts.
 * @throws MediaFailure empty, broken, tooLarge
 */
export async function saveRows(
  kernel: Kernel,
  { fileId, ...order }: RowsOrder & { fileId: number },
  signal: AbortSignal,
): Promise<void> {
  const made = await runChild<RowsMade>(script, order, { signal, memoryMiB })
  const { sheets, firstRows, parts, isCut } = made
  if (sheets.length === 0) throw new MediaFailure('empty')
  await saveRendition(kernel, {
    ...{ fileId, kind: 'rows', mime: 'application/json' },
    path: join(order.into, rowsFile),
    parts: parts.map(({ bytes }) => bytes),
  })
  const facts = { sheets, firstRows, isCut }
  const pages = wordsOf(join(order.into, wordsFile), parts)
  await saveFound(kernel, { fileId, kind: 'sheets', facts, pages })
}

async function* wordsOf(path: string, parts: RowsMade['parts']): AsyncGenerator<FoundPage> {
  const file = await open(path)
  try {
    for (const { wordBytes, hash } of parts) {
      const { buffer } = await file.read(Buffer.alloc(wordBytes), 0, wordBytes)
      yield { text: buffer.toString('utf8'), hash }
    }
  } finally {
    await file.close()
  }
}
