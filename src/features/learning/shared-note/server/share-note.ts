import { sql } from 'drizzle-orm'
import { holdIfThere } from '#src/features/learning/class/server/state.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { sharedNoteApi as api } from '../contract.ts'
import { counts, sharedTables } from './columns.ts'
import { ownNote } from './own-note.ts'
import { type Former, mayBeMore, mayShare, mayShareAgain } from './rules.ts'
import { sharedWithOf } from './sharing.ts'

interface Found extends Former, Record<string, unknown> {
  counts: boolean
}

/** Shares one's own note with a class. A second call changes nothing. */
export async function shareNote({
  db,
  viewer,
  input: { key, classId },
}: Call<typeof api.share>): Promise<AnswerOf<typeof api.share>> {
  const userId = viewer.id
  return db.transaction(async (tx) => {
    const standing = await holdIfThere(tx, { classId, userId })
    if (!standing) throw new AppError(classErrors.unknown)
    const { noteId, courseId } = await ownNote(tx, { userId, key }, sql`for key share`)
    must(mayShare(standing, { hasCourse: await hasCourse(tx, { classId, courseId }) }))
    const former = await find(tx, { noteId, classId })
    if (former) must(mayShareAgain(former))
    if (!former?.counts) {
      must(mayBeMore(await countShared(tx, { classId, userId })))
      // The clock of the database may be behind that of the process which recorded the joining.
      await tx.execute(sql`
        insert into shared_notes (note_id, class_id, user_id, shared_at)
        select ${noteId}, ${classId}, ${userId}, greatest(now(), m.since) from class_members m
        where m.class_id = ${classId} and m.user_id = ${userId}
        on conflict (note_id, class_id) do update set shared_at = excluded.shared_at, removed_at = null`)
    }
    return sharedWithOf(tx, userId, noteId)
  })
}

async function hasCourse(tx: Tx, { classId, courseId }: { classId: number; courseId: number }) {
  const { rows } = await tx.execute(sql`
    select from class_courses x join courses c on c.id = x.course_id and c.deleted_at is null
    where x.class_id = ${classId} and x.course_id = ${courseId}`)
  return rows.length > 0
}

async function find(tx: Tx, { noteId, classId }: { noteId: number; classId: number }) {
  const { rows } = await tx.execute<Found>(sql`
    select ${counts} as counts, s.hidden_reason is not null as hidden, s.removed_at is not null as removed,
      coalesce(n.updated_at > s.removed_at, false) as "editedSince"
    from ${sharedTables} where s.note_id = ${noteId} and s.class_id = ${classId}`)
  return rows[0]
}

async function countShared(tx: Tx, { classId, userId }: { classId: number; userId: number }) {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${sharedTables}
    where s.class_id = ${classId} and s.user_id = ${userId} and ${counts}`)
  return rows[0]!.count
}
