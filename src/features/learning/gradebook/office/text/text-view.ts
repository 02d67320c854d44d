import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { encodingOf } from '#src/server/storage/types/text-type.ts'
import type { Splice } from '../office-sheets.ts'

/**
 * A text as it is searched for tags, quotes and delimiters: where an encoding has these as single bytes, each sign of it is a
 * byte, so that whatever is not written comes back as it was, also what no decoder could read.
 */
export interface TextView {
  signs: string
  /** Whether it has letters and digits alone, so that nothing says how other signs would be read. */
  isPlain: boolean
  /** Returns the words of a part of the signs. */
  read(part: string): string
  /** Returns the signs of words, or null where the encoding has none for them. */
  write(words: string): string | null
  bytes(signs: string): Buffer
}

/** Returns the view of a text in any encoding that Chinese offices have. @throws UnreadableFile */
export function viewOf(given: Uint8Array): TextView {
  const bytes = Buffer.from(given)
  const encoding = encodingOf(bytes)
  if (!encoding) throw new UnreadableFile('fileBroken')
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return wideView(bytes, encoding)
  const decoder = new TextDecoder(encoding)
  const isPlain = bytes.every((byte) => byte < 0x80)
  return {
    signs: bytes.toString('latin1'),
    isPlain,
    read: (part) => decoder.decode(Buffer.from(part, 'latin1')),
    write(words) {
      if (/^[\x20-\x7e]*$/.test(words)) return words
      // Excel takes a text without a mark of its encoding for that of the system, which is GBK in China.
      if (encoding === 'gb18030' || isPlain) return inGbk(words)
      return encoding === 'utf-8' ? Buffer.from(words).toString('latin1') : null
    },
    bytes: (signs) => Buffer.from(signs, 'latin1'),
  }
}

/** A text of two bytes for each sign, as Excel saves “Unicode text”. */
function wideView(bytes: Buffer, encoding: 'utf-16le' | 'utf-16be'): TextView {
  if (bytes.length % 2 !== 0) throw new UnreadableFile('fileBroken')
  const turned = (one: Buffer) => (encoding === 'utf-16be' ? Buffer.from(one).swap16() : one)
  return {
    signs: turned(bytes).toString('utf16le'),
    isPlain: false,
    read: (part) => part,
    write: (words) => words,
    bytes: (signs) => turned(Buffer.from(signs, 'utf16le')),
  }
}

let gbk: Map<string, string> | undefined

/** Returns words in GBK, which the platform can read and not write. */
function inGbk(words: string): string | null {
  gbk ??= gbkTable()
  const signs = Array.from(words, (sign) => (sign < '\u0080' ? sign : gbk!.get(sign)))
  return signs.includes(undefined) ? null : signs.join('')
}

function gbkTable(): Map<string, string> {
  const decoder = new TextDecoder('gbk')
  const table = new Map<string, string>()
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const sign = decoder.decode(Uint8Array.of(first, second))
      if (sign.length === 1 && sign !== '\ufffd' && !table.has(sign))
        table.set(sign, String.fromCharCode(first, second))
    }
  }
  return table
}

/** Puts splices into signs. */
export function spliced(signs: string, splices: readonly Splice<string>[]): string {
  const parts: string[] = []
  let copied = 0
  for (const { start, end, is } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(signs.slice(copied, start), is)
    copied = end
  }
  parts.push(signs.slice(copied))
  return parts.join('')
}
