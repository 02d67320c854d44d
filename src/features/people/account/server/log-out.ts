import { sessionApi } from '#src/shared/session-contract.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { hashCredential } from '#src/server/http/session.ts'
import { sessions } from '../tables.ts'
import { refreshCookieOf } from './start-session.ts'

/**
 * Ends this session, even with an expired token; other devices stay signed in. The answer is the same
 * without a session.
 */
export async function logOut(call: Call<typeof sessionApi.end>) {
  const { db, origin, config } = call
  const ended = await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, hashCredential(origin.token)), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId })
  for (const { userId } of ended) call.sessions.forget(userId)
  origin.setCookies.push(refreshCookieOf(config, '', false, 0))
  return {}
}
