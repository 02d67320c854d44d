import { hanByReading } from './pinyin.ts'

/** The Han characters of each reading: a character of several readings stands under each of them. */
let known: Map<string, string> | undefined
const byReading = () => (known ??= hanByReading())

/** More than the longest name; what is longer is no name in pinyin. */
const lettersMost = 32
/** 'xian' is one syllable or two: a name has few readings, and a keyword that has more names none. */
const readingsMost = 16

/**
 * Finds Chinese names by their Latin letters, whole or in part: 'Chen Si' finds 陈思远. A part begins with a
 * syllable, and its last syllable may be unfinished.
 * @returns a regular expression for the part of a name, and the characters that it may begin with; null
 * where the words are no pinyin
 */
export function namesInPinyin(words: string): { pattern: string; heads: string[] } | null {
  const parts = words
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ü', 'v')
    .split(/[\s'’·-]+/)
  const letters = parts.filter(Boolean)
  const length = letters.join('').length
  if (length < 2 || length > lettersMost || !letters.every((part) => /^[a-z]+$/.test(part))) {
    return null
  }
  const readings = letters.reduce<string[][]>(
    (before, part, at) =>
      before.flatMap((start) =>
        syllables(part, { last: at === letters.length - 1 }).map((rest) => [...start, ...rest]),
      ),
    [[]],
  )
  if (readings.length === 0 || readings.length > readingsMost) return null
  return {
    pattern: readings.map((reading) => reading.map((han) => `[${han}]`).join('·?')).join('|'),
    heads: [...new Set(readings.flatMap(([head = '']) => [...head]))],
  }
}

/** Every way to read letters as syllables, each as the characters that have it. */
function syllables(letters: string, { last }: { last: boolean }): string[][] {
  if (letters === '') return [[]]
  const found: string[][] = []
  for (let end = Math.min(letters.length, 7); end > 0; end--) {
    const han = charactersOf(letters.slice(0, end), { begun: last && end === letters.length })
    if (han === '') continue
    for (const rest of syllables(letters.slice(end), { last })) {
      found.push([han, ...rest])
      if (found.length > readingsMost) return found
    }
  }
  return found
}

/** @param begun whether more letters may follow */
function charactersOf(sound: string, { begun }: { begun: boolean }): string {
  // Passports print ü as yu: Lyu.
  const typed = sound.replace(/^([ln])yu/, '$1v')
  if (!begun) return byReading().get(typed) ?? ''
  return [...byReading()]
    .flatMap(([reading, han]) => (reading.startsWith(typed) ? han : []))
    .join('')
}
