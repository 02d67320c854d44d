import { eq } from 'drizzle-orm'
import { maySeeStudents } from '#src/features/learning/class/server/rules.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionTopics as topics } from '../tables.ts'
import { holdIfThere } from './find.ts'
import { mayDelete } from './rules.ts'
import { takeAway } from './take-away.ts'
import { tellOfDeletedTopic } from './tell-authors.ts'
import { tellPages } from './tell-pages.ts'

/**
 * Deletes a topic; a call for one that is gone already succeeds. Teachers and assistants delete a topic with its replies,
 * and the authors of both are told; a student's own topic leaves a line where others have replied.
 */
export async function deleteTopic(call: Call<typeof api.delete>) {
  const { db, viewer, input, events } = call
  const { topicId } = input
  await db.transaction(async (tx) => {
    const found = await holdIfThere(tx, { topicId, userId: viewer.id })
    // Strangers, and members from whom the topic is hidden, do not learn that it exists.
    if (!found?.role || (found.hidden && !found.isMine)) return
    must(mayDelete(found))
    await tellPages(events, tx, found)
    if (maySeeStudents(found) === null) {
      await tellOfDeletedTopic(tx, call, topicId)
      await tx.delete(topics).where(eq(topics.id, topicId))
    } else if (!found.deleted) await takeAway(tx, topicId)
  })
  return {}
}
