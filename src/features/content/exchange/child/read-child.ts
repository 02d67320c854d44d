import { readFile } from 'node:fs/promises'
import { childMain } from '#src/server/media/child-main.ts'
import { UnreadableFile } from '../paper-form.ts'
import type { ReadOrder, ReadResult } from './read-order.ts'
import { cleanPaper } from './clean-paper.ts'
import { readHtml, readBytes, type ReadSource } from './read-source.ts'

/** Reads one source; what cannot be read is an answer too. */
childMain(async (order: ReadOrder): Promise<ReadResult> => {
  try {
    const { format, paper } = await read(order)
    return { format, paper: cleanPaper(paper) }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { unreadable: { code: error.code, about: error.about } }
  }
})

async function read(order: ReadOrder): Promise<ReadSource> {
  if (order.kind === 'html') return readHtml(order.html)
  if (order.kind === 'file') return readBytes(await readFile(order.path), order)
  const { format, paper } = await readBytes(Buffer.from(order.text), { name: '', ...order })
  // Pasted text has no encoding to be found.
  const { encoding: _, ...rest } = paper
  return { format, paper: rest }
}
