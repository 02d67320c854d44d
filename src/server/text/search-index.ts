import { joinAcross } from './across.ts'
import { alike, typoForms } from './alike.ts'
import { soundsOf } from './pinyin.ts'
import { cutFinely, cutText, isLatin, normalise, pairsIn } from './words.ts'

/** Raised when words are made differently: rows of another version are indexed again. */
export const searchVersion = 4

/** Text beyond it is not searched. */
export const mostCharacters = 20_000
/** PostgreSQL refuses vectors of a megabyte. */
const mostLexemes = 20_000
/** Longer phrases are cut, because readers type the beginning of one, not a sentence. */
export const mostSounds = 8

/** A searched text. A weighs most; D is found by its words only, not by sound or with typing errors. */
export interface SearchedText {
  weight: 'A' | 'B' | 'C' | 'D'
  text: string
  /** Whether it is a person's name. */
  person?: boolean
}

/** The first letter of a lexeme that is not a word of the text. No word begins with such a sign. */
export const signs = { sound: '=', initials: '#', alike: '~', typo: '-' } as const

/**
 * Returns two tsvector literals: `found` has everything by which the texts can be found, for the index;
 * `ranked` has the words and sounds of the heavier texts with their weights, for the order.
 */
export function searchVectors(texts: readonly SearchedText[]): { found: string; ranked: string } {
  const found = new Set<string>()
  const ranked = new Map<string, string>()
  const rank = (lexeme: string, weight: string) => {
    const known = ranked.get(lexeme)
    if (known === undefined || weight < known) ranked.set(lexeme, weight)
  }
  for (const { weight, text: whole, person } of texts) {
    const text = normalise(whole.slice(0, mostCharacters))
    for (const word of cutFinely(text)) {
      found.add(word)
      if (weight === 'D') continue
      rank(word, weight)
      if (isLatin(word)) for (const form of typoForms(word)) found.add(signs.typo + form)
    }
    if (weight === 'D') continue
    for (const { sound, initials } of phrasesOf(text, person)) {
      for (const one of [signs.sound + sound, signs.initials + initials]) {
        found.add(one)
        if (weight !== 'C') rank(one, weight)
      }
      found.add(signs.alike + alike(sound))
    }
  }
  return {
    found: [...found]
      .slice(0, mostLexemes)
      .map((one) => `'${one}'`)
      .join(' '),
    ranked: [...ranked]
      .slice(0, mostLexemes)
      .map(([one, weight]) => `'${one}':1${weight}`)
      .join(' '),
  }
}

/**
 * Returns the tsvector literal of a text inside a course: its words, and each pair of Chinese characters. A dictionary
 * cuts the terms of a trade differently from sentence to sentence (无单放货), and their pairs are always there.
 */
export function vectorInside(text: string): string {
  const searched = normalise(text.slice(0, mostCharacters))
  const found = new Set([...cutFinely(searched), ...pairsIn(searched)])
  return [...found]
    .slice(0, mostLexemes)
    .map((one) => `'${one}'`)
    .join(' ')
}

/** Characters of the next subtitle whose words one has too: a term is not longer. */
const mostAfter = 24

/**
 * The same of a subtitle, with the beginning of the next one, so that a term that lies over both is found. Its own
 * words have the weight A and those of the next one B; the words that only both together make have none (`across.ts`).
 */
export function vectorAcross(text: string, after: string | null): string {
  const next = beginningOf(normalise(after ?? ''))
  if (next === '') return vectorInside(text)
  const own = normalise(text.slice(0, mostCharacters))
  const sets = [own, next, joinAcross(own, next)].map(
    (part) => new Set([...cutFinely(part), ...pairsIn(part)]),
  )
  const all = new Set(sets.flatMap((set) => [...set]))
  return [...all]
    .slice(0, mostLexemes)
    .map((one) => {
      const places = [sets[0]!.has(one) ? '1A' : '', sets[1]!.has(one) ? '2B' : ''].filter(Boolean)
      return `'${one}':${places.join(',') || '3'}`
    })
    .join(' ')
}

/** The beginning of a text, which ends where a Latin word does. */
function beginningOf(text: string): string {
  const begun = text.trimStart().slice(0, mostAfter)
  const isCut =
    /[\p{L}\p{N}]$/u.test(begun) && /^[^\p{Script=Han}\P{L}]/u.test(text.slice(mostAfter))
  return isCut ? begun.replace(/[^\p{Script=Han}\P{L}]+$/u, '') : begun
}

/** Returns the sounds of a text from the beginning of each of its words. */
function phrasesOf(text: string, person = false) {
  const sounds = soundsOf(text, { person })
  const starts = person ? new Set([0, 1]) : wordStarts(text)
  return sounds.flatMap(({ chinese, start }, from) => {
    if (!chinese || !starts.has(start)) return []
    const rest = sounds.slice(from, from + mostSounds)
    const end = rest.findIndex(({ sound }) => sound === '')
    const phrase = (end < 0 ? rest : rest.slice(0, end)).map(({ sound }) => sound)
    const initials = phrase.map((sound) => sound.charAt(0)).join('')
    return [{ sound: phrase.join(''), initials }]
  })
}

/** Returns the starts of words. A word of four characters counts as two, because readers also type its second half. */
function wordStarts(text: string): Set<number> {
  const starts = new Set<number>()
  let at = 0
  for (const token of cutText(text)) {
    starts.add(at)
    if (token.length >= 4) starts.add(at + 2)
    at += token.length
  }
  return starts
}
