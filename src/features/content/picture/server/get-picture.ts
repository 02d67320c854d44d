import { and, eq } from 'drizzle-orm'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { progressOf, worksOf } from '#src/server/media/progress.ts'
import { renditionsOf } from '#src/server/media/renditions.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import type { MediaWork } from '#src/server/media/work.ts'
import { must } from '#src/shared/can.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { PictureAnswer, pictureApi } from '../contract.ts'
import { pictures } from '../tables.ts'
import { addressesOf } from './addresses.ts'
import { cropOf, focusOf } from './crop-of.ts'
import { readKind } from './kinds.ts'
import { mayManagePicture } from './rules.ts'
import { coverWork, widthsWork } from './works.ts'

/** Returns a picture of the viewer's own, as far as it has been made. */
export async function getPicture(call: Call<typeof pictureApi.getPicture>) {
  const { db, viewer, input } = call
  return readPicture(call, viewer, await ownPicture(db, viewer, input.userFileId))
}

/**
 * Returns the present bytes of a person's own picture. @throws picture.pictureUnknown
 */
export async function ownPicture(
  db: Db | Tx,
  viewer: Pick<Viewer, 'id'>,
  userFileId: number,
): Promise<number> {
  const [own] = await db
    .select({ fileId: userFiles.fileId, ownerId: userFiles.ownerId })
    .from(userFiles)
    // A file that no work takes is no picture.
    .innerJoin(
      mediaWork,
      and(eq(mediaWork.fileId, userFiles.fileId), eq(mediaWork.name, widthsWork.name)),
    )
    .where(eq(userFiles.id, userFileId))
  must(mayManagePicture(own, viewer))
  return own!.fileId
}

/** Returns a picture that the viewer may see, at addresses that are good for the viewer's session. */
export async function readPicture(
  kernel: Pick<Kernel, 'db' | 'secret' | 'works'>,
  viewer: Viewer,
  fileId: number,
): Promise<PictureAnswer> {
  const { db } = kernel
  const [[row], works, made] = await Promise.all([
    db.select().from(pictures).where(eq(pictures.fileId, fileId)),
    worksOf(db, [fileId]),
    renditionsOf(db, [fileId]),
  ])
  const look = { crop: row ? cropOf(row) : null, focus: row ? focusOf(row) : null }
  const prefix = mediaPrefix(kernel, fileId, viewer)
  const urlOf = ({ kind }: { kind: string }) => `${prefix}/${kind}/0.${readKind(kind)!.format}`
  const progress = (one: MediaWork) =>
    progressOf(
      kernel.works,
      works.filter(({ name }) => name === one.name),
    )
  const { state, failed } = progress(widthsWork)
  return {
    state: state === 'failed' ? state : state === 'done' ? 'ready' : 'making',
    failure: failed?.failure ?? null,
    whole: addressesOf('picture', made, look, urlOf),
    cover: progress(coverWork).state === 'done' ? addressesOf('cover', made, look, urlOf) : null,
    ...look,
  }
}
