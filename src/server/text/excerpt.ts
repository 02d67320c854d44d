import { findWords, type Range } from './find-in-text.ts'

/** Characters on each side of the first match. */
const around = 40

/** Returns the part of a text that has the most of the words, on one line, with the matches in it. */
export function excerptWith(
  text: string,
  words: readonly string[],
): { excerpt: string; ranges: Range[] } {
  const line = text.toWellFormed().replaceAll(/\s+/g, ' ').trim()
  const first = fullest(line, words)
  const chars = Array.from(line)
  const at = Array.from(line.slice(0, first)).length
  let from = Math.max(0, at - around)
  let to = Math.min(chars.length, at + 2 * around)
  // No Latin word is cut, unless it is longer than all that is shown.
  const cuts = (place: number) => /^[a-z0-9]{2}$/i.test(chars.slice(place - 1, place + 1).join(''))
  while (from > 0 && from < at && cuts(from)) from++
  while (to < chars.length && to > at + around && cuts(to)) to--
  const excerpt = chars.slice(from, to).join('')
  const shown = (from > 0 ? '…' : '') + excerpt + (to < chars.length ? '…' : '')
  return { excerpt: shown, ranges: findWords(shown, words, { some: true }) ?? [] }
}

/** The first place from which the most of the words are near: of 'HX-250' that of 'HX' beside '250'. */
function fullest(line: string, words: readonly string[]): number {
  let best = { at: 0, count: 0 }
  for (const word of words) {
    for (const [at] of findWords(line, [word]) ?? []) {
      const near = line.slice(Math.max(0, at - around), at + around)
      const count = words.filter((one) => findWords(near, [one])).length
      if (count > best.count || (count === best.count && at < best.at)) best = { at, count }
    }
  }
  return best.at
}
