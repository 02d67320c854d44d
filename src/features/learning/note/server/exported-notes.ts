import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import { notesMost } from '../contract.ts'
import { fitting, orders } from './get-notes.ts'
import { noteColumns, type NoteRow, noteTables } from './note-rows.ts'

export interface ExportedNote extends NoteRow {
  course: string
  chapter: string
}

/** The notes of a person that an export holds. */
export interface Chosen {
  userId: number
  /** Those of one course; null for all. */
  courseId: number | null
  /** Words that they hold; '' for all. */
  keyword: string
}

const chosen = ({ userId, courseId, keyword }: Chosen) =>
  sql`${fitting(userId, keyword)} ${courseId === null ? sql`` : sql`and n.course_id = ${courseId}`}`

/** Reads notes in the order of courses, chapters, items and places. */
export async function exportedNotes(db: Db, locale: Locale, of: Chosen): Promise<ExportedNote[]> {
  const { rows } = await db.execute<ExportedNote>(sql`
    select ${noteColumns(locale)}, ${inLanguage(locale, 'c', 'name')} as course, ${inLanguage(locale, 'ch', 'name')} as chapter
    from ${noteTables} join courses c on c.id = n.course_id join course_chapters ch on ch.id = n.chapter_id
    where ${chosen(of)} order by ${orders.place} limit ${notesMost}`)
  return rows
}

/** Counts notes and the bytes of their frames, and says when the last of them was edited. */
export async function countChosen(db: Db, of: Chosen) {
  const { rows } = await db.execute<{
    notes: number
    frameBytes: number
    editedAt: Date | null
  }>(sql`
    with own as (select n.id, n.updated_at from notes n where ${chosen(of)})
    select count(*)::int as notes, max(updated_at) as "editedAt", (
        select coalesce(sum(s.size), 0)::float8 from note_frames f join own on own.id = f.note_id
        join user_files u on u.id = f.user_file_id join files s on s.id = u.file_id) as "frameBytes"
    from own`)
  return rows[0]!
}
