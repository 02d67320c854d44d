import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionTopics as topics } from '../tables.ts'
import { holdTopic } from './find.ts'
import { mayModerate } from './rules.ts'
import { tellPages } from './tell-pages.ts'

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
