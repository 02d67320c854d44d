import { eq, sql } from 'drizzle-orm'
import { filesNamed } from '#src/features/content/editor/server/files-named.ts'
import { mustOwn } from '#src/features/content/file/server/must-own.ts'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import type { Tx } from '#src/server/database/db.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import { announcementErrors as errors } from '../errors.ts'
import { filesMost } from '../limits.ts'
import { announcementPaths } from '../paths.ts'
import { announcementFiles } from '../tables.ts'
import { announcementUseText } from './files-text.ts'

/**
 * Writes down the files that the text of an announcement names. The writer owns the new ones; those that it named before
 * stay, also when another teacher edits it.
 */
export async function nameFiles(
  tx: Tx,
  {
    announcementId,
    body,
    viewer,
  }: { announcementId: number; body: string; viewer: { id: number } },
): Promise<void> {
  const named = filesNamed(body).map(({ userFileId }) => userFileId)
  if (named.length > filesMost) {
    throw new AppError(withValues(errors.tooManyFiles, { most: filesMost }))
  }
  const before = await tx
    .select({ id: announcementFiles.userFileId })
    .from(announcementFiles)
    .where(eq(announcementFiles.announcementId, announcementId))
  const known = new Set(before.map(({ id }) => id))
  const added = named.filter((id) => !known.has(id))
  if (added.length > 0) await mustOwn(tx, viewer, added, fileKinds)
  await tx.execute(sql`
    delete from announcement_files where announcement_id = ${announcementId}
      and user_file_id <> all(${sql.param(named)}::int[])`)
  if (added.length === 0) return
  await tx
    .insert(announcementFiles)
    .values(added.map((userFileId) => ({ announcementId, userFileId })))
}

const keys = ['announcement_files.user_file_id']

/** Files in announcements of classes. */
export const announcementFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds }) {
    const { rows } = await db.execute<{
      userFileId: number
      title: string
      detail: string
      classId: number
      announcementId: number
    }>(sql`
      select f.user_file_id as "userFileId", a.title, c.name as detail, c.id as "classId", a.id as "announcementId"
      from announcement_files f join announcements a on a.id = f.announcement_id
      join classes c on c.id = a.class_id
      where f.user_file_id = any(${sql.param(userFileIds)}::int[]) order by a.id desc`)
    return rows.map(({ userFileId, title, detail, classId, announcementId }) => ({
      ...{ userFileId, title, detail, what: announcementUseText, state: 'live' as const },
      path: announcementPaths.one(classId, announcementId),
    }))
  },
}

const none = { read: false, download: false, ways: [] }

/** The people of a class read the files of its announcements, students once these are published. */
export const announcementReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  async of({ db, viewer, userFileId }) {
    if (!viewer) return none
    const { rows } = await db.execute(sql`
      select from announcement_files f join announcements a on a.id = f.announcement_id
      join class_members m on m.class_id = a.class_id and m.user_id = ${viewer.id} and m.state = 'member'
      where f.user_file_id = ${userFileId} and (a.publish_at <= now() or m.role <> 'student') limit 1`)
    const read = rows.length > 0
    return { read, download: read, ways: [] }
  },
}
