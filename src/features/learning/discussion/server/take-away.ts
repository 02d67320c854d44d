import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { discussionPictures } from '../picture-tables.ts'
import { discussionTopics as topics } from '../tables.ts'

/** SQL condition: a line stays of a topic that its author deletes, because others have replied, or a reply is hidden. */
export const leavesLine = ({ topicId, authorId }: { topicId: SQL; authorId: SQL }): SQL =>
  sql`exists (select from discussion_replies r
    where r.topic_id = ${topicId} and (r.author_id <> ${authorId} or r.hidden_reason is not null))`

/**
 * Deletes a locked topic. Where it has replies of others, or one that a reviewer has hidden, a line without words stays: a
 * hidden text stays, so that it is not posted again.
 */
export async function takeAway(tx: Tx, topicId: number): Promise<void> {
  const stays = leavesLine({ topicId: sql`${topics.id}`, authorId: sql`${topics.authorId}` })
  const kept = await tx
    .update(topics)
    .set({
      ...{ title: '', body: '', sought: '', hiddenWords: '' },
      ...{ pinnedAt: null, deletedAt: sql`now()` },
    })
    .where(and(eq(topics.id, topicId), stays))
    .returning({ id: topics.id })
  if (kept.length === 0) await tx.delete(topics).where(eq(topics.id, topicId))
  else await tx.delete(discussionPictures).where(eq(discussionPictures.topicId, topicId))
}
