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

type TextKey = Pick<TextGap, 'accepted' | 'strict' | 'wildcards'>

/** A text as a gap compares it: normalised, and without thousands separators. */
interface Form {
  text: string
  ungrouped: string
}

/** An answer, normalised once for all gaps that are strict about the same. */
export function formsOf(given: string): (strict: TextGap['strict']) => Form {
  const forms = new Map<string, Form>()
  return (strict = {}) => {
    const key = `${strict.case} ${strict.width} ${strict.punctuation}`
    const text = forms.get(key)?.text ?? normalise(given, strict)
    const form = forms.get(key) ?? { text, ungrouped: ungroupedIn(strict)(text) }
    forms.set(key, form)
    return form
  }
}

const ungroupedIn =
  (strict: TextGap['strict']) =>
  (plain: string): string =>
    strict?.punctuation ? plain : withoutThousands(plain)

/**
 * Reads the key of a gap once, for any number of answers: `anyOrder` compares each answer with each gap.
 * @returns the share that an answer earns: that of its best match among the accepted ones
 */
export function textMarker({
  accepted,
  strict,
  wildcards,
}: TextKey): (forms: ReturnType<typeof formsOf>) => Fraction {
  const ungrouped = ungroupedIn(strict)
  const shareOf = (share: number | undefined) => (share === undefined ? one : fraction(share))
  if (wildcards) {
    const patterns = accepted.map(({ text, share }) => {
      const pieces = piecesOf(text, strict)
      return { pieces, ungrouped: pieces.map(ungrouped), share: shareOf(share) }
    })
    return (forms) => {
      const form = forms(strict)
      if (form.text === '') return zero
      return patterns.reduce<Fraction>(
        (best, { pieces, ungrouped: bare, share }) =>
          fits(pieces, form.text) || fits(bare, form.ungrouped) ? higher(best, share) : best,
        zero,
      )
    }
  }
  const shares = new Map<string, Fraction>()
  for (const { text, share } of accepted) {
    const key = ungrouped(normalise(text, strict))
    shares.set(key, higher(shares.get(key) ?? zero, shareOf(share)))
  }
  return (forms) => {
    const form = forms(strict)
    return form.text === '' ? zero : (shares.get(form.ungrouped) ?? zero)
  }
}

/** The share that one text earns in a gap. */
export const textShare = (gap: TextKey, given: string): Fraction => textMarker(gap)(formsOf(given))
