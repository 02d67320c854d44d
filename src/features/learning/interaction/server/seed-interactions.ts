import type { Tx } from '#src/server/database/db.ts'
import {
  interactionFollowers,
  interactionMeToo,
  interactionReplies,
  interactions,
} from '../tables.ts'
import { eq } from 'drizzle-orm'
import { bodyOf, foundBy } from './body-of.ts'
import { countReplies } from './count-replies.ts'

export interface SeedInteraction {
  authorId: number
  key: string
  courseId: number
  itemId: number
  second: number | null
  page: number | null
  html: string
  isPrivate: boolean
  createdAt: Date
  meTooOf: number[]
  replies: {
    authorId: number
    key: string
    html: string
    byTeacher: boolean
    createdAt: Date
    accepted: boolean
  }[]
}

/** Writes a question with its replies, marks and followers. */
export async function seedInteraction(tx: Tx, given: SeedInteraction): Promise<void> {
  const { html, meTooOf, replies, ...row } = given
  const body = bodyOf(html)
  const [written] = await tx
    .insert(interactions)
    .values({ ...row, body, ...foundBy(body, null), meTooCount: meTooOf.length })
    .returning({ id: interactions.id })
  const interactionId = written!.id
  const marks = meTooOf.map((userId) => ({ interactionId, userId }))
  if (marks.length > 0) {
    await tx.insert(interactionMeToo).values(marks)
    await tx.insert(interactionFollowers).values(marks)
  }
  for (const { html: words, accepted, ...reply } of replies) {
    const [one] = await tx
      .insert(interactionReplies)
      .values({ ...reply, interactionId, body: bodyOf(words) })
      .returning({ id: interactionReplies.id })
    if (!accepted) continue
    await tx
      .update(interactions)
      .set({ acceptedReplyId: one!.id })
      .where(eq(interactions.id, interactionId))
  }
  await countReplies(tx, [interactionId])
}
