import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { soughtOf } from '#src/features/learning/note/server/sought.ts'
import { notes } from '#src/features/learning/note/tables.ts'
import { seedSharedNotes } from '#src/features/learning/shared-note/server/seed-shared-notes.ts'
import type { Tx } from '#src/server/database/db.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { classNotes } from './class-notes.ts'
import type { LoadedCourse } from './load-class-things.ts'

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

/** Notes of classmates, and two of the shown student, that the class reads. */
export async function loadClassNotes(
  tx: Tx,
  given: { classId: number; loaded: readonly LoadedCourse[]; userIds: Map<string, number> },
): Promise<void> {
  const { classId, loaded, userIds } = given
  for (const [at, { by, course, kind, html, second, page }] of classNotes.entries()) {
    const userId = userIds.get(by)!
    const { courseId } = loaded.find((one) => one.course.slug === course)!
    const { rows } = await tx.execute<{ itemId: number; chapterId: number }>(sql`
      select i.id as "itemId", i.chapter_id as "chapterId" from course_items i
      where i.course_id = ${courseId} and i.kind = ${kind} order by i.id limit 1`)
    const [item] = rows
    if (!item) throw new Error(`${course} has no ${kind}`)
    const body = cleanHtml(html)
    const written = ago(90 - 20 * at)
    const [made] = await tx
      .insert(notes)
      .values({
        ...{ userId, courseId, ...item, second: second ?? null, page: page ?? null },
        ...{
          body,
          sought: soughtOf(body, null),
          saves: [],
          createdAt: written,
          updatedAt: written,
        },
        key: createHash('md5').update(`class note ${at}`).digest('hex'),
      })
      .returning({ noteId: notes.id })
    await seedSharedNotes(tx, [{ ...made!, classId, userId, sharedAt: ago(89 - 20 * at) }])
  }
  const studentId = userIds.get('student')!
  const { rows: own } = await tx.execute<{ noteId: number }>(sql`
    select n.id as "noteId" from notes n join class_courses x on x.course_id = n.course_id
    where n.user_id = ${studentId} and x.class_id = ${classId} order by n.id limit 2`)
  await seedSharedNotes(
    tx,
    own.map(({ noteId }, at) => ({
      noteId,
      classId,
      userId: studentId,
      sharedAt: ago(16 - 10 * at),
    })),
  )
}
