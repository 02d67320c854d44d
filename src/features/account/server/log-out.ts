import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { accountApi } from '../contract.ts'
import { sessions } from '../tables.ts'
import { refreshCookieOf } from './start-session.ts'

/** Ends this session; other devices stay signed in. Whoever has none hears the same. */
export async function logOut(call: Call<typeof accountApi.logout>) {
  const { db, viewer, origin, config } = call
  if (viewer) {
    await db
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(eq(sessions.id, viewer.sessionId))
    call.sessions.forget(viewer.id)
  }
  origin.setCookies.push(refreshCookieOf(config, '', false, 0))
  return {}
}
