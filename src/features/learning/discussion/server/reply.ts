import { bodyOf } from '#src/features/learning/interaction/server/body-of.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { countReplies } from './count-replies.ts'
import { holdTopic } from './find.ts'
import { follow } from './followers.ts'
import { mayReply } from './rules.ts'
import { tellPages } from './tell-pages.ts'
import { findWritten, writeReply } from './write-reply.ts'

/** Replies to a topic. The same call again finds the reply that it has written. */
export async function reply(call: Call<typeof api.reply>): Promise<{ replyId: number }> {
  const { db, viewer, input, events } = call
  const { key, topicId, pictures } = input
  const body = bodyOf(input.body)
  return db.transaction(async (tx) => {
    const found = await holdTopic(tx, { topicId, userId: viewer.id })
    const former = await findWritten(tx, viewer.id, key)
    if (former !== undefined) return { replyId: former }
    must(mayReply(found))
    const replyId = await writeReply(call, tx, { of: { topicId }, key, body, pictures })
    await countReplies(tx, [topicId])
    await follow(tx, { topicId }, [viewer.id])
    await tellPages(events, tx, found)
    return { replyId }
  })
}
