import { eq } from 'drizzle-orm'
import { mustOwn } from '#src/features/content/file/server/must-own.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { renditionOf } from '#src/server/media/renditions.ts'
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
  if (pictureId === undefined && frame === undefined) {
    await db.delete(filmPosters).where(eq(filmPosters.userFileId, userFileId))
    return {}
  }
  if (pictureId === undefined) await mustHaveFrame(db, film.file.id, frame!)
  const chosen = pictureId === undefined ? { frame, pictureId: null } : { frame: null, pictureId }
  await db.transaction(async (tx) => {
    if (pictureId !== undefined) await mustBePicture(tx, pictureId, film.ownerId)
    await tx
      .insert(filmPosters)
      .values({ userFileId, ...chosen })
      .onConflictDoUpdate({ target: filmPosters.userFileId, set: chosen })
  })
  return {}
}

/** Makers of posters read these types. */
const readable = /^image\/(jpeg|png|webp|avif|gif)$/

/** @throws film.notAPicture, file.unknown for a picture of another person, file.otherType */
async function mustBePicture(tx: Tx, pictureId: number, ownerId: number | null): Promise<void> {
  const [picture] = await mustOwn(tx, { id: ownerId ?? 0 }, [pictureId], ['picture'])
  if (!readable.test(picture!.bytes.mime)) throw new AppError(filmErrors.notAPicture)
}

/** @throws film.noSuchFrame */
async function mustHaveFrame(db: Db, fileId: number, frame: number): Promise<void> {
  const posters = await renditionOf(db, fileId, postersKind)
  if (!posters?.parts?.[frame]) throw new AppError(filmErrors.noSuchFrame)
}
