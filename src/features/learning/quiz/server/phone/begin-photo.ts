import { sql } from 'drizzle-orm'
import { findOrMake } from '#src/features/content/file/server/make-folder.ts'
import { beginArrival } from '#src/features/content/file/server/uploads/begin-upload.ts'
import { uploadKey } from '#src/features/content/file/server/uploads/upload-key.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { photosMost } from '#src/features/content/question/body/limits.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { kindByName } from '#src/shared/file-kind.ts'
import { pick } from '#src/shared/locale.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import { fileErrors } from '#src/features/content/file/contract.ts'
import type { quizApi } from '../../contract.ts'
import { quizErrors } from '../../errors.ts'
import { noteUpload } from '../begin-file.ts'
import { folderText } from '../files-text.ts'
import { mayBeginByLink } from '../rules.ts'
import { countPhotos } from './count-photos.ts'
import { mayFinish } from './link-uploads.ts'
import { readLink } from './read-link.ts'

/**
 * Begins the upload of a photograph by a link. It becomes a file of the learner, counts towards the learner's limits,
 * and its bytes need the key of this upload alone.
 */
export async function beginPhonePhoto(call: Call<typeof quizApi.beginPhonePhoto>) {
  const { locale, input, config } = call
  const { token, uploadId, name, size } = input
  const link = await readLink(call, token)
  must(mayBeginByLink(link))
  if (kindByName(name) !== 'picture') throw new AppError(namingErrors.otherType)
  const { attemptId, questionId, part, linkId, ownerId } = link
  const begun = await beginArrival(
    { ...call, viewer: { id: ownerId } },
    {
      ...{ uploadId, name, size },
      ...(!passesRoleGuard(link) && { mostMiB: config.ANSWERS_PERSON_MIB }),
      async place(tx) {
        // Its owner's row is held, so that of twenty at once no more pass than there is room for.
        if ((await countPhotos(tx, link)) >= photosMost) {
          throw new AppError(withValues(quizErrors.photosFull, { most: photosMost }))
        }
        const { rows } = await tx.execute(sql`
          select from photo_links where id = ${linkId} and stopped_at is null for share`)
        if (rows.length === 0) throw new AppError(quizErrors.photoLinkOver)
        await noteUpload(tx, { attemptId, questionId, uploadId, linkId, part, offer: 'offered' })
        return findOrMake(tx, ownerId, null, pick(folderText, locale))
      },
    },
  )
  // The id may be that of another upload of the same person.
  if (!(await mayFinish(call.db, link, uploadId))) throw new AppError(fileErrors.uploadUnknown)
  return { ...begun, key: uploadKey(call, uploadId) }
}
