import type { TextGap } from '../body/gap.ts'

type Strictness = NonNullable<TextGap['strict']>

/** Punctuation that NFKC keeps apart although people type either. */
const folded: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '。': '.',
  '、': ',',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
}
const foldable = new RegExp(`[${Object.keys(folded).join('')}]`, 'gu')
const finalMarks = new Set('.,;:!?，；：！？')
/** A number in groups of three, as '12,500' or "12'500.00" begins. */
const grouped = /(?<![\d.,])\d{1,3}(?:([,' ])\d{3})(?:\1\d{3})*(?![,' ]?\d)/gu

/** The same text without the thousands separators of its numbers: '12,500.00' is '12500.00'. */
export const withoutThousands = (text: string): string =>
  text.replace(grouped, (digits) => digits.replace(/[,' ]/gu, ''))

/**
 * Normalises an answer for comparison: full and half width, letter case, kinds of quotes and dashes, spaces beside
 * punctuation and Chinese characters, and a final mark make no difference, unless the gap is strict about it.
 * Spaces between Latin words do: 'bill of lading' is not 'billoflading'.
 */
export function normalise(text: string, strict: Strictness = {}): string {
  const form = strict.width ? 'NFC' : 'NFKC'
  let plain = text.replace(/\p{Cf}/gu, '').normalize(form)
  if (!strict.case) plain = plain.toLowerCase().normalize(form)
  if (!strict.punctuation) {
    plain = plain.replace(foldable, (character) => folded[character] ?? character)
  }
  plain = plain
    .replace(/\s+/gu, ' ')
    .replace(
      strict.punctuation ? / ?(\p{Script=Han}) ?/gu : / ?([\p{P}\p{S}\p{Script=Han}]) ?/gu,
      '$1',
    )
    .trim()
  return strict.punctuation ? plain : withoutFinalMarks(plain) || plain
}

/** In one walk from the end: an expression would begin again at each mark of a long row. */
function withoutFinalMarks(text: string): string {
  let end = text.length
  while (end > 0 && finalMarks.has(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
