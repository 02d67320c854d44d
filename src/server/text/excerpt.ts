import { findWords, type Range } from './find-in-text.ts'

/** Characters on each side of the first match. */
const around = 40

/** Returns the part of a text around the first of the words, on one line, with the matches in it. */
export function excerptWith(
  text: string,
  words: readonly string[],
): { excerpt: string; ranges: Range[] } {
  const line = text.toWellFormed().replaceAll(/\s+/g, ' ').trim()
  const first = findWords(line, words, { some: true })?.[0]?.[0] ?? 0
  const chars = Array.from(line)
  const at = Array.from(line.slice(0, first)).length
  const from = Math.max(0, at - around)
  const excerpt = chars.slice(from, at + 2 * around).join('')
  const shown = (from > 0 ? '…' : '') + excerpt + (at + 2 * around < chars.length ? '…' : '')
  return { excerpt: shown, ranges: findWords(shown, words, { some: true }) ?? [] }
}
