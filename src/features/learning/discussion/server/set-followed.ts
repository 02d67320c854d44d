import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { findTopic } from './find.ts'
import { setFollows } from './followers.ts'
import { mayFollow } from './rules.ts'

/** Follows a topic, or stops. */
export async function setFollowed({ db, viewer, input }: Call<typeof api.setFollowed>) {
  const { topicId, followed } = input
  must(mayFollow(await findTopic(db, { topicId, userId: viewer.id })))
  await setFollows(db, { topicId }, { userId: viewer.id, followed })
  return {}
}
