import { sql } from 'drizzle-orm'
import { personJson } from '#src/features/content/bank/server/person-name.ts'
import { mayRead as mayReadAnnouncement } from '#src/features/learning/announcement/server/rules.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import type { FoundComment } from '../answers.ts'
import type { discussionApi as api } from '../contract.ts'
import { foundCommentsMost } from '../limits.ts'
import { type HitRow, toHit } from './hit.ts'
import type { Talk } from './rules.ts'

interface Row extends Record<string, unknown> {
  announcementId: number
  title: string
  hit: HitRow
  total: number
}

/** Finds the announcements of a class whose comments have the keyword, each with the latest of these comments. */
export async function findInComments(
  { db, viewer, locale, input }: Call<typeof api.getTopics>,
  { role }: Talk,
): Promise<{ total: number; items: FoundComment[] }> {
  const { classId, keyword } = input
  const early = mayReadAnnouncement({ role, published: false }) === null
  const { rows } = await db.execute<Row>(sql`
    select x.announcement_id as "announcementId", x.title, count(*) over ()::int as total,
      json_build_object('replyId', x.id, 'body', x.body, 'createdAt', x.created_at, 'author', ${personJson('u')}) as hit
    from (select distinct on (x.announcement_id) x.*, a.title
      from announcements a join discussion_replies x on x.announcement_id = a.id
      where a.class_id = ${classId} and (a.publish_at <= now() or ${early})
        and x.sought like ${textPattern(keyword.toLowerCase())}
        and (x.hidden_reason is null or x.author_id = ${viewer.id})
      order by x.announcement_id, x.created_at desc, x.id desc) x
    join users u on u.id = x.author_id
    order by x.created_at desc, x.id desc limit ${foundCommentsMost}`)
  const items = rows.map(({ announcementId, title, hit }) => ({
    ...{ announcementId, title, hit: toHit(hit, keyword, locale) },
  }))
  return { total: rows[0]?.total ?? 0, items }
}
