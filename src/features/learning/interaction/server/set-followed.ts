import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { interactionApi } from '../contract.ts'
import { interactionFollowers as followers } from '../tables.ts'
import { readableInteraction } from './facts.ts'
import { mayFollow } from './rules.ts'

/** Follows a question, or stops. @throws interaction.ownFollowed, interaction.notInCourse */
export async function setFollowed({
  db,
  viewer,
  input: { interactionId, followed },
}: Call<typeof interactionApi.setFollowed>) {
  const asked = await readableInteraction(db, interactionId, viewer)
  if (followed) must(mayFollow(asked))
  const userId = viewer.id
  if (followed) await db.insert(followers).values({ interactionId, userId }).onConflictDoNothing()
  else {
    await db
      .delete(followers)
      .where(and(eq(followers.interactionId, interactionId), eq(followers.userId, userId)))
  }
  return {}
}
