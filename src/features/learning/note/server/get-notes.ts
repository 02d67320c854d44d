import { sql, type SQL } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type noteApi, notesPerPage } from '../contract.ts'
import { openedNotes } from './frames.ts'
import { noteColumns, type NoteRow, noteTables, toNotes } from './note-rows.ts'
import { withSharing } from './sharing-port.ts'

interface Row extends NoteRow {
  course: string
  courseKind: CourseKind
  chapter: string
}

/** The person's notes that hold the keyword, small or capital letters alike. */
export const fitting = (userId: number, keyword: string): SQL =>
  keyword === ''
    ? sql`n.user_id = ${userId}`
    : sql`n.user_id = ${userId} and n.sought like ${textPattern(keyword.toLowerCase())}`

/** Lists the notes of all courses in two statements, in whichever order. */
export async function getNotes(
  call: Call<typeof noteApi.getNotes>,
): Promise<AnswerOf<typeof noteApi.getNotes>> {
  const { db, viewer, locale, input } = call
  const { courseId, keyword, sort, page } = input
  const fits = fitting(viewer.id, keyword)
  const { limit, offset } = rowsOf(page, notesPerPage)
  const [counted, { rows }] = await Promise.all([
    db.execute<{ courseId: number; name: string; notes: number }>(sql`
      select c.id as "courseId", ${inLanguage(locale, 'c', 'name')} as name, found.notes
      from (select n.course_id, count(*)::int as notes, max(n.updated_at) as latest from notes n
        where ${fits} group by 1) found
      join courses c on c.id = found.course_id order by found.latest desc, c.id`),
    db.execute<Row>(sql`
      select ${noteColumns(locale)}, ${inLanguage(locale, 'c', 'name')} as course, c.kind as "courseKind",
        ${inLanguage(locale, 'ch', 'name')} as chapter
      from ${noteTables} join courses c on c.id = n.course_id join course_chapters ch on ch.id = n.chapter_id
      where ${fits} ${courseId === undefined ? sql`` : sql`and n.course_id = ${courseId}`}
      order by ${orders[sort]} limit ${limit} offset ${offset}`),
  ])
  const courses = counted.rows
  const total = courses
    .filter((one) => courseId === undefined || one.courseId === courseId)
    .reduce((sum, one) => sum + one.notes, 0)
  const texts = rows.map(({ body }) => body)
  const { notes } = await withSharing(call, rows, await toNotes(call, rows))
  const items = rows.map(({ course, courseKind, chapter }, at) => ({
    ...notes[at]!,
    course: { name: course, kind: courseKind },
    chapter,
  }))
  return {
    ...paged({ total, page, perPage: notesPerPage, items }),
    opened: await openedNotes(call, viewer, texts),
    courses,
  }
}

/** The places of chapters from the top one down, by which they are ordered as they are read. */
const chapterPath = sql`(
  with recursive up (id, parent_id, path) as (
    select ch.id, ch.parent_id, array[ch.position, ch.id]
    union all
    select above.id, above.parent_id, array[above.position, above.id] || up.path
    from course_chapters above join up on up.parent_id = above.id)
  select path from up where parent_id is null limit 1)`

export const orders = {
  recent: sql`n.updated_at desc, n.id desc`,
  place: sql`n.course_id, ${chapterPath}, i.position, i.id, n.second, n.page, n.id`,
}
