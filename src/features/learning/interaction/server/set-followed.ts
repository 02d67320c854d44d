import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { interactionApi } from '../contract.ts'
import { interactionFollowers as followers } from '../tables.ts'
import { readableInteraction } from './facts.ts'

/** Follows a question, or stops. */
export async function setFollowed({
  db,
  viewer,
  input: { interactionId, followed },
}: Call<typeof interactionApi.setFollowed>) {
  await readableInteraction(db, interactionId, viewer)
  const userId = viewer.id
  if (followed) await db.insert(followers).values({ interactionId, userId }).onConflictDoNothing()
  else {
    await db
      .delete(followers)
      .where(and(eq(followers.interactionId, interactionId), eq(followers.userId, userId)))
  }
  return {}
}
