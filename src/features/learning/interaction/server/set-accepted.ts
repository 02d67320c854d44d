import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { interactionApi } from '../contract.ts'
import { interactionErrors as errors } from '../errors.ts'
import { interactionReplies as replies, interactions } from '../tables.ts'
import { lockInteraction, readableReply } from './facts.ts'
import { mayAccept } from './rules.ts'
import { tellPages } from './tell-pages.ts'
import { tellOfAccepted } from './tell-people.ts'

/** Accepts a reply as the answer, in place of a former one, or takes it back. @throws interaction.mayNotAccept */
export async function setAccepted(call: Call<typeof interactionApi.setAccepted>) {
  const { db, viewer, events, input } = call
  const { replyId, accepted } = input
  const { interactionId, asked } = await readableReply(db, replyId, viewer)
  must(mayAccept(asked))
  await db.transaction(async (tx) => {
    await lockInteraction(tx, interactionId)
    const [reply] = await tx
      .select({ authorId: replies.authorId, body: replies.body })
      .from(replies)
      .where(and(eq(replies.id, replyId), isNull(replies.hiddenReason)))
    if (!reply) throw new AppError(errors.replyNotFound)
    const is = sql`${interactions.acceptedReplyId} is not distinct from ${replyId}`
    const changed = await tx
      .update(interactions)
      .set({ acceptedReplyId: accepted ? replyId : null })
      .where(and(eq(interactions.id, interactionId), accepted ? sql`not (${is})` : is))
      .returning({ id: interactions.id })
    if (changed.length === 0) return
    if (accepted) await tellOfAccepted(call, tx, { ...reply, replyId, interactionId })
    await tellPages(events, tx, asked)
  })
  return {}
}
