import { sql } from 'drizzle-orm'
import { announceStale } from '#src/server/events/announce-stale.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { quizApi } from '../../contract.ts'
import { phoneTopic } from '../../topic.ts'
import { holdAttempt } from '../end-overdue.ts'
import { mayFinishByLink } from '../rules.ts'
import { readLink } from './read-link.ts'
import { takePhotos } from './take-photos.ts'

/** Removes a photograph that this link has sent. The page of the attempt takes it out of the answer. */
export async function removePhonePhoto(call: Call<typeof quizApi.removePhonePhoto>) {
  const { db, events, input } = call
  const link = await readLink(call, input.token)
  must(mayFinishByLink(link))
  const { attemptId, linkId, ownerId } = link
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update answer_uploads u set offer = 'withdrawn' where u.link_id = ${linkId} and u.offer <> 'withdrawn'
        and (u.user_file_id = ${input.userFileId} or exists (select from file_uploads f
          where f.id = u.upload_id and f.user_file_id = ${input.userFileId}))`)
    if (!rowCount) return
    if (!link.isOpen) {
      await holdAttempt(tx, attemptId)
      await takePhotos(tx, attemptId)
    }
    await announceStale(events, tx, phoneTopic(attemptId), sql`select ${ownerId}::int as id`)
  })
  return {}
}
