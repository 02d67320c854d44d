import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionClosedComments, discussionsOff, discussionTopics as topics } from '../tables.ts'
import { findComments, holdComments, mayCloseComments } from './comments.ts'
import { holdTalk, holdTopic } from './find.ts'
import { mayModerate, maySetOff } from './rules.ts'
import { tellPages } from './tell-pages.ts'

/** Pins a topic to the top, or unpins it. */
export async function setPinned({ db, viewer, input, events }: Call<typeof api.setPinned>) {
  const { topicId, pinned } = input
  await db.transaction(async (tx) => {
    const found = await holdTopic(tx, { topicId, userId: viewer.id })
    must(mayModerate(found))
    if (found.pinned === pinned) return
    await tx
      .update(topics)
      .set({ pinnedAt: pinned ? sql`now()` : null })
      .where(eq(topics.id, topicId))
    await tellPages(events, tx, found)
  })
  return {}
}

/** Closes a topic to more replies, or opens it again. */
export async function setClosed({ db, viewer, input, events }: Call<typeof api.setClosed>) {
  const { topicId, closed } = input
  await db.transaction(async (tx) => {
    const found = await holdTopic(tx, { topicId, userId: viewer.id })
    must(mayModerate(found))
    if (found.closed === closed) return
    await tx
      .update(topics)
      .set({ closedAt: closed ? sql`now()` : null })
      .where(eq(topics.id, topicId))
    await tellPages(events, tx, found)
  })
  return {}
}

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

/** Switches the discussion of a class off, or on. Its topics stay. */
export async function setOff({ db, viewer, input, events }: Call<typeof api.setOff>) {
  const { classId, off } = input
  await db.transaction(async (tx) => {
    must(maySetOff(await holdTalk(tx, { classId, userId: viewer.id })))
    if (off) await tx.insert(discussionsOff).values({ classId }).onConflictDoNothing()
    else await tx.delete(discussionsOff).where(eq(discussionsOff.classId, classId))
    await tellPages(events, tx, { classId })
  })
  return {}
}
