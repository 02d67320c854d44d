import { placeInSheets } from '#src/features/content/document/server/place-in-sheets.ts'
import { excerptWith } from '#src/server/text/excerpt.ts'
import { findWords } from '#src/server/text/find-in-text.ts'

/** A text that was found inside a course. */
export interface PageOfText {
  /** Of a document, from 1; null of a subtitle and of formatted text. */
  page: number | null
  text: string
  /** Of a spreadsheet, whose words are stored by parts. */
  sheets: { name: string; part: number; rows: number }[] | null
}

/** Returns the excerpt with its page; of a spreadsheet the first row that has all the words or one. */
export function excerptOf({ page, text, sheets }: PageOfText, words: readonly string[]) {
  if (page === null || !sheets) return { page, sheet: null, row: null, ...excerptWith(text, words) }
  const rows = text.split('\n')
  const whole = rows.findIndex((row) => findWords(row, words))
  const at = whole >= 0 ? whole : rows.findIndex((row) => findWords(row, words, { some: true }))
  const place = placeInSheets(sheets, page - 1, Math.max(0, at))
  const cells = (rows[at] ?? '').replaceAll(/\t+/g, ' · ')
  return {
    ...{ ...place, sheet: sheets[place.page - 1]?.name ?? null },
    ...excerptWith(cells, words),
  }
}
