import { sql } from 'drizzle-orm'
import type { Sharing } from '#src/features/learning/note/contract.ts'
import type { noteSharing } from '#src/features/learning/note/server/sharing-port.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { counts, sharedTables } from './columns.ts'

type Row = { noteId: number } & Sharing['classes'][number]

/** Returns the classes that read each of a person's notes. */
async function sharedOf(db: Db | Tx, userId: number, noteIds: readonly number[]): Promise<Row[]> {
  if (noteIds.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select s.note_id as "noteId", s.id as "sharedId", k.id as "classId", k.name
    from ${sharedTables} join classes k on k.id = s.class_id
    where s.user_id = ${userId} and s.note_id = any(${sql.param([...noteIds])}::int[])
      and s.hidden_reason is null and ${counts} order by s.shared_at, s.id`)
  return rows
}

/** Returns the classes that read one note. */
export const sharedWithOf = async (db: Db | Tx, userId: number, noteId: number) => ({
  classes: (await sharedOf(db, userId, [noteId])).map(({ noteId: _, ...one }) => one),
})

/** Reads the classes that a person's notes are shared with, and the courses whose notes may be, in two statements. */
export const sharingOfNotes: NonNullable<(typeof noteSharing)['answer']> = {
  async of(db, { userId, noteIds, courseIds }) {
    if (courseIds.length === 0) return { shared: new Map(), courses: new Set() }
    const [shared, { rows: courses }] = await Promise.all([
      sharedOf(db, userId, noteIds),
      db.execute<{ courseId: number }>(sql`
        select distinct x.course_id as "courseId" from class_courses x
        join class_members m on m.class_id = x.class_id and m.user_id = ${userId} and m.state = 'member'
        join classes k on k.id = x.class_id and k.archived_at is null
        where x.course_id = any(${sql.param(courseIds)}::int[])`),
    ])
    const byNote = Map.groupBy(shared, ({ noteId }) => noteId)
    return {
      shared: new Map(
        [...byNote].map(([noteId, rows]) => [noteId, rows.map(({ noteId: _, ...one }) => one)]),
      ),
      courses: new Set(courses.map(({ courseId }) => courseId)),
    }
  },
}
