import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { beginWork } from '#src/server/media/begin-works.ts'
import { AppError } from '#src/shared/errors.ts'
import { type pictureApi, pictureErrors } from '../contract.ts'
import { isWide } from '../cover-shape.ts'
import { pictures } from '../tables.ts'
import { ownPicture, readPicture } from './get-picture.ts'
import { coverWork } from './works.ts'

/** Notes the crop and the focal point; the cover is made of the original in the background. */
export async function cropPicture(call: Call<typeof pictureApi.cropPicture>) {
  const { db, viewer, input } = call
  const { userFileId, crop, focus } = input
  const fileId = await db.transaction(async (tx) => {
    const own = await ownPicture(tx, viewer, userFileId)
    const [picture] = await tx.select().from(pictures).where(eq(pictures.fileId, own)).for('update')
    if (!picture) throw new AppError(pictureErrors.pictureNotReady)
    if (crop && !isWide(crop, picture)) throw new AppError(pictureErrors.cropNotWide)
    await tx
      .update(pictures)
      .set({
        ...{ cropX: crop?.x ?? null, cropY: crop?.y ?? null },
        ...{ cropWidth: crop?.width ?? null, cropHeight: crop?.height ?? null },
        ...{ focusX: focus?.x ?? null, focusY: focus?.y ?? null },
      })
      .where(eq(pictures.fileId, own))
    await beginWork(call, tx, own, coverWork.name)
    return own
  })
  return readPicture(call, viewer, fileId)
}
