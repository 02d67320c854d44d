import { soundsOf, type Sound } from './pinyin.ts'
import { stem } from './search-query.ts'
import { isLatin } from './words.ts'

/** A part of a text, from its first character to the one after its last. */
export type Range = [start: number, end: number]

/**
 * Returns where a text has the words, Latin ones by their beginning.
 * @returns null where one of them is missing, unless `some` will do.
 */
export function findWords(text: string, words: readonly string[], { some = false } = {}) {
  const lower = text.toLowerCase()
  // Lower case keeps the length of a text in the languages taught here, so places in it are those of the text.
  if (lower.length !== text.length) return null
  const each = words.map((word) => occurrences(lower, word))
  const missing = each.filter((ranges) => ranges.length === 0).length
  if (some ? missing === words.length : missing > 0) return null
  return merged(each.flat())
}

/** Limits the marks in a text, so that a single letter costs no more than a word. */
const mostMarks = 20

function occurrences(lower: string, word: string): Range[] {
  const latin = isLatin(word)
  const looked = latin ? stem(word) : word
  const ranges: Range[] = []
  for (
    let at = lower.indexOf(looked);
    at >= 0 && ranges.length < mostMarks;
    at = lower.indexOf(looked, at + looked.length)
  ) {
    if (latin && /[a-z0-9]/.test(lower.charAt(at - 1))) continue
    // Marks the whole typed word, although only its stem was searched.
    ranges.push([at, lower.startsWith(word, at) ? at + word.length : at + looked.length])
  }
  return ranges
}

/** Returns the Chinese characters of a text whose pinyin was typed, whole or (with `initials`) by first letters. */
export function findPinyin(text: string, typed: string, { initials = false, person = false } = {}) {
  const sounds = soundsOf(text, { person })
  const whole = firstPhrase(sounds, typed, ({ sound }) => sound)
  return whole ?? (initials ? firstPhrase(sounds, typed, ({ sound }) => sound.charAt(0)) : null)
}

function firstPhrase(sounds: Sound[], typed: string, say: (sound: Sound) => string): Range | null {
  for (const [from, first] of sounds.entries()) {
    if (!first.chinese) continue
    let said = ''
    for (const one of sounds.slice(from)) {
      if (one.sound === '') break
      said += say(one)
      if (said.startsWith(typed)) return [first.start, one.end]
      if (!typed.startsWith(said)) break
    }
  }
  return null
}

/** Returns each Latin word and each run of Chinese characters of a text. */
export const runsIn = (text: string) => text.match(/[A-Za-z0-9]+|\p{Script=Han}+/gu) ?? []

/** Joins ranges that meet, in their order. */
function merged(ranges: Range[]): Range[] {
  const joined: Range[] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
