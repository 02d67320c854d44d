import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionReplies as replies } from '../tables.ts'
import { findComments } from './comments.ts'
import { countReplies } from './count-replies.ts'
import { placeOf } from './find-reply.ts'
import { holdTopic } from './find.ts'
import { mayDelete, mayReadComments } from './rules.ts'
import { tellOfDeletedReply } from './tell-authors.ts'
import { tellPages } from './tell-pages.ts'

/** Deletes a reply or a comment; a call for one that is gone already succeeds. Its author is told where another person did it. */
export async function deleteReply(call: Call<typeof api.deleteReply>) {
  const { db, viewer, input, events } = call
  const { replyId } = input
  const row = await placeOf(db, replyId)
  if (!row) return {}
  const userId = viewer.id
  const own = { isMine: row.authorId === userId, hidden: row.hidden }
  if (row.topicId === null) {
    const found = await findComments(db, { announcementId: row.announcementId!, userId })
    must(mayReadComments(found) ?? mayDelete({ ...found, ...own }))
    await db.transaction(async (tx) => {
      await tellPages(events, tx, found)
      await tellOfDeletedReply(tx, call, replyId)
      await tx.delete(replies).where(eq(replies.id, replyId))
    })
    return {}
  }
  const { topicId } = row
  await db.transaction(async (tx) => {
    const found = await holdTopic(tx, { topicId, userId })
    must(mayDelete({ ...found, ...own }))
    await tellPages(events, tx, found)
    await tellOfDeletedReply(tx, call, replyId)
    await tx.delete(replies).where(eq(replies.id, replyId))
    await countReplies(tx, [topicId])
  })
  return {}
}
