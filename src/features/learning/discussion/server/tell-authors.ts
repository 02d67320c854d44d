import { sql } from 'drizzle-orm'
import { announcementPaths } from '#src/features/learning/announcement/paths.ts'
import { excerptOf } from '#src/features/learning/interaction/server/row.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { sendToEach } from '#src/server/send-to-each.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { discussionPaths } from '../paths.ts'
import {
  deletedCommentMessage,
  deletedReplyMessage,
  deletedTopicMessage,
  type Said,
  withTopicMessage,
} from './messages-text.ts'

interface Told {
  userIds: number[]
  said: Said
  link: string
  /** Unique for the text: a job that runs twice sends nothing twice. */
  key: string
}

/** Tells authors that a teacher or an assistant has deleted what they wrote. The text is gone by then. */
export const tellAuthorsJob: Job = {
  name: 'discussion-authors',
  options: { retries: 1 },
  run: (kernel: Kernel, { userIds, said, link, key }: Told) =>
    sendToEach(kernel, userIds, { ...said, kind: 'interaction', link, key }),
}

/** The person who deletes a text, and why. */
type Deleter = Pick<Kernel, 'jobs'> & {
  viewer: Pick<Viewer, 'id' | 'username' | 'realName' | 'latinName'>
  input: { reason: string }
}

const byOf = ({ viewer, input }: Deleter) => {
  const zh = viewer.realName || viewer.username
  return { person: { zh, en: viewer.latinName || zh }, reason: input.reason }
}

/** SQL condition: the author of a text `x` of the class `c` is in the class, and did not delete it in person. */
const isTold = (viewer: Pick<Viewer, 'id'>) => sql`x.author_id <> ${viewer.id} and exists (
  select from class_members m where m.class_id = c.id and m.user_id = x.author_id and m.state = 'member')`

/** Has the author of a topic, and those of its replies, told that a teacher or an assistant deletes it. */
export async function tellOfDeletedTopic(tx: Tx, call: Deleter, topicId: number): Promise<void> {
  const { rows } = await tx.execute<{
    classId: number
    name: string
    title: string
    body: string
    author: number | null
    others: number[]
  }>(sql`
    select c.id as "classId", c.name, x.title, x.body,
      case when x.deleted_at is null and ${isTold(call.viewer)} then x.author_id end as author,
      array(select distinct r.author_id from discussion_replies r
        join class_members m on m.class_id = c.id and m.user_id = r.author_id and m.state = 'member'
        where r.topic_id = x.id and r.author_id not in (x.author_id, ${call.viewer.id})) as others
    from discussion_topics x join classes c on c.id = x.class_id where x.id = ${topicId}`)
  const { classId, name, title, body, author, others } = rows[0]!
  const of = { ...byOf(call), name, title, words: excerptOf(body) }
  const shared = {
    link: discussionPaths.topics(classId),
    key: `discussion-deleted:topic:${topicId}`,
  }
  if (author !== null) {
    await enqueue(tx, call, { ...shared, userIds: [author], said: deletedTopicMessage(of) })
  }
  await enqueue(tx, call, { ...shared, userIds: others, said: withTopicMessage(of) })
}

/** Has the author of a reply or a comment told that a teacher or an assistant deletes it. */
export async function tellOfDeletedReply(tx: Tx, call: Deleter, replyId: number): Promise<void> {
  const { rows } = await tx.execute<{
    classId: number
    topicId: number | null
    announcementId: number | null
    name: string
    title: string
    body: string
    author: number
  }>(sql`
    select c.id as "classId", x.topic_id as "topicId", x.announcement_id as "announcementId", c.name,
      coalesce(t.title, a.title) as title, x.body, x.author_id as author
    from discussion_replies x left join discussion_topics t on t.id = x.topic_id
    left join announcements a on a.id = x.announcement_id
    join classes c on c.id = coalesce(t.class_id, a.class_id)
    where x.id = ${replyId} and ${isTold(call.viewer)}`)
  const [found] = rows
  if (!found) return
  const { classId, topicId, announcementId, name, title, body, author } = found
  const of = { ...byOf(call), name, title, words: excerptOf(body) }
  const told =
    topicId === null
      ? {
          link: announcementPaths.one(classId, announcementId!),
          said: deletedCommentMessage(of),
        }
      : { link: discussionPaths.topic(classId, topicId), said: deletedReplyMessage(of) }
  await enqueue(tx, call, {
    ...told,
    userIds: [author],
    key: `discussion-deleted:reply:${replyId}`,
  })
}

async function enqueue(tx: Tx, { jobs }: Deleter, told: Told): Promise<void> {
  if (told.userIds.length > 0) await jobs.enqueue(tx, tellAuthorsJob.name, { ...told })
}
