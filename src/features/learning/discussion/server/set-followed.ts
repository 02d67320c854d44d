import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { findComments } from './comments.ts'
import { findTopic } from './find.ts'
import { setFollows } from './followers.ts'
import { mayFollow, mayWrite } from './rules.ts'

/** Follows a topic, or stops. */
export async function setFollowed({ db, viewer, input }: Call<typeof api.setFollowed>) {
  const { topicId, followed } = input
  must(mayFollow(await findTopic(db, { topicId, userId: viewer.id })))
  await setFollows(db, { topicId }, { userId: viewer.id, followed })
  return {}
}

/** Follows the comments on an announcement, or stops. */
export async function setCommentsFollowed({
  db,
  viewer,
  input: { announcementId, followed },
}: Call<typeof api.setCommentsFollowed>) {
  must(mayWrite(await findComments(db, { announcementId, userId: viewer.id })))
  await setFollows(db, { announcementId }, { userId: viewer.id, followed })
  return {}
}
