import { sql } from 'drizzle-orm'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { opensInBrowsers } from '#src/features/content/file/server/read-given-files.ts'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { readClass } from '#src/features/learning/class/server/state.ts'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import { leaveUseText } from './leave-text.ts'
import { maySeeAll } from './rules.ts'

/** Makes these files of the student the pictures of a new request, in this order. @throws file.unknown, file.otherType */
export async function setLeavePictures(
  tx: Tx,
  given: { leaveId: number; userId: number; userFileIds: readonly number[] },
): Promise<void> {
  const { leaveId, userId, userFileIds } = given
  if (userFileIds.length === 0) return
  const { rows } = await tx.execute<{ mime: string }>(sql`
    with given as (
      select u.id, f.mime, w.position
      from unnest(${sql.param([...userFileIds])}::int[]) with ordinality as w (id, position)
      join user_files u on u.id = w.id and u.owner_id = ${userId} join files f on f.id = u.file_id
    ), written as (
      insert into leave_pictures (user_file_id, leave_id, position)
      select id, ${leaveId}, position from given on conflict do nothing returning user_file_id)
    select given.mime from written join given on given.id = written.user_file_id`)
  if (rows.length < userFileIds.length) throw new AppError(namingErrors.unknown)
  if (rows.some(({ mime }) => kindOf(mime) !== 'picture'))
    throw new AppError(namingErrors.otherType)
}

const keys = ['leave_pictures.user_file_id']

/** Pictures of requests, which stay with them. */
export const leaveUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds }) {
    const { rows } = await db.execute<{ userFileId: number; title: string }>(sql`
      select p.user_file_id as "userFileId", c.name as title
      from leave_pictures p join leave_requests r on r.id = p.leave_id join classes c on c.id = r.class_id
      where p.user_file_id = any(${sql.param(userFileIds)}::int[]) order by r.id desc`)
    return rows.map((row) => ({
      ...row,
      ...{ what: leaveUseText, detail: '', path: null, state: 'live' as const },
    }))
  },
}

const none = { read: false, download: false, ways: [] }

/** The student, and the teachers and assistants of the class, see the pictures of a request. */
export const leaveReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  async of({ db, viewer, userFileId }) {
    if (!viewer) return none
    const { rows } = await db.execute<{ classId: number; userId: number; mime: string }>(sql`
      select r.class_id as "classId", r.user_id as "userId", f.mime
      from leave_pictures p join leave_requests r on r.id = p.leave_id
      join user_files u on u.id = p.user_file_id join files f on f.id = u.file_id
      where p.user_file_id = ${userFileId}`)
    const [found] = rows
    // The original of another one may have what a camera notes, such as the place; readers get its look.
    if (!found || !opensInBrowsers(found.mime)) return none
    const { classId, userId } = found
    const sees =
      userId === viewer.id ||
      maySeeAll(await readClass(db, { classId, userId: viewer.id })) === null
    return sees ? { read: true, download: true, ways: [] } : none
  },
}
