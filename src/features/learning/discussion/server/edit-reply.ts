import { eq, sql } from 'drizzle-orm'
import { bodyOf } from '#src/features/learning/interaction/server/body-of.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionReplies as replies } from '../tables.ts'
import { findReply } from './find-reply.ts'
import { setPictures } from './pictures.ts'
import { mayEdit } from './rules.ts'
import { soughtInReply } from './sought.ts'
import { tellPages } from './tell-pages.ts'

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
    // The text was deleted in the meantime.
    if (!row) return
    const isOther = await setPictures(tx, viewer, { replyId }, input.pictures)
    if (row.body === body && !isOther) return
    await tx
      .update(replies)
      .set({ body, sought: soughtInReply(body), editedAt: sql`now()` })
      .where(eq(replies.id, replyId))
    await tellPages(events, tx, found)
  })
  return {}
}
