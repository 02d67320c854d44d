import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { sessions, users } from '../tables.ts'

/** Whether a session's person may still open what it was given: neither ended nor expired, nor locked or erased. */
export async function sessionIsOpen(db: Db, sessionId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        gt(sessions.refreshExpiresAt, sql`now()`),
        isNull(users.lockedAt),
        isNull(users.erasedAt),
      ),
    )
  return found !== undefined
}
