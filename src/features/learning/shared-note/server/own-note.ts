import { type SQL, sql } from 'drizzle-orm'
import { noteErrors } from '#src/features/learning/note/errors.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'

interface OwnNote extends Record<string, unknown> {
  noteId: number
  courseId: number
}

/** Finds one's own note. @throws note.notFound */
export async function ownNote(
  db: Db | Tx,
  { userId, key }: { userId: number; key: string },
  lock: SQL = sql``,
): Promise<OwnNote> {
  const { rows } = await db.execute<OwnNote>(sql`
    select n.id as "noteId", n.course_id as "courseId" from notes n
    where n.user_id = ${userId} and n.key = ${key} ${lock}`)
  const [found] = rows
  if (!found) throw new AppError(noteErrors.notFound)
  return found
}
