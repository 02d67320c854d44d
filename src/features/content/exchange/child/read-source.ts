import { documentTypes } from '#src/shared/file-kind.ts'
import { detectFormat } from '../formats/detect.ts'
import { decode } from '../formats/shared/decode.ts'
import type { ImportFormat } from '../import-api.ts'
import { type ReadPaper, UnreadableFile } from '../paper-form.ts'
import type { OldText } from './read-order.ts'

export interface ReadSource {
  format: ImportFormat
  paper: ReadPaper
}

/** Reads a file, or text that was pasted, in the given format or the one that its content tells. */
export async function readBytes(
  bytes: Uint8Array,
  { name, format }: { name: string; format?: ImportFormat },
): Promise<ReadSource | { convert: OldText }> {
  const found =
    format === undefined || format === 'paper' ? await detectFormat(bytes, { name }) : format
  switch (found) {
    case 'word': {
      const old = oldText(bytes)
      if (old) return { convert: old }
      const { readWord } = await import('../formats/word/read.ts')
      return { format: 'paper', paper: await readWord(bytes) }
    }
    case 'printed': {
      const { readPrinted } = await import('../formats/word/read-printed.ts')
      return { format: 'paper', paper: await readPrinted(bytes) }
    }
    case 'pdf': {
      const { readPdf } = await import('../formats/pdf/read.ts')
      return { format: 'paper', paper: await readPdf(bytes) }
    }
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

/** A package of OpenDocument names its type first. @throws UnreadableFile fileEncrypted for a locked docx */
function oldText(bytes: Uint8Array): OldText | undefined {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  if (head.startsWith('{')) return 'rtf'
  if (head.startsWith('PK')) return head.includes(documentTypes.odt) ? 'odt' : undefined
  if (Buffer.from(bytes).includes(lockedPackage)) throw new UnreadableFile('fileEncrypted')
  return 'doc'
}

const lockedPackage = Buffer.from('EncryptedPackage', 'utf16le')

export async function readHtml(html: string): Promise<ReadSource> {
  const { readHtml: read } = await import('../formats/text/read.ts')
  return { format: 'paper', paper: read(html) }
}
