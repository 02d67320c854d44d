import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { interactionApi } from '../contract.ts'
import { interactionReplies, interactions } from '../tables.ts'
import { bodyOf, foundBy } from './body-of.ts'
import { lockInteraction, readableInteraction, readableReply } from './facts.ts'
import { setPictures } from './pictures.ts'
import { mayEdit } from './rules.ts'
import { tellPages } from './tell-pages.ts'

/** Edits one's own question. @throws interaction.notAuthor, interaction.deleted */
export async function edit({ db, viewer, input, events }: Call<typeof interactionApi.edit>) {
  const { interactionId } = input
  const asked = await readableInteraction(db, interactionId, viewer)
  must(mayEdit(asked))
  const body = bodyOf(input.body)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ body: interactions.body, words: interactions.words })
      .from(interactions)
      .where(eq(interactions.id, interactionId))
      .for('update')
    // A deletion has come first, or the same call.
    if (!row || row.body === '') return
    const isOther = await setPictures(tx, viewer, { interactionId }, input.pictures)
    if (row.body === body && !isOther) return
    await tx
      .update(interactions)
      .set({ body, ...foundBy(body, row.words), editedAt: sql`now()` })
      .where(eq(interactions.id, interactionId))
    await tellPages(events, tx, asked)
  })
  return {}
}

/** Edits one's own reply. @throws interaction.notAuthor */
export async function editReply({
  db,
  viewer,
  input,
  events,
}: Call<typeof interactionApi.editReply>) {
  const { replyId } = input
  const reply = await readableReply(db, replyId, viewer)
  must(mayEdit(reply))
  const body = bodyOf(input.body)
  await db.transaction(async (tx) => {
    await lockInteraction(tx, reply.interactionId)
    const isOther = await setPictures(tx, viewer, { replyId }, input.pictures)
    const changed = await tx
      .update(interactionReplies)
      .set({ body, editedAt: sql`now()` })
      .where(
        sql`${interactionReplies.id} = ${replyId} and (${isOther} or ${interactionReplies.body} <> ${body})`,
      )
      .returning({ id: interactionReplies.id })
    if (changed.length > 0) await tellPages(events, tx, reply.asked)
  })
  return {}
}
