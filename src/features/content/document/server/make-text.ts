import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { MediaFailure, type MediaWork } from '#src/server/media/work.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { textMax } from '../contract.ts'
import { decodeText } from './decode-text.ts'
import { isText } from './document-types.ts'
import { saveFound } from './save-found.ts'
import { workTitles } from './works-text.ts'

const mostBytes = 50 * 1024 * 1024

/** Decodes a text, so that the page and the search read one encoding. */
export const makeText: MediaWork = {
  name: 'document-text',
  title: workTitles.text,
  lane: 'quick',
  takes: isText,
  timeout: 60,
  async run(kernel, file) {
    if (file.size > mostBytes) throw new MediaFailure('tooLarge')
    const { text, encoding } = decodeText(await buffer(await openFile(kernel, file)))
    const shown = text.slice(0, textMax)
    const hash = createHash('sha256').update(shown).digest('hex').slice(0, 32)
    await saveFound(kernel, {
      ...{ fileId: file.id, kind: 'text', pages: [{ text: shown, hash }] },
      facts: { encoding, isCut: text.length > textMax },
    })
  },
}
