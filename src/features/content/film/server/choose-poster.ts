import { eq } from 'drizzle-orm'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { renditionOf } from '#src/server/media/renditions.ts'
import { files } from '#src/server/storage/tables.ts'
import { AppError } from '#src/shared/errors.ts'
import { type filmApi, filmErrors } from '../contract.ts'
import { filmPosters } from '../tables.ts'
import { postersKind } from './make-posters.ts'
import { openToChange } from './open-film.ts'

/** Makes a frame or one of the owner's pictures the poster; with neither, the proposed frame again. */
export async function choosePoster({
  db,
  viewer,
  input,
}: Call<typeof filmApi.choosePoster>): Promise<Record<string, never>> {
  const { userFileId, frame, pictureId } = input
  const film = await openToChange(db, viewer, userFileId)
  if (pictureId !== undefined) await mustBePicture(db, pictureId, film.ownerId)
  else if (frame !== undefined) await mustHaveFrame(db, film.file.id, frame)
  else {
    await db.delete(filmPosters).where(eq(filmPosters.userFileId, userFileId))
    return {}
  }
  const chosen = pictureId === undefined ? { frame, pictureId: null } : { frame: null, pictureId }
  await db
    .insert(filmPosters)
    .values({ userFileId, ...chosen })
    .onConflictDoUpdate({ target: filmPosters.userFileId, set: chosen })
  return {}
}

/** @throws film.notAPicture, also for a picture of another person */
async function mustBePicture(db: Db, pictureId: number, ownerId: number | null): Promise<void> {
  const [picture] = await db
    .select({ ownerId: userFiles.ownerId, mime: files.mime })
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(eq(userFiles.id, pictureId))
  const isUsable = /^image\/(jpeg|png|webp|avif|gif)$/.test(picture?.mime ?? '')
  if (!isUsable || picture?.ownerId !== ownerId) throw new AppError(filmErrors.notAPicture)
}

/** @throws film.noSuchFrame */
async function mustHaveFrame(db: Db, fileId: number, frame: number): Promise<void> {
  const posters = await renditionOf(db, fileId, postersKind)
  if (!posters?.parts?.[frame]) throw new AppError(filmErrors.noSuchFrame)
}
