import { sql } from 'drizzle-orm'
import { announcementPaths } from '#src/features/learning/announcement/paths.ts'
import { excerptOf } from '#src/features/learning/interaction/server/row.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { sendToEach } from '#src/server/send-to-each.ts'
import { discussionPaths } from '../paths.ts'
import { commentMessage, ownTopicMessage, topicMessage } from './messages-text.ts'

interface Row extends Record<string, unknown> {
  classId: number
  name: string
  title: string
  body: string
  topicId: number | null
  announcementId: number | null
  /** The author of the topic. */
  ownerId: number | null
  userIds: number[]
}

/**
 * Sends messages about a reply or a comment that is still shown to its followers who are in the class. The author of a topic
 * gets them by mail too, bundled with others.
 */
export const tellFollowersJob: Job = {
  name: 'discussion-followers',
  options: { retries: 1 },
  async run(kernel: Kernel, { replyId }: { replyId: number }) {
    const { rows } = await kernel.db.execute<Row>(sql`
      select c.id as "classId", c.name, coalesce(t.title, a.title) as title, r.body, t.id as "topicId",
        a.id as "announcementId", t.author_id as "ownerId", array(
          select f.user_id from discussion_followers f
          join class_members m on m.class_id = c.id and m.user_id = f.user_id and m.state = 'member'
          where (f.topic_id = t.id or f.announcement_id = a.id) and f.follows and f.user_id <> r.author_id
          order by f.user_id) as "userIds"
      from discussion_replies r left join discussion_topics t on t.id = r.topic_id
      left join announcements a on a.id = r.announcement_id
      join classes c on c.id = coalesce(t.class_id, a.class_id)
      where r.id = ${replyId} and r.hidden_reason is null and t.hidden_reason is null and t.deleted_at is null
        and not exists (select from discussions_off d where d.class_id = c.id)`)
    const [found] = rows
    if (!found) return
    const { classId, name, title, topicId, announcementId, ownerId, userIds } = found
    const words = excerptOf(found.body)
    const shared = { kind: 'interaction', key: `discussion-reply:${replyId}` } as const
    if (topicId === null) {
      const link = announcementPaths.one(classId, announcementId!)
      await sendToEach(kernel, userIds, { ...shared, link, ...commentMessage(name, title, words) })
      return
    }
    const link = discussionPaths.topic(classId, topicId)
    const others = userIds.filter((id) => id !== ownerId)
    const owner = userIds.filter((id) => id === ownerId)
    const own = ownTopicMessage(name, title, words)
    await sendToEach(kernel, owner, { ...shared, link, ...own, weight: 'important' })
    await sendToEach(kernel, others, { ...shared, link, ...topicMessage(name, title, words) })
  },
}
