import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { interactionApi } from '../contract.ts'
import { interactionReplies as replies, interactions } from '../tables.ts'
import { interactionPictures } from '../picture-tables.ts'
import { countReplies } from './count-replies.ts'
import { lockInteraction } from './facts.ts'
import { mayDelete } from './rules.ts'
import { tellPages } from './tell-pages.ts'

/** Deletes one's own question; one that is gone already is deleted. Its author needs no right to the course any more. */
export async function deleteInteraction({
  db,
  viewer,
  input: { interactionId },
  events,
}: Call<typeof interactionApi.delete>) {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(interactions)
      .where(eq(interactions.id, interactionId))
      .for('update')
    if (!found || found.deletedAt) return
    must(mayDelete({ isMine: found.authorId === viewer.id, hidden: found.hiddenReason !== null }))
    await tellPages(events, tx, { interactionId, courseId: found.courseId })
    await takeAway(tx, interactionId)
  })
  return {}
}

/** Deletes a locked question; where it has replies of others, the line stays that it was there. */
export async function takeAway(tx: Tx, interactionId: number): Promise<void> {
  const withReplies = sql`exists (select from interaction_replies r
    where r.interaction_id = ${interactions.id} and r.author_id <> ${interactions.authorId})`
  const kept = await tx
    .update(interactions)
    .set({ body: '', sought: '', vector: '', hiddenWords: '', deletedAt: sql`now()` })
    .where(and(eq(interactions.id, interactionId), withReplies))
    .returning({ id: interactions.id })
  if (kept.length > 0) {
    await tx.delete(interactionPictures).where(eq(interactionPictures.interactionId, interactionId))
  } else await tx.delete(interactions).where(eq(interactions.id, interactionId))
}

/** Deletes one's own reply; one that is gone already is deleted. */
export async function deleteReply({
  db,
  viewer,
  input: { replyId },
  events,
}: Call<typeof interactionApi.deleteReply>) {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(replies).where(eq(replies.id, replyId))
    if (!found) return
    must(mayDelete({ isMine: found.authorId === viewer.id, hidden: found.hiddenReason !== null }))
    const { interactionId } = found
    await lockInteraction(tx, interactionId)
    const [question] = await tx
      .select({ courseId: interactions.courseId })
      .from(interactions)
      .where(eq(interactions.id, interactionId))
    if (!question) return
    await tellPages(events, tx, { interactionId, ...question })
    await tx.delete(replies).where(eq(replies.id, replyId))
    await countReplies(tx, [interactionId])
  })
  return {}
}
