import { commonCharacters } from '#src/shared/chinese-text.ts'

/** Encodings in which a text may come; Chinese Windows still writes the last two. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5'] as const
export type TextEncoding = (typeof textEncodings)[number]

/** Tab, line feed, form feed and carriage return are text, and so is the escape of terminal colours. */
const isNoText = Array.from(
  { length: 0x20 },
  (_, byte) => ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte),
)

/**
 * Returns the encoding of a text by its first bytes, or undefined for bytes that are none.
 * @param isCut the last character may be incomplete
 */
export function encodingOf(bytes: Buffer, isCut = false): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.some((byte) => byte < 0x20 && isNoText[byte])) return undefined
  if (isDecoded(bytes, 'utf-8', isCut)) return 'utf-8'
  const isGb = isDecoded(bytes, 'gb18030', isCut)
  if (!isDecoded(bytes, 'big5', isCut)) return isGb ? 'gb18030' : undefined
  return isGb && common(bytes, 'gb18030') >= common(bytes, 'big5') ? 'gb18030' : 'big5'
}

/** Enough to tell two encodings apart, which both often fit. */
const sampleBytes = 64 * 1024
const common = (bytes: Buffer, encoding: TextEncoding) =>
  commonCharacters(new TextDecoder(encoding).decode(bytes.subarray(0, sampleBytes)))

function isDecoded(bytes: Buffer, encoding: TextEncoding, isCut: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    return false
  }
}

/** Texts that look alike: the ending of the name decides between them. */
const byEnding: Record<string, string> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  md: 'text/markdown',
  markdown: 'text/markdown',
  json: 'application/json',
}

/** Returns the type of a text: what its first lines say, then its name, then plain text. */
export function textType(bytes: Buffer, encoding: TextEncoding, name: string): string {
  const text = new TextDecoder(encoding).decode(bytes).trimStart()
  if (/^WEBVTT(\s|$)/.test(text)) return 'text/vtt'
  if (/^\d{1,9}[ \t]*\r?\n\d{1,2}:\d\d:\d\d[,.]\d{1,3}\s*-->/.test(text))
    return 'application/x-subrip'
  const tag = firstTag(text)
  if (/^<(!doctype\s+svg|svg)[\s>]/i.test(tag)) return 'image/svg+xml'
  if (/^<(!doctype\s+html|html|head|body|script)[\s>]/i.test(tag)) return 'text/html'
  if (/^<\?xml\s/i.test(text)) return 'application/xml'
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return byEnding[ending] ?? 'text/plain'
}

const longestTag = 100

/**
 * Returns the beginning of the first tag, behind comments and instructions. They are passed over one by one: a
 * pattern for any number of them would take years for a few hundred bytes.
 */
function firstTag(text: string): string {
  const aside = /\s*(?:<!--[\s\S]*?-->|<\?[\s\S]*?\?>)/y
  let at = 0
  while (aside.test(text)) at = aside.lastIndex
  return text.slice(at).trimStart().slice(0, longestTag)
}
