import { alike, typoForms } from './alike.ts'
import { pinyinOf } from './pinyin.ts'
import { mostSounds, signs } from './search-index.ts'
import { weakWords } from './weak-words.ts'
import { cutText, isChinese, isLatin, lexeme, normalise } from './words.ts'

const mostCharacters = 100
const mostWords = 12
/** Words that are also looked for by their sound and with typing errors, which costs more. */
const mostRuns = 6
/** Pinyin of several words is also found apart, where each has this many letters. */
const apart = 4
/** Minimum letters of a Latin prefix: a single letter matches too many words. */
const shortestPrefix = 2

/** A text that a person typed into a search. */
export interface SearchQuery {
  /** Letters and digits only: what an exact name is compared with. */
  key: string
  /** The words to find, as typed, each once. */
  words: readonly string[]
  /** All words in their order, as one reads them; Chinese ones that stand together are one. */
  runs: readonly Run[]
}

export interface Run {
  text: string
  /** Whether it is looked for; words that say nothing are not. */
  sought: boolean
}

/** @returns undefined when nothing searchable was typed */
export function readQuery(typed: string): SearchQuery | undefined {
  const text = normalise([...typed].slice(0, mostCharacters).join(''))
  const tokens = cutText(text).map(lexeme)
  const words = tokens.filter((word) => word !== '')
  if (words.length === 0) return undefined
  const strong = words.filter((word) => !weakWords.has(word))
  const sought = new Set((strong.length > 0 ? strong : words).slice(0, mostWords))
  return { key: lexeme(text), words: [...sought], runs: runsOf(tokens, sought) }
}

/** Joins Chinese words that stand together: what sounds like a word may be cut as several. */
function runsOf(tokens: readonly string[], words: ReadonlySet<string>): Run[] {
  const runs: Run[] = []
  let joined = false
  for (const token of tokens) {
    const last = runs.at(-1)
    const sought = words.has(token)
    if (joined && last?.sought && sought && isChinese(token) && isChinese(last.text)) {
      last.text += token
    } else if (token !== '') runs.push({ text: token, sought })
    joined = token !== ''
  }
  return runs
}

/**
 * The tsquery for texts with all words: the last one and Latin ones by their beginning.
 * @param weights of the texts in which they must stand; all by default.
 */
export const allWords = ({ words }: SearchQuery, weights = '') => wordsIn(words, weights)

/**
 * Tsqueries for texts with all words, the last of which is `allWords`. Each finds some of those that the next one
 * finds, in a fraction of its time where they are thousands: an index gathers every form of a beginning first.
 */
export function ladderOfWords(query: SearchQuery): string[] {
  const whole = query.words.map(
    (word) =>
      `(${formsOf(word)
        .map((form) => term(form, false))
        .join(' | ')})`,
  )
  const typed = [...whole.slice(0, -1), wordsIn(query.words.slice(-1))]
  const all = allWords(query)
  const sooner = new Set([whole, typed].map((words) => words.join(' & ')))
  sooner.delete(all)
  return [...sooner, all]
}

/** Whether a word alone means something. */
export const longEnough = (word: string) => word.length > (isLatin(word) ? 2 : 1)

/** The tsquery for texts with any of these words. */
export const anyWord = (words: readonly string[]) => words.map((word) => oneWord(word)).join(' | ')

/** The tsquery for texts with this word. */
export const oneWord = (word: string, weights = '') => term(stem(word), isLatin(word), weights)

/**
 * The tsquery for Latin words as the pinyin of Chinese ones, whole or (where `initials`) their first
 * letters. @returns '' where no word can be pinyin.
 */
export function asPinyin({ words }: SearchQuery, { initials = false, weights = '' } = {}): string {
  const latin = words.filter((word) => /^[a-z]{2,}$/.test(word))
  if (latin.length === 0) return ''
  const soundOf = (word: string) =>
    [
      term(signs.sound + word, true, weights),
      ...(initials && word.length <= 8 ? [term(signs.initials + word, true, weights)] : []),
    ].join(' | ')
  const each = words
    .map((word) => (latin.includes(word) ? `(${soundOf(word)})` : wordsIn([word], weights)))
    .join(' & ')
  if (latin.length < words.length || words.length === 1) return each
  // Syllables are also typed apart: 'bao guan'. Each alone would be found nearly everywhere.
  const together = term(signs.sound + words.join(''), true, weights)
  return words.some((word) => word.length < apart) ? together : `(${each}) | ${together}`
}

/** The tsquery for texts with words like these: of a like sound, or with one typing error. */
export function likeWords({ runs }: SearchQuery): string {
  return runs
    .filter(({ sought }) => sought)
    .slice(0, mostRuns)
    .map(({ text }) => `(${likeRun(text)})`)
    .join(' & ')
}

function likeRun(whole: string): string {
  // The index knows no longer phrase; the rest is compared afterwards.
  const run = isChinese(whole) ? whole.slice(0, mostSounds) : whole
  if (!isChinese(run)) {
    const forms = typoForms(run).map((form) => term(signs.typo + form, true))
    const sound = /^[a-z]{3,}$/.test(run) ? [term(signs.alike + alike(run), true)] : []
    return [wordsIn([run]), ...forms, ...sound].join(' | ')
  }
  const parts = partsOf(run).map((part) => `(${likePart(part)})`)
  return parts.length > 1 ? `${likePart(run)} | (${parts.join(' & ')})` : likePart(run)
}

function likePart(part: string): string {
  const words = wordsIn(cutText(part))
  if (part.length < 2) return words
  return `(${words}) | ${term(signs.alike + alike(pinyinOf(part).whole), true)}`
}

/** Cuts a run between its words; a single character joins the word before it, or its neighbour. */
export function partsOf(run: string): string[] {
  const parts: string[] = []
  let single = false
  for (const word of cutText(run)) {
    const last = parts.at(-1)
    if (last !== undefined && (word.length === 1 || (single && last.length === 1))) {
      parts[parts.length - 1] = last + word
    } else parts.push(word)
    single = word.length === 1
  }
  return parts
}

const wordsIn = (words: readonly string[], weights = '') =>
  words
    .map((word, index) => {
      const last = index === words.length - 1
      const begins = isLatin(word) ? word.length >= shortestPrefix : last
      return term(stem(word), begins, weights)
    })
    .join(' & ')

/** A word and its usual plural or singular, all of which begin with its stem. */
function formsOf(word: string): string[] {
  if (!isLatin(word) || word.length < shortestPrefix) return [word]
  const begin = stem(word)
  return /^[a-z]{3,}(?:y|ies)$/.test(word) ? [`${begin}y`, `${begin}ies`] : [begin, `${begin}s`]
}

/** Latin words are searched by their beginning, so the shorter form also finds the longer one. */
export const stem = (word: string) =>
  /^[a-z]{3,}(?:y|ies)$/.test(word)
    ? word.replace(/(?:y|ies)$/, '')
    : word.replace(/^([a-z]{3,}[^s])s$/, '$1')

/** A word of a tsquery; it has only letters, digits and our signs, so that nothing can be injected. */
export const term = (word: string, begins: boolean, weights = '') =>
  `'${word}'${begins || weights ? ':' : ''}${begins ? '*' : ''}${weights}`
