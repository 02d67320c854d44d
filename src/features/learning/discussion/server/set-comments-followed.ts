import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { discussionApi as api } from '../contract.ts'
import { findComments } from './comments.ts'
import { setFollows } from './followers.ts'
import { mayWrite } from './rules.ts'

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
