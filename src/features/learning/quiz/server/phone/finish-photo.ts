import { sql } from 'drizzle-orm'
import { fileErrors } from '#src/features/content/file/contract.ts'
import { finishUpload } from '#src/features/content/file/server/uploads/finish-upload.ts'
import { announceStale } from '#src/server/events/announce-stale.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { quizApi } from '../../contract.ts'
import { phoneTopic } from '../../topic.ts'
import { holdAttempt } from '../end-overdue.ts'
import { mayFinishByLink } from '../rules.ts'
import { mayFinish } from './link-uploads.ts'
import { readLink } from './read-link.ts'
import { takePhotos } from './take-photos.ts'

/**
 * Ends the upload of a photograph. Once it is a picture of the learner, the open page of the attempt hears of it; after
 * the end of the time, and behind a later question where there is no way back, it joins a late answer, because no page would
 * add it any more.
 */
export async function finishPhonePhoto(call: Call<typeof quizApi.finishPhonePhoto>) {
  const { db, events, input } = call
  const { uploadId, sha256 } = input
  const link = await readLink(call, input.token)
  must(mayFinishByLink(link))
  if (!(await mayFinish(db, link, uploadId))) throw new AppError(fileErrors.uploadUnknown)
  const viewer = { id: link.ownerId }
  const upload = await finishUpload({ ...call, viewer, input: { uploadId, sha256 } })
  const { state, failure, unscanned, file } = upload
  if (!file) return { state, failure, unscanned, userFileId: null }
  const { attemptId, ownerId } = link
  if (file.kind !== 'picture') {
    await db.execute(sql`
      update answer_uploads set offer = 'withdrawn' where upload_id = ${uploadId}`)
    return { state: 'failed' as const, failure: 'otherType' as const, unscanned, userFileId: null }
  }
  await db.transaction(async (tx) => {
    if (!link.isOpen || link.behind) {
      await holdAttempt(tx, attemptId)
      await takePhotos(tx, attemptId)
    }
    await announceStale(events, tx, phoneTopic(attemptId), sql`select ${ownerId}::int as id`)
  })
  return { state, failure, unscanned, userFileId: file.userFileId }
}
