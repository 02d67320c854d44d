import { accountApi } from '#src/features/people/account/contract.ts'
import { imageErrors } from '#src/features/people/account/contract.ts'
import type { Call } from '#src/server/kernel.ts'
import { PictureError, type PictureFault } from '#src/server/pictures/picture-error.ts'
import { type PictureWish, remakePicture } from '#src/server/pictures/picture.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { AppError } from '#src/shared/errors.ts'
import { type ImagePurpose, imagePixels, imageTypes } from '../contract.ts'

/** Avatars are shown small; documents must stay readable. */
const wishes: Record<ImagePurpose, PictureWish> = {
  avatar: { maxPixels: imagePixels, shape: 'square', side: 512, quality: 82 },
  qualification: { maxPixels: imagePixels, shape: 'within', side: 2400, quality: 85 },
}

/** Stores a picture re-encoded from its pixels. It is deleted after a day unless a row refers to it. */
export async function uploadImage(call: Call<typeof accountApi.uploadImage>) {
  const { file, viewer, input } = call
  if (!file || file.bytes.length === 0) throw new AppError(imageErrors.imageMissing)
  const { eTypedirectory: purpose } = input
  const picture = await remakePicture(file.bytes, wishes[purpose]).catch((error: unknown) => {
    throw error instanceof PictureError ? refusalOf(error.fault) : error
  })
  const isPublic = purpose === 'avatar'
  const saved = await saveFile(call, {
    bytes: picture.bytes,
    mime: picture.mime,
    // The given name may identify the documents' owner.
    name: `${purpose}.webp`,
    ownerId: viewer.id,
    visibility: isPublic ? 'public' : 'private',
    sealed: !isPublic,
    loose: true,
  })
  return [`~${fileUrl(call, saved)}`]
}

function refusalOf(fault: PictureFault): AppError {
  if (fault === 'tooLarge') return new AppError(imageErrors.imageTooLarge)
  if (fault === 'broken') return new AppError(imageErrors.imageBroken)
  return new AppError(imageErrors.imageType, { values: { list: imageTypes.join(', ') } })
}
