import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { sessions } from '../tables.ts'

/**
 * Signs a person's devices out: all of them, all but one (`except`), or one (`only`). Lock the user's
 * row or change it first, so that a sign-in at the same moment is either ended too or refused. Call
 * `announceEnded` after the commit.
 * @returns the ids of the sessions that were ended.
 */
export async function endSessions(
  tx: Db | Tx,
  { userId, except, only }: { userId: number; except?: number; only?: number },
): Promise<number[]> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
        only === undefined ? undefined : eq(sessions.id, only),
      ),
    )
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** After the commit of `endSessions`: the sessions are refused from now on, and their open pages leave. */
export function announceEnded(
  { sessions: known, events }: Pick<Kernel, 'sessions' | 'events'>,
  userId: number,
): void {
  known.forget(userId)
  events.publish('person', { userId, kind: 'sessions', data: {} })
}
