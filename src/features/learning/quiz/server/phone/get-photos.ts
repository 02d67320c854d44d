import { sql } from 'drizzle-orm'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import type { Call } from '#src/server/kernel.ts'
import type { quizApi } from '../../contract.ts'
import type { phoneOffers } from '../../statuses.ts'
import { mustOwnAttempt } from './own-attempt.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  part: string
  userFileId: number | null
  offer: (typeof phoneOffers)[number]
  arriving: boolean
}

/** Lists what phones have sent for an attempt and its page has to add or to take out. */
export async function getPhonePhotos(call: Call<typeof quizApi.getPhonePhotos>) {
  const { db, viewer, input } = call
  const { attemptId } = input
  await mustOwnAttempt(db, { attemptId, userId: viewer.id })
  const { rows } = await db.execute<Row>(sql`
    select u.question_id as "questionId", u.part, own.id as "userFileId", u.offer,
      u.offer = 'offered' and coalesce(f.state = 'checking'
        or (f.state = 'arriving' and f.touched_at > now() - interval '2 minutes'), false) as arriving
    from answer_uploads u
    left join file_uploads f on f.id = u.upload_id
    left join (user_files own join files b on b.id = own.file_id and b.mime like 'image/%')
      on own.id = coalesce(u.user_file_id, f.user_file_id) and own.owner_id = ${viewer.id}
    where u.attempt_id = ${attemptId} and u.offer in ('offered', 'withdrawn')
    order by u.began_at, u.upload_id`)
  const photos = rows.flatMap(({ questionId, part, userFileId, offer }) =>
    userFileId === null ? [] : [{ questionId, part, userFileId, offer }],
  )
  const offered = photos.flatMap(({ userFileId, offer }) =>
    offer === 'offered' ? [userFileId] : [],
  )
  return {
    photos,
    files: await readGivenFiles(call, offered),
    arriving: rows.filter(({ arriving }) => arriving).length,
  }
}
