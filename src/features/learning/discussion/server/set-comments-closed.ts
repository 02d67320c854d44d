import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionClosedComments } from '../tables.ts'
import { findComments, holdComments } from './comments.ts'
import { mayCloseComments } from './rules.ts'
import { tellPages } from './tell-pages.ts'

/** Closes an announcement to more comments, or opens it again. */
export async function setCommentsClosed({
  db,
  viewer,
  input: { announcementId, closed },
  events,
}: Call<typeof api.setCommentsClosed>) {
  const found = await findComments(db, { announcementId, userId: viewer.id })
  must(mayCloseComments(found))
  await db.transaction(async (tx) => {
    const now = await holdComments(tx, found)
    if (!now.isThere || now.isArchived || now.closed === closed) return
    if (closed) await tx.insert(discussionClosedComments).values({ announcementId })
    else {
      await tx
        .delete(discussionClosedComments)
        .where(eq(discussionClosedComments.announcementId, announcementId))
    }
    await tellPages(events, tx, found)
  })
  return {}
}
