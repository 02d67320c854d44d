import { readFile } from 'node:fs/promises'
import { childMain } from '#src/server/media/child-main.ts'
import { rememberClean } from '#src/server/text/rich-text.ts'
import { lookInside } from '../../document/child/look-inside.ts'
import { UnreadableFile } from '../paper-form.ts'
import { asUnreadable } from '../unreadable.ts'
import type { OldText, ReadOrder, ReadResult } from './read-order.ts'
import { cleanPaper } from './clean-paper.ts'
import { readHtml, readBytes, type ReadSource } from './read-source.ts'

// Readers clean the texts of their formats, and the whole paper is cleaned in the end, whatever a reader has missed.
rememberClean()

/** Reads one source; what cannot be read is an answer too. */
childMain(async (order: ReadOrder): Promise<ReadResult> => {
  try {
    const found = await read(order)
    return 'convert' in found ? found : { ...found, paper: cleanPaper(found.paper) }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { unreadable: { code: error.code, about: error.about } }
  }
})

async function read(order: ReadOrder): Promise<ReadSource | { convert: OldText }> {
  if (order.kind === 'html') return readHtml(order.html)
  if (order.kind === 'file') {
    const read = await readBytes(await readFile(order.path), order)
    // A locked file or a bomb never reaches LibreOffice.
    if ('convert' in read) await lookInside(order.path).catch(asUnreadable)
    return read
  }
  const read = await readBytes(Buffer.from(order.text), { name: '', ...order })
  if ('convert' in read) throw new UnreadableFile('fileUnknown')
  const { format, paper } = read
  // Pasted text has no encoding to be found.
  const { encoding: _, ...rest } = paper
  return { format, paper: rest }
}
