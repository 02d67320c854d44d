import { type Locale, pick } from '#src/shared/locale.ts'
import type { ExportedNote } from './exported-notes.ts'
import { clock, oneLine } from './export-words.ts'
import { markdownOfHtml } from './markdown-of-html.ts'
import { exportText } from './export-text.ts'

const nextTurn = () => new Promise((done) => setImmediate(done))

/** Returns notes as one Markdown text: a heading for each course, chapter and item, the place before each note. */
export async function markdownOfNotes(
  rows: readonly ExportedNote[],
  locale: Locale,
): Promise<string> {
  const parts = [`# ${pick(exportText.title, locale)}`]
  let before: Partial<ExportedNote> = {}
  for (const row of rows) {
    const isNewCourse = row.courseId !== before.courseId
    const isNewChapter = isNewCourse || row.chapterId !== before.chapterId
    if (isNewCourse) parts.push(`## ${oneLine(row.course)}`)
    if (isNewChapter) parts.push(`### ${oneLine(row.chapter)}`)
    if (isNewChapter || row.itemId !== before.itemId) parts.push(`#### ${oneLine(row.itemName)}`)
    const place = placeOf(row, locale)
    if (place) parts.push(place)
    parts.push(markdownOfHtml(row.body))
    // Others are answered between two notes.
    await nextTurn()
    before = row
  }
  return `${parts.join('\n\n')}\n`
}

function placeOf({ second, page, words }: ExportedNote, locale: Locale): string | null {
  if (second !== null) return `**${clock(second)}**`
  if (page !== null) return `**${pick(exportText.page, locale).replace('{page}', String(page))}**`
  return words === null ? null : `> ${oneLine(words)}`
}
