import { sql } from 'drizzle-orm'
import { photosMost } from '#src/features/content/question/body/limits.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { quizApi } from '../../contract.ts'
import { mayAddByLink, mayBeginByLink } from '../rules.ts'
import { countPhotos } from './count-photos.ts'
import { readLink } from './read-link.ts'
import { shortName } from './short-name.ts'

/** Says which answer a link adds photographs to, and nothing of its question. */
export async function openPhotoLink(call: Call<typeof quizApi.openPhotoLink>) {
  const { db, input, locale } = call
  const link = await readLink(call, input.token)
  must(mayAddByLink(link))
  const [{ rows }, count] = await Promise.all([
    db.execute<{ id: number }>(sql`
      select coalesce(u.user_file_id, f.user_file_id) as id from answer_uploads u
      left join file_uploads f on f.id = u.upload_id
      where u.link_id = ${link.linkId} and u.offer <> 'withdrawn'
        and coalesce(u.user_file_id, f.user_file_id) is not null
      order by u.began_at, u.upload_id`),
    countPhotos(db, link),
  ])
  const { title, titleEn, body, part, position, secondsLeft, attemptId, questionId } = link
  return {
    title: locale === 'en-US' ? titleEn || title : title || titleEn,
    number: position + 1,
    inGroup:
      body.type === 'group' ? body.questions.findIndex(({ id }) => id === part) + 1 || null : null,
    name: shortName({ ...link, latinName: link.latinName || latinName(link.realName) }, locale),
    ...{ secondsLeft, attemptId, questionId, part },
    photos: rows.map(({ id }) => id),
    room: mayBeginByLink(link) ? 0 : Math.max(0, photosMost - count),
    late: link.isOpen ? (link.behind ? ('behind' as const) : null) : ('afterEnd' as const),
  }
}
