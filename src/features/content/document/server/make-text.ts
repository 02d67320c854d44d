import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { MediaWork } from '#src/server/media/work.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { textMax } from '../contract.ts'
import { decodeText } from './decode-text.ts'
import { isText } from './document-types.ts'
import { saveFound } from './save-found.ts'
import { workTitles } from './works-text.ts'

/** A character of Chinese has three bytes. */
const headBytes = textMax * 3

/** Decodes the beginning of a text, so that the page and the search read one encoding. */
export const makeText: MediaWork = {
  name: 'document-text',
  title: workTitles.text,
  lane: 'quick',
  takes: isText,
  timeout: 60,
  async run(kernel, file) {
    const head = await headOf(await openFile(kernel, file))
    const hasMore = file.size > head.length
    const { text, encoding } = decodeText(head, hasMore)
    const shown = text.slice(0, textMax)
    const hash = createHash('sha256').update(shown).digest('hex').slice(0, 32)
    await saveFound(kernel, {
      ...{ fileId: file.id, kind: 'text', pages: [{ text: shown, hash }] },
      facts: { encoding, isCut: hasMore || text.length > textMax },
    })
  },
}

async function headOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= headBytes) break
  }
  return Buffer.concat(pieces).subarray(0, headBytes)
}
