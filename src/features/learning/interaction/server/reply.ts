import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { interactionApi } from '../contract.ts'
import { interactionErrors as errors } from '../errors.ts'
import { repliesMost } from '../limits.ts'
import { interactionReplies as replies } from '../tables.ts'
import { bodyOf } from './body-of.ts'
import { countReplies } from './count-replies.ts'
import { lockInteraction, readableInteraction } from './facts.ts'
import { setPictures } from './pictures.ts'
import { mayReply } from './rules.ts'
import { tellPages } from './tell-pages.ts'
import { tellOfReply } from './tell-people.ts'

/** Replies to a question. The same call again finds the reply that it has written. */
export async function reply(call: Call<typeof interactionApi.reply>): Promise<{ replyId: number }> {
  const { db, viewer, input, events } = call
  const { key, interactionId } = input
  const asked = await readableInteraction(db, interactionId, viewer)
  must(mayReply(asked))
  const body = bodyOf(input.body)
  return db.transaction(async (tx) => {
    // Replies to one question follow one after the other, so that their count is right.
    await lockInteraction(tx, interactionId)
    const found = await findOwn(tx, viewer.id, key)
    if (found !== undefined) return { replyId: found }
    const count = await tx.$count(replies, eq(replies.interactionId, interactionId))
    if (count >= repliesMost) throw new AppError(errors.full)
    const [row] = await tx
      .insert(replies)
      .values({ interactionId, authorId: viewer.id, key, body, byTeacher: asked.teaches })
      .returning({ id: replies.id })
    const replyId = row!.id
    await setPictures(tx, viewer, { replyId }, input.pictures)
    await countReplies(tx, [interactionId])
    const said = { replyId, interactionId, askerId: asked.authorId, body }
    await tellOfReply(call, tx, said, asked.teaches)
    await tellPages(events, tx, asked)
    return { replyId }
  })
}

async function findOwn(tx: Tx, authorId: number, key: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.authorId, authorId), eq(replies.key, key)))
  return row?.id
}
