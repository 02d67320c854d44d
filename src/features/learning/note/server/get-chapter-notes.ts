import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { chapterNotesMost, type noteApi } from '../contract.ts'
import { openedNotes } from './frames.ts'
import { withSharing } from './sharing-port.ts'
import { noteColumns, type NoteRow, noteTables, toNotes } from './note-rows.ts'

/** Returns one's own notes of a chapter, those of an item in the order of their places. */
export async function getChapterNotes(call: Call<typeof noteApi.getChapterNotes>) {
  const { db, viewer, locale, input } = call
  const { rows } = await db.execute<NoteRow>(sql`
    select ${noteColumns(locale)} from ${noteTables}
    where n.user_id = ${viewer.id} and n.course_id = ${input.courseId} and n.chapter_id = ${input.chapterId}
    order by i.position, i.id, n.second, n.page, n.id limit ${chapterNotesMost}`)
  const texts = rows.map(({ body }) => body)
  const { courseId } = input
  const { notes, courses } = await withSharing(call, rows, await toNotes(call, rows), courseId)
  return {
    ...{ notes, mayShare: courses.has(courseId) },
    opened: await openedNotes(call, viewer, texts),
  }
}
