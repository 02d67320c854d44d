import { gradeWords } from '../limits.ts'
import { type Code, codeOf, type Entry, isWord, readMark, showMark } from '../value.ts'
import { sheetWords } from './sheet-words-text.ts'
import type { WordsText } from './words-text.ts'

/**
 * Reads what a person types or pastes into a cell of so many points: a mark, a word, or nothing.
 * @returns null for other text and for marks above the full mark
 */
export function readTyped(
  text: string,
  fullMark: number,
  t: Pick<WordsText, 'words'>,
): Code | null {
  const typed = text.normalize('NFKC').trim()
  if (typed === '' || typed === '-' || typed === '–') return ''
  const lower = typed.toLowerCase()
  if (isWord(lower)) return lower
  const word = gradeWords.find((one) => t.words[one].toLowerCase() === lower) ?? sheetWords[typed]
  if (word) return word
  const mark = readMark(typed)
  return mark !== null && mark <= fullMark ? String(mark) : null
}

export const showCode = (code: Code, t: Pick<WordsText, 'words'>): string =>
  isWord(code) ? t.words[code] : code === '' ? '' : showMark(Number(code))

/** The value as it is edited. */
export const editable = (entry: Entry | undefined, t: Pick<WordsText, 'words'>): string =>
  showCode(codeOf(entry), t)
