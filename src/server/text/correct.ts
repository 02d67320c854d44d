import { alike, isTypo, typoLength } from './alike.ts'
import { runsIn } from './find-in-text.ts'
import { soundsOf } from './pinyin.ts'
import { partsOf, type SearchQuery, stem } from './search-query.ts'
import { isChinese, normalise } from './words.ts'

/**
 * Returns what a person probably meant: the typed words with those that no text has replaced by the
 * likest ones of these texts.
 * @returns undefined where a word resembles nothing.
 */
export function correct({ runs }: SearchQuery, texts: readonly string[]): string | undefined {
  const vocabulary = texts.flatMap(runsIn)
  const meant = runs.map(({ text, sought }) => (sought ? correctRun(text, vocabulary) : text))
  if (meant.includes(undefined)) return undefined
  const text = meant.join(' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
  return normalise(text) === runs.map((run) => run.text).join(' ') ? undefined : text
}

function correctRun(run: string, vocabulary: readonly string[]): string | undefined {
  if (!isChinese(run)) return correctLatin(run, vocabulary)
  const whole = correctChinese(run, vocabulary)
  if (whole !== undefined) return whole
  const parts = partsOf(run).map((part) => correctChinese(part, vocabulary))
  return parts.includes(undefined) ? undefined : parts.join('')
}

function correctLatin(typed: string, vocabulary: readonly string[]): string | undefined {
  const words = vocabulary.filter((word) => !isChinese(word))
  const known = words.some((word) => word.toLowerCase().startsWith(stem(typed)))
  if (known) return typed
  return (
    mostFrequent(words.filter((word) => resembles(typed, word.toLowerCase()))) ??
    likeSound(typed, vocabulary)
  )
}

/** Whether the word, or its beginning, is typed so with one error. */
function resembles(typed: string, word: string): boolean {
  if (typed.length < typoLength.least || typed.length > typoLength.most) return false
  return (
    [-1, 0, 1].some((more) => isTypo(typed, word.slice(0, typed.length + more))) ||
    isTypo(typed, word)
  )
}

function correctChinese(typed: string, vocabulary: readonly string[]): string | undefined {
  const phrases = vocabulary.filter((run) => isChinese(run))
  if (phrases.some((run) => run.includes(typed))) return typed
  if (typed.length < 2) return undefined
  const same = (how: (sound: string) => string) => {
    const wanted = soundsOf(typed)
      .map(({ sound }) => how(sound))
      .join(' ')
    return mostFrequent(
      phrases.flatMap((run) =>
        said(run, typed.length, (parts) => parts.map(how).join(' ') === wanted),
      ),
    )
  }
  return same((sound) => sound) ?? same(alike)
}

/** Pinyin typed with the sounds of a dialect: 'xingyongzhen'. */
function likeSound(typed: string, vocabulary: readonly string[]): string | undefined {
  const wanted = alike(typed)
  const most = Math.min(typed.length, 8)
  const phrases = vocabulary.filter((run) => isChinese(run))
  for (let length = most; length >= 2; length--) {
    const found = mostFrequent(
      phrases.flatMap((run) => said(run, length, (parts) => alike(parts.join('')) === wanted)),
    )
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the parts of a run, of this many characters, that sound as wanted. */
function said(run: string, length: number, wanted: (parts: string[]) => boolean): string[] {
  const sounds = soundsOf(run)
  return sounds.flatMap((first, from) => {
    const part = sounds.slice(from, from + length)
    return part.length === length && wanted(part.map(({ sound }) => sound))
      ? [run.slice(first.start, part.at(-1)!.end)]
      : []
  })
}

function mostFrequent(words: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(words, (word) => word.toLowerCase()).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0]
}
