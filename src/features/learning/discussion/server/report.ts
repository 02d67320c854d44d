import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { discussionTopicReports } from '../tables.ts'
import { findTopic } from './find.ts'
import { mayReport } from './rules.ts'

/** Reports a topic; a second report of the same person changes nothing. */
export async function report({ db, viewer, input }: Call<typeof api.report>) {
  const userId = viewer.id
  must(mayReport(await findTopic(db, { topicId: input.topicId, userId })))
  await db
    .insert(discussionTopicReports)
    .values({ ...input, userId })
    .onConflictDoNothing()
  return {}
}
