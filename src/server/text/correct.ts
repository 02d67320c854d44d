import { alike, isTypo, typoLength } from './alike.ts'
import { runsIn } from './find-in-text.ts'
import { soundsOf } from './pinyin.ts'
import { partsOf, type SearchQuery, stem } from './search-query.ts'
import { isChinese, normalise } from './words.ts'

/** Longer phrases are not corrected: they are no single mistyped word. */
const mostCharacters = 16

/** A Latin word or a phrase of Chinese characters, and how often the texts have it. */
interface Known {
  text: string
  count: number
  /** The pinyin of each character of a phrase. */
  sounds: readonly string[]
}

interface Vocabulary {
  words: readonly Known[]
  phrases: readonly Known[]
}

/**
 * Returns what a person probably meant: the typed words with those that no text has replaced by the
 * likest ones of these texts.
 * @returns undefined where a word resembles nothing.
 */
export function correct({ runs }: SearchQuery, texts: readonly string[]): string | undefined {
  const vocabulary = vocabularyOf(texts)
  const meant = runs.map(({ text, sought }) => (sought ? correctRun(text, vocabulary) : text))
  if (meant.includes(undefined)) return undefined
  const text = meant.join(' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
  return normalise(text) === runs.map((run) => run.text).join(' ') ? undefined : text
}

function vocabularyOf(texts: readonly string[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const run of texts.flatMap(runsIn)) counts.set(run, (counts.get(run) ?? 0) + 1)
  const known = [...counts].map(([text, count]) => ({
    text,
    count,
    sounds: isChinese(text) ? soundsOf(text).map(({ sound }) => sound) : [],
  }))
  return {
    words: known.filter(({ text }) => !isChinese(text)),
    phrases: known.filter(({ text }) => isChinese(text)),
  }
}

function correctRun(run: string, vocabulary: Vocabulary): string | undefined {
  if (run.length > mostCharacters) return undefined
  if (!isChinese(run)) return correctLatin(run, vocabulary)
  const whole = correctChinese(run, vocabulary)
  if (whole !== undefined) return whole
  const parts = partsOf(run).map((part) => correctChinese(part, vocabulary))
  return parts.includes(undefined) ? undefined : parts.join('')
}

function correctLatin(typed: string, { words, phrases }: Vocabulary): string | undefined {
  if (words.some(({ text }) => text.toLowerCase().startsWith(stem(typed)))) return typed
  const similar = words.filter(({ text }) => resembles(typed, text.toLowerCase()))
  return mostFrequent(similar) ?? withSound(phrases, typed)
}

/** Whether the word, or its beginning, is typed so with one error. */
function resembles(typed: string, word: string): boolean {
  if (typed.length < typoLength.least || typed.length > typoLength.most) return false
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more))
  return [word, ...beginnings].some((one) => isTypo(typed, one))
}

function correctChinese(typed: string, { phrases }: Vocabulary): string | undefined {
  if (phrases.some(({ text }) => text.includes(typed))) return typed
  if (typed.length < 2) return undefined
  const sounds = soundsOf(typed).map(({ sound }) => sound)
  return (
    partsWith(phrases, (parts) => isSame(parts, sounds), sounds.length) ??
    partsWith(phrases, (parts) => isSame(parts.map(alike), sounds.map(alike)), sounds.length)
  )
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.every((one, index) => one === b[index])

/** Pinyin typed with the sounds of a dialect: 'xingyongzhen'. */
function withSound(phrases: readonly Known[], typed: string): string | undefined {
  const wanted = alike(typed)
  // A syllable has one to six letters.
  const [most, least] = [Math.min(typed.length, 8), Math.max(2, Math.ceil(typed.length / 6))]
  for (let length = most; length >= least; length--) {
    const found = partsWith(phrases, (parts) => alike(parts.join('')) === wanted, length)
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the most frequent part of a phrase, of this many characters, that sounds as wanted. */
function partsWith(
  phrases: readonly Known[],
  wanted: (parts: readonly string[]) => boolean,
  length: number,
): string | undefined {
  return mostFrequent(
    phrases.flatMap(({ text, count, sounds }) =>
      sounds.flatMap((_, from) => {
        const parts = sounds.slice(from, from + length)
        return parts.length === length && wanted(parts)
          ? [{ text: text.slice(from, from + length), count }]
          : []
      }),
    ),
  )
}

function mostFrequent(found: readonly { text: string; count: number }[]): string | undefined {
  const groups = Map.groupBy(found, ({ text }) => text.toLowerCase())
  const sums = [...groups.values()].map((same) => ({
    text: same[0]!.text,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
  return sums.toSorted((a, b) => b.count - a.count)[0]?.text
}
