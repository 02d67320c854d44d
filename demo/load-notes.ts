import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { soughtOf } from '#src/features/learning/note/server/sought.ts'
import { notes } from '#src/features/learning/note/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import type { Loaded } from './load-course.ts'
import { demoNotes } from './notes.ts'

const hour = 3_600_000

/** Writes the notes of the shown student into the first item of their kind. */
export async function loadNotes(tx: Tx, courses: Loaded[], userId: number): Promise<void> {
  const rows = []
  for (const [at, note] of demoNotes.entries()) {
    const { courseId } = courses.find(({ course }) => course.slug === note.course)!
    const { rows: found } = await tx.execute<{ id: number; chapterId: number }>(sql`
      select i.id, i.chapter_id as "chapterId" from course_items i
      where i.course_id = ${courseId} and i.kind = ${note.kind} order by i.id limit 1`)
    const [item] = found
    if (!item) throw new Error(`${note.course} has no ${note.kind}`)
    const body = cleanHtml(note.html)
    const written = new Date(Date.now() - (demoNotes.length - at) * 5 * hour)
    rows.push({
      ...{ userId, courseId, chapterId: item.chapterId, itemId: item.id },
      key: createHash('md5').update(`note ${at}`).digest('hex'),
      ...{ second: note.second ?? null, page: note.page ?? null },
      ...{ body, sought: soughtOf(body, null), saves: [] },
      ...{ createdAt: written, updatedAt: written },
    })
  }
  await tx.insert(notes).values(rows)
}
