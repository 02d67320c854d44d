import { eq, sql } from 'drizzle-orm'
import { bodyOf } from '#src/features/learning/interaction/server/body-of.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionReplies as replies, discussionTopics as topics } from '../tables.ts'
import { soughtIn } from './create.ts'
import { findReply } from './find-reply.ts'
import { holdTopic } from './find.ts'
import { setPictures } from './pictures.ts'
import { mayEdit } from './rules.ts'
import { tellPages } from './tell-pages.ts'

/** Edits one's own topic. */
export async function editTopic({ db, viewer, input, events }: Call<typeof api.edit>) {
  const { topicId, title } = input
  const body = bodyOf(input.body)
  await db.transaction(async (tx) => {
    const found = await holdTopic(tx, { topicId, userId: viewer.id })
    must(mayEdit(found))
    const isOther = await setPictures(tx, viewer, { topicId }, input.pictures)
    const changed = await tx
      .update(topics)
      .set({ title, body, sought: soughtIn(title, body), editedAt: sql`now()` })
      .where(
        sql`${topics.id} = ${topicId} and (${isOther} or ${topics.body} <> ${body} or ${topics.title} <> ${title})`,
      )
      .returning({ id: topics.id })
    if (changed.length > 0) await tellPages(events, tx, found)
  })
  return {}
}

/** Edits one's own reply or comment. */
export async function editReply({ db, viewer, input, events }: Call<typeof api.editReply>) {
  const { replyId } = input
  const found = await findReply(db, replyId, viewer)
  must(mayEdit(found))
  const body = bodyOf(input.body)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ body: replies.body })
      .from(replies)
      .where(eq(replies.id, replyId))
      .for('update')
    // A deletion has come first.
    if (!row) return
    const isOther = await setPictures(tx, viewer, { replyId }, input.pictures)
    if (row.body === body && !isOther) return
    await tx
      .update(replies)
      .set({ body, editedAt: sql`now()` })
      .where(eq(replies.id, replyId))
    await tellPages(events, tx, found)
  })
  return {}
}
