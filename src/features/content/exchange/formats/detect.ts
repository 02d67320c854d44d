import { documentTypes } from '#src/shared/file-kind.ts'
import { UnreadableFile } from '../paper-form.ts'
import { delimiterOf } from './csv/read.ts'
import { decode } from './shared/decode.ts'
import { isZip, unzip } from './shared/zip.ts'

export const formats = [
  'xlsx',
  'csv',
  'gift',
  'aiken',
  'moodle',
  'qti',
  'word',
  'printed',
  'pdf',
  'text',
] as const
export type Format = (typeof formats)[number]

/**
 * Tells the format of a file by its content; its name decides only between texts that could be several.
 * @throws UnreadableFile for a file of none of the formats
 */
export async function detectFormat(bytes: Uint8Array, { name }: { name: string }): Promise<Format> {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (start.startsWith('%PDF-')) return 'pdf'
  // A document of the old Office, or an encrypted one of the new.
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    if (/\.docx?$/i.test(name)) return 'word'
    throw new UnreadableFile(/\.xlsx$/i.test(name) ? 'fileEncrypted' : 'fileUnknown')
  }
  if (isZip(bytes)) return formatOfZip(bytes)
  if (/\.docx?$/i.test(name) && !start.startsWith('{\\rtf')) throw new UnreadableFile('fileNotWord')
  return formatOfText(decode(bytes).text, name)
}

async function formatOfZip(bytes: Uint8Array): Promise<Format> {
  const files = await unzip(bytes)
  const names = [...files.keys()]
  const has = (pattern: RegExp) => names.some((one) => pattern.test(one))
  if (has(/^word\/document\.xml$/)) return 'word'
  if (has(/^xl\/workbook\.xml$/) || has(/^[^/]+\.xlsx$/i)) return 'xlsx'
  const mime = files.get('mimetype')
  if (mime && Buffer.from(mime).toString('latin1').startsWith(documentTypes.odt)) return 'word'
  if (has(/(^|\/)imsmanifest\.xml$/i) || has(/\.(xml|qti)$/i)) return 'qti'
  if (has(/\.docx$/i)) return 'printed'
  throw new UnreadableFile('fileUnknown')
}

function formatOfText(text: string, name: string): Format {
  const head = text.trimStart().slice(0, 20_000)
  if (head.startsWith('{\\rtf')) return 'word'
  if (head.startsWith('<')) {
    if (/<quiz[\s>]/.test(head)) return 'moodle'
    if (/<(?:[\w-]+:)?(?:qti-)?(?:assessment-?(?:item|test|section)|questestinterop)\b/i.test(head))
      return 'qti'
    // What declares entities is refused by the reader in its own words.
    if (/^<(\?xml|!DOCTYPE(?! html))/i.test(head)) return 'moodle'
    throw new UnreadableFile('fileUnknown')
  }
  if (/\.gift$/i.test(name) || isGift(text)) return 'gift'
  if (/^ANSWER\s*[:：]\s*[A-Z]/im.test(text) && /^[A-Z]\s*[.)．）、]/im.test(text)) return 'aiken'
  if (/\.(csv|tsv)$/i.test(name) || hasHeadings(text)) return 'csv'
  return 'text'
}

/** Answers in braces with their signs, or a title or category of GIFT. */
const isGift = (text: string): boolean =>
  /^(::[^:]+::|\$CATEGORY:)/m.test(text) ||
  /(?<!\\)\{\s*(?:[=~][^{}]*|#[-\d=][^{}]*|T|F|TRUE|FALSE)\}/.test(text.slice(0, 200_000))

function hasHeadings(text: string): boolean {
  try {
    delimiterOf(text)
    return true
  } catch {
    return false
  }
}
