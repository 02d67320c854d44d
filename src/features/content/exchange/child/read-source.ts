import { detectFormat } from '../formats/detect.ts'
import { decode } from '../formats/shared/decode.ts'
import type { ImportFormat } from '../import-api.ts'
import { type ReadPaper, UnreadableFile } from '../paper-form.ts'

export interface ReadSource {
  format: ImportFormat
  paper: ReadPaper
}

/** Reads a file, or text that was pasted, in the given format or the one that its content tells. */
export async function readBytes(
  bytes: Uint8Array,
  { name, format }: { name: string; format?: ImportFormat },
): Promise<ReadSource> {
  const found =
    format === undefined || format === 'paper' ? await detectFormat(bytes, { name }) : format
  switch (found) {
    case 'word': {
      // The old format is no package; nor is rich text.
      if (bytes[0] !== 0x50) throw new UnreadableFile('oldWord')
      const { readWord } = await import('../formats/word/read.ts')
      return { format: 'paper', paper: await readWord(bytes) }
    }
    case 'pdf':
      throw new UnreadableFile('pdfNotRead')
    case 'text': {
      const { text, encoding } = decode(bytes)
      const { readText } = await import('../formats/text/read.ts')
      return { format: 'paper', paper: { ...readText(text), encoding } }
    }
    default: {
      const { dataReaders } = await import('../formats/readers.ts')
      return { format: found, paper: await dataReaders[found]!(bytes, { name }) }
    }
  }
}

export async function readHtml(html: string): Promise<ReadSource> {
  const { readHtml: read } = await import('../formats/text/read.ts')
  return { format: 'paper', paper: read(html) }
}
