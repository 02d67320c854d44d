import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionTopics as topics } from '../tables.ts'
import { holdTopic } from './find.ts'
import { mayModerate } from './rules.ts'
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
