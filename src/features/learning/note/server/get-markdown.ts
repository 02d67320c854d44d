import { sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { type noteApi, notesMost } from '../contract.ts'
import { fitting, orders } from './get-notes.ts'
import { markdownOfHtml } from './markdown-of-html.ts'
import { markdownText } from './markdown-text.ts'
import { noteColumns, type NoteRow, noteTables } from './note-rows.ts'

const nextTurn = () => new Promise((done) => setImmediate(done))

interface Row extends NoteRow {
  course: string
  chapter: string
}

/** Returns the notes as one Markdown text: a heading for each course, chapter and item, the place before each note. */
export async function getMarkdown({
  db,
  viewer,
  locale,
  input: { courseId, keyword },
}: Call<typeof noteApi.getMarkdown>) {
  const { rows } = await db.execute<Row>(sql`
    select ${noteColumns(locale)}, ${inLanguage(locale, 'c', 'name')} as course, ${inLanguage(locale, 'ch', 'name')} as chapter
    from ${noteTables} join courses c on c.id = n.course_id join course_chapters ch on ch.id = n.chapter_id
    where ${fitting(viewer.id, keyword)} ${courseId === undefined ? sql`` : sql`and n.course_id = ${courseId}`}
    order by ${orders.place} limit ${notesMost}`)
  const title = pick(markdownText.title, locale)
  const parts = [`# ${title}`]
  let before: Partial<Row> = {}
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
  const markdown = `${parts.join('\n\n')}\n`
  return { fileName: `${title} ${schoolDay()}.md`, markdown, notes: rows.length }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

function placeOf({ second, page, words }: NoteRow, locale: Locale): string | null {
  if (second !== null) return `**${clock(second)}**`
  if (page !== null) return `**${pick(markdownText.page, locale).replace('{page}', String(page))}**`
  return words === null ? null : `> ${oneLine(words)}`
}

/** 432.5 → '7:12'; 3725 → '1:02:05'. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
