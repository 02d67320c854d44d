import type { TextGap } from '../body/gap.ts'
import { type Fraction, fraction, higher, one, zero } from './fraction.ts'
import { normalise, withoutThousands } from './normalise.ts'

/** Stands for a wildcard while a pattern is normalised; a private character, which no keyboard writes. */
const any = '\uE000'

/** The pieces of a pattern between its wildcards: `*` stands for any characters, `\*` for the sign itself. */
const piecesOf = (pattern: string, strict: TextGap['strict']): string[] =>
  normalise(
    pattern.replaceAll(any, '').replace(/\\\*|\*/g, (sign) => (sign === '*' ? any : '*')),
    strict,
  ).split(any)

/** Whether the pieces follow each other in the text; linear, where a regular expression might run for hours. */
function fits(pieces: readonly string[], text: string): boolean {
  const [first = '', ...rest] = pieces
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || text.length < first.length + last.length) return false
  let from = first.length
  for (const piece of rest) {
    const at = text.indexOf(piece, from)
    if (at < 0) return false
    from = at + piece.length
  }
  return text.endsWith(last) && text.length - last.length >= from
}

/** The share that a text earns in a gap: that of its best match among the accepted ones. */
export function textShare(
  gap: Pick<TextGap, 'accepted' | 'strict' | 'wildcards'>,
  given: string,
): Fraction {
  const text = normalise(given, gap.strict)
  if (text === '') return zero
  const ungrouped = (plain: string) => (gap.strict?.punctuation ? plain : withoutThousands(plain))
  return gap.accepted.reduce<Fraction>((best, { text: accepted, share }) => {
    const isMatch = gap.wildcards
      ? fits(piecesOf(accepted, gap.strict), text) ||
        fits(piecesOf(accepted, gap.strict).map(ungrouped), ungrouped(text))
      : ungrouped(normalise(accepted, gap.strict)) === ungrouped(text)
    return isMatch ? higher(best, share === undefined ? one : fraction(share)) : best
  }, zero)
}
