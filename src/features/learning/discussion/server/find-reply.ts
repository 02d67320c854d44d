import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { discussionErrors as errors } from '../errors.ts'
import { type CommentFacts, findComments } from './comments.ts'
import { findTopic, type TopicFacts } from './find.ts'
import { mayReadComments } from './rules.ts'

interface Row extends Record<string, unknown> {
  replyId: number
  topicId: number | null
  announcementId: number | null
  authorId: number
  hidden: boolean
}

/** Reads where a reply belongs; undefined where there is none. */
export async function placeOf(db: Db | Tx, replyId: number): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select id as "replyId", topic_id as "topicId", announcement_id as "announcementId",
      author_id as "authorId", hidden_reason is not null as hidden
    from discussion_replies where id = ${replyId}`)
  return rows[0]
}

/**
 * Finds a reply of a topic, or a comment, that the person may read.
 * @throws discussion.replyUnknown, discussion.unknown, announcement.unknown, discussion.off
 */
export async function findReply(db: Db, replyId: number, viewer: Pick<Viewer, 'id'>) {
  const row = await placeOf(db, replyId)
  if (!row) throw new AppError(errors.replyUnknown)
  const talk = await talkOf(db, row, viewer.id)
  const isMine = row.authorId === viewer.id
  if (row.hidden && !isMine) throw new AppError(errors.replyUnknown)
  const { role, state, isOff, classId } = talk
  return { ...row, classId, isMine, role, state, isOff }
}

async function talkOf(db: Db, row: Row, userId: number): Promise<TopicFacts | CommentFacts> {
  if (row.topicId !== null) return findTopic(db, { topicId: row.topicId, userId })
  const found = await findComments(db, { announcementId: row.announcementId!, userId })
  must(mayReadComments(found))
  return found
}
