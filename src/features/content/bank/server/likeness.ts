import { normalise } from '#src/server/text/words.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { plainText } from '../../question/body/plain-text.ts'
import type { Bilingual } from '../../question/body/text.ts'
import { textsOf } from '../../question/body/texts.ts'

/** Characters that are compared; the beginning of a long text decides. */
const compared = 400
/** A stem shorter than this, such as "下列正确的是", says too little alone: its options count too. */
const shortest = 12
/** Characters of the pieces that two texts have in common. */
const piece = 3
/** Two texts share a number with the chance of the third power of their likeness, once in each band. */
const bands = 12
const perBand = 3

const letters = (text: string) =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, compared)

/** Returns what is compared of a body in one language; '' where there is too little of it. */
function comparedText(body: QuestionBody, language: 'zh' | 'en'): string {
  const read = (text: Bilingual) => letters(plainText(text[language]))
  const stem = read(body.stem)
  if (stem === '' || stem.length >= shortest) return stem
  let all = ''
  for (const { text } of textsOf(body)) {
    all += read(text)
    if (all.length >= compared) break
  }
  return all.slice(0, compared)
}

function piecesOf(text: string): Set<string> {
  if (text.length <= piece) return new Set(text === '' ? [] : [text])
  return new Set(
    Array.from({ length: text.length - piece + 1 }, (_, at) => text.slice(at, at + piece)),
  )
}

/** Spreads the bits of a number. */
function mixed(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Returns numbers of which two bodies share some where their stems are alike in one language (MinHash in bands), so
 * that an index finds the few like ones among 100,000. Of pairs with 60 % in common 94 % are found, with 80 % all.
 */
export function likenessOf(body: QuestionBody): number[] {
  return (['zh', 'en'] as const).flatMap((language) => {
    const hashes = [...piecesOf(comparedText(body, language))].map(hashOf)
    if (hashes.length === 0) return []
    const least = Array.from({ length: bands * perBand }, (_, row) => {
      const seed = mixed(row + 1)
      return hashes.reduce((min, hash) => Math.min(min, mixed(hash ^ seed)), 0xffffffff)
    })
    return Array.from({ length: bands }, (_, band) => {
      const rows = least.slice(band * perBand, (band + 1) * perBand)
      return rows.reduce((joined, row) => mixed(joined ^ row), band) | 0
    })
  })
}

/** Returns the share of pieces that two stems have in common, 0 to 1, in the language in which they are more alike. */
export const alikeness = (one: QuestionBody, other: QuestionBody): number =>
  mostAlike(one, other, comparedText)

/** The same of all texts: two questions may ask alike and offer different options. */
export const wholeAlikeness = (one: QuestionBody, other: QuestionBody): number =>
  mostAlike(one, other, (body, language) =>
    body.stem[language] === ''
      ? ''
      : textsOf(body)
          .map(({ text }) => letters(plainText(text[language])))
          .join(''),
  )

function mostAlike(one: QuestionBody, other: QuestionBody, read: typeof comparedText): number {
  const shares = (['zh', 'en'] as const).map((language) => {
    const a = piecesOf(read(one, language))
    const b = piecesOf(read(other, language))
    const common = [...a].filter((text) => b.has(text)).length
    return common === 0 ? 0 : common / (a.size + b.size - common)
  })
  return Math.max(...shares)
}
