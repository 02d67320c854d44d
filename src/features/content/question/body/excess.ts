import type { QuestionBody } from './body.ts'
import { textsOf } from './texts.ts'

/** Formulas of one question in one language, and the characters of their LaTeX: each character is drawn in 40 µs. */
export const mostFormulas = 200
export const mostFormulaCharacters = 10_000
/** Characters of all accepted answers: each answer is compared with all of them. */
export const mostAcceptedCharacters = 40_000
/** Numbers of a key are 0 or between 1e-30 and 1e30: marking is exact, and its work grows with their digits. */
export const largestExponent = 30

export type Excess = 'formulas' | 'accepted' | 'numbers'

/**
 * Says what of a body is more than a server can show and mark between two calls of others; null where nothing is.
 * Asked of clean bodies before they are stored or tried. The schema does not ask it, so that older ones stay readable.
 */
export function excessOf(body: QuestionBody): Excess | null {
  const texts = textsOf(body).flatMap(({ text, kind }) => (kind === 'rich' ? [text] : []))
  for (const language of ['zh', 'en'] as const) {
    const sources = texts.flatMap((text) => formulasIn(text[language]))
    const characters = sources.reduce((sum, source) => sum + source.length, 0)
    if (sources.length > mostFormulas || characters > mostFormulaCharacters) return 'formulas'
  }
  const keys = keysOf(body)
  if (keys.characters > mostAcceptedCharacters) return 'accepted'
  return keys.numbers.every(isOrdinary) ? null : 'numbers'
}

const formulasIn = (html: string): string[] =>
  [...html.matchAll(/data-formula="([^"]*)"/g)].map(([, source]) => source!)

const isOrdinary = (value: number): boolean =>
  value === 0 ||
  (Math.abs(value) >= 10 ** -largestExponent && Math.abs(value) <= 10 ** largestExponent)

/** The fields of keys whose numbers are marked exactly. */
const exact = new Set(['value', 'amount', 'factor', 'share', 'weight', 'unitPenalty'])

/** The characters of the accepted texts and the exact numbers, wherever they stand. */
function keysOf(body: QuestionBody): { characters: number; numbers: number[] } {
  const found = { characters: 0, numbers: [] as number[] }
  const read = (value: unknown, name: string): void => {
    if (typeof value === 'number' && exact.has(name)) found.numbers.push(value)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inside] of Object.entries(value)) {
      if (name === 'accepted' && key === 'text') found.characters += String(inside).length
      read(inside, Array.isArray(value) ? name : key)
    }
  }
  read(body, '')
  return found
}
