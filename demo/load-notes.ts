import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { noteFrames } from '#src/features/learning/note/frame-tables.ts'
import { setFrames } from '#src/features/learning/note/server/frames.ts'
import { soughtOf } from '#src/features/learning/note/server/sought.ts'
import { notes } from '#src/features/learning/note/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import type { Loaded } from './load-course.ts'
import { demoNotes } from './notes.ts'

const hour = 3_600_000
const frameKey = createHash('md5').update('frame').digest('hex')

/** Stores the frame of a note before the transaction, as blobs are. */
export const storeFrame = async (kernel: Kernel): Promise<FileRow> =>
  saveFile(kernel, {
    ...{ name: 'frame.jpg', mime: 'image/jpeg', visibility: 'private', ownerId: null },
    bytes: await readFile(new URL('media/notes/three-questions.jpg', import.meta.url)),
  })

/** Writes the notes of the shown student into the first item of their kind. */
export async function loadNotes(
  tx: Tx,
  courses: Loaded[],
  { userId, frame }: { userId: number; frame: FileRow },
): Promise<void> {
  const userFileId = await newUserFile(tx, { ownerId: userId, file: frame })
  await tx.insert(noteFrames).values({ key: frameKey, userId, userFileId })
  const rows = []
  for (const [at, note] of demoNotes.entries()) {
    const { courseId } = courses.find(({ course }) => course.slug === note.course)!
    const { rows: found } = await tx.execute<{ id: number; chapterId: number }>(sql`
      select i.id, i.chapter_id as "chapterId" from course_items i
      where i.course_id = ${courseId} and i.kind = ${note.kind} order by i.id limit 1`)
    const [item] = found
    if (!item) throw new Error(`${note.course} has no ${note.kind}`)
    const img = `<img data-frame="${frameKey}" alt="视频画面 0:14">`
    const body = cleanHtml(note.html.replace('{frame}', img))
    const written = new Date(Date.now() - (demoNotes.length - at) * 5 * hour)
    rows.push({
      ...{ userId, courseId, chapterId: item.chapterId, itemId: item.id },
      key: createHash('md5').update(`note ${at}`).digest('hex'),
      ...{ second: note.second ?? null, page: note.page ?? null },
      ...{ body, sought: soughtOf(body, null), saves: [] },
      ...{ createdAt: written, updatedAt: written },
    })
  }
  for (const row of await tx.insert(notes).values(rows).returning()) {
    await setFrames(tx, row, { before: '', now: row.body })
  }
}
