import { sql, type SQL } from 'drizzle-orm'
import type { ItemKind } from '#src/features/learning/course/outline-schema.ts'
import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { Note } from '../contract.ts'
import { type AnchorColumns, toAnchor } from './anchor-columns.ts'

export interface NoteRow extends AnchorColumns, Record<string, unknown> {
  noteId: number
  key: string
  revision: number
  body: string
  courseId: number
  chapterId: number
  itemId: number
  itemKind: ItemKind
  itemName: string
  itemGone: boolean
  placeGone: boolean
  /** Of a note on words: the texts that should hold them. */
  texts: string[] | null
  createdAt: Date
  updatedAt: Date
}

/** The columns of a NoteRow, from `noteTables`. */
export const noteColumns = (locale: Locale): SQL => sql`
  n.id as "noteId", n.key, n.revision, n.body, n.course_id as "courseId", n.chapter_id as "chapterId", n.item_id as "itemId",
  n.second, n.page, n.words, n.words_before as "wordsBefore", n.words_after as "wordsAfter",
  i.kind as "itemKind", ${inLanguage(locale, 'i', 'name')} as "itemName", i.removed_at is not null as "itemGone",
  coalesce(n.second > i.duration_seconds or n.page > i.pages, false) as "placeGone",
  case when n.words is not null then array[i.body, i.body_en] end as texts,
  n.created_at as "createdAt", n.updated_at as "updatedAt"`

// Notes stay when a release leaves their item out, and say so: these are not the live rows.
export const noteTables = sql`notes n join course_items i on i.id = n.item_id`

/**
 * Brings notes into the form in which answers show them. That a text has the marked words no longer is said to those
 * alone who may open it: words of a locked chapter could be tried out by notes otherwise.
 */
export async function toNotes<Row extends NoteRow>(
  { db, viewer, ports }: Pick<Call<Endpoint>, 'db' | 'ports'> & { viewer: Viewer },
  rows: readonly Row[],
): Promise<Note[]> {
  const lost = new Set(rows.filter(({ texts, words }) => !holds(texts, words)))
  const itemIds = [...lost].map(({ itemId }) => itemId)
  const open = await ports.get(courseOpening).openItems(db, viewer, itemIds)
  return rows.map((row) => toNote(row, lost.has(row) && open.has(row.itemId)))
}

function toNote(
  { itemId, itemKind, itemName, itemGone, ...row }: NoteRow,
  haveWordsGone: boolean,
): Note {
  const isPlaceGone = row.placeGone || haveWordsGone
  return {
    ...{ key: row.key, revision: row.revision, body: row.body },
    ...{ courseId: row.courseId, chapterId: row.chapterId },
    anchor: toAnchor(row),
    gone: itemGone ? 'item' : isPlaceGone ? 'place' : null,
    item: itemGone ? null : { itemId, kind: itemKind, name: itemName },
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

const spaceless = (text: string) => text.replaceAll(/\s+/g, '')

/** Whether one of the texts, of both languages, still holds the marked words. */
export const holds = (texts: NoteRow['texts'], words: string | null) =>
  words === null ||
  (texts ?? []).some((html) => html && spaceless(textOfHtml(html)).includes(spaceless(words)))
