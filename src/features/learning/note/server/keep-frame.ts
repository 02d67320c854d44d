import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { noteApi } from '../contract.ts'
import { noteErrors } from '../errors.ts'
import { noteFrames } from '../frame-tables.ts'

/** The one format of frames: the device draws them. */
const mime = 'image/jpeg'

/** Makes the file of a frame that has arrived the picture which notes show by its key. */
export async function keepFrame({ db, viewer, input }: Call<typeof noteApi.keepFrame>) {
  const { frame: key, note } = input
  await db.transaction(async (tx) => {
    // The note before its frames, as its saving and its deletion lock them.
    await tx.execute(
      sql`select from notes where user_id = ${viewer.id} and key = ${note} for key share`,
    )
    const own = and(eq(noteFrames.key, key), eq(noteFrames.userId, viewer.id))
    const [found] = await tx.select().from(noteFrames).where(own).for('update')
    if (!found) throw new AppError(noteErrors.frameUnknown)
    if (found.userFileId !== null) return
    const { rows } = await tx.execute<{ id: number; mime: string }>(sql`
      select u.id, f.mime from file_uploads a join user_files u on u.id = a.user_file_id
      join files f on f.id = u.file_id
      where a.id = ${key} and a.owner_id = ${viewer.id} and u.owner_id = ${viewer.id}`)
    const [file] = rows
    if (!file) throw new AppError(noteErrors.frameUnknown)
    if (file.mime !== mime) throw new AppError(noteErrors.frameOtherType)
    await tx.execute(sql`
      update note_frames set user_file_id = ${file.id}, note_id = coalesce(note_id, (
        select n.id from notes n
        where n.user_id = ${viewer.id} and n.key = ${note} and strpos(n.body, ${key}) > 0))
      where key = ${key} and user_id = ${viewer.id}`)
  })
  return { frame: key }
}
