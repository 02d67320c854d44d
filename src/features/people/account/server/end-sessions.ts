import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { sessions } from '../tables.ts'

/**
 * Ends a person's sessions: all, all but one (`except`), or one (`only`). Lock or change the user's row
 * first, so that a simultaneous sign-in is either ended too or refused. Call `announceEnded` after the
 * commit.
 * @returns the ids of the ended sessions.
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

/** Drops a person's cached sessions and makes open pages check theirs. Call after the commit of `endSessions`. */
export function announceEnded(
  { sessions: known, events }: Pick<Kernel, 'sessions' | 'events'>,
  userId: number,
): void {
  known.forget(userId)
  events.publish('person', { userId, kind: 'sessions', data: {} })
}
