import { and, eq, sql } from 'drizzle-orm'
import { maySeeStudents } from '#src/features/learning/class/server/rules.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionPictures } from '../picture-tables.ts'
import { discussionReplies as replies, discussionTopics as topics } from '../tables.ts'
import { findComments, mayReadComments } from './comments.ts'
import { countReplies } from './count-replies.ts'
import { placeOf } from './find-reply.ts'
import { holdIfThere, holdTopic } from './find.ts'
import { mayDelete } from './rules.ts'
import { tellPages } from './tell-pages.ts'

/**
 * Deletes a topic; a call for one that is gone already succeeds. Teachers and assistants delete a topic with its replies; a
 * student's own topic leaves a line where others have replied.
 */
export async function deleteTopic({
  db,
  viewer,
  input: { topicId },
  events,
}: Call<typeof api.delete>) {
  await db.transaction(async (tx) => {
    const found = await holdIfThere(tx, { topicId, userId: viewer.id })
    // Strangers, and members from whom the topic is hidden, do not learn that it exists.
    if (!found?.role || (found.hidden && !found.isMine)) return
    must(mayDelete(found))
    await tellPages(events, tx, found)
    if (maySeeStudents(found) === null) await tx.delete(topics).where(eq(topics.id, topicId))
    else if (!found.deleted) await takeAway(tx, topicId)
  })
  return {}
}

/**
 * Deletes a locked topic. Where it has replies of others, or one that a reviewer has hidden, a line without words stays: a
 * hidden text stays, so that it is not posted again.
 */
export async function takeAway(tx: Tx, topicId: number): Promise<void> {
  const withReplies = sql`exists (select from discussion_replies r
    where r.topic_id = ${topics.id} and (r.author_id <> ${topics.authorId} or r.hidden_reason is not null))`
  const kept = await tx
    .update(topics)
    .set({
      ...{ title: '', body: '', sought: '', hiddenWords: '' },
      ...{ pinnedAt: null, deletedAt: sql`now()` },
    })
    .where(and(eq(topics.id, topicId), withReplies))
    .returning({ id: topics.id })
  if (kept.length === 0) await tx.delete(topics).where(eq(topics.id, topicId))
  else await tx.delete(discussionPictures).where(eq(discussionPictures.topicId, topicId))
}

/** Deletes a reply or a comment; a call for one that is gone already succeeds. */
export async function deleteReply({
  db,
  viewer,
  input: { replyId },
  events,
}: Call<typeof api.deleteReply>) {
  const row = await placeOf(db, replyId)
  if (!row) return {}
  const userId = viewer.id
  const own = { isMine: row.authorId === userId, hidden: row.hidden }
  if (row.topicId === null) {
    const found = await findComments(db, { announcementId: row.announcementId!, userId })
    must(mayReadComments(found) ?? mayDelete({ ...found, ...own }))
    await db.transaction(async (tx) => {
      await tellPages(events, tx, found)
      await tx.delete(replies).where(eq(replies.id, replyId))
    })
    return {}
  }
  const { topicId } = row
  await db.transaction(async (tx) => {
    const found = await holdTopic(tx, { topicId, userId })
    must(mayDelete({ ...found, ...own }))
    await tellPages(events, tx, found)
    await tx.delete(replies).where(eq(replies.id, replyId))
    await countReplies(tx, [topicId])
  })
  return {}
}
