import { sql } from 'drizzle-orm'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import { tell } from '#src/features/learning/class/server/tell.ts'
import { courseNames } from '#src/features/learning/interaction/server/place-of.ts'
import { notePaths } from '#src/features/learning/note/paths.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { sharedNoteApi as api } from '../contract.ts'
import { sharedNoteErrors as errors } from '../errors.ts'
import { sharedTables } from './columns.ts'
import { removedMessage } from './messages-text.ts'
import { mayRemove } from './rules.ts'

interface Row extends Record<string, unknown> {
  classId: number
  userId: number
  courseId: number
  removed: boolean
  zh: string
  en: string
}

/** Takes a note out of a class, and tells its writer once. */
export async function removeNote(call: Call<typeof api.remove>) {
  const { db, viewer, input } = call
  const { sharedId } = input
  await db.transaction(async (tx) => {
    const asked = await find(tx, sharedId)
    const standing = await holdClass(tx, { classId: asked.classId, userId: viewer.id })
    must(mayRemove(standing))
    // Since the class was locked, nobody else takes it out.
    const found = await find(tx, sharedId)
    if (found.removed) return
    await tx.execute(sql`update shared_notes set removed_at = now() where id = ${sharedId}`)
    await tell(tx, call, {
      ...{ to: [found.userId], of: standing, words: removedMessage(found) },
      link: notePaths.notes({ courseId: found.courseId }),
    })
  })
  return {}
}

/** @throws sharedNote.unknown */
async function find(tx: Tx, sharedId: number): Promise<Row> {
  const { rows } = await tx.execute<Row>(sql`
    select s.class_id as "classId", s.user_id as "userId", c.id as "courseId", s.removed_at is not null as removed,
      ${courseNames}
    from ${sharedTables} where s.id = ${sharedId}`)
  const [found] = rows
  if (!found) throw new AppError(errors.unknown)
  return found
}
