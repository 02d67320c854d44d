import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { users } from '#src/features/people/account/tables.ts'
import { deletionHolds } from '../tables.ts'

const open = (userId: number) =>
  and(eq(deletionHolds.userId, userId), isNull(deletionHolds.endedAt))

/** Returns the hold that keeps an account from being erased; undefined where there is none. */
export async function readHold(
  db: Db | Tx,
  userId: number,
): Promise<{ reason: string; createdAt: Date } | undefined> {
  const { reason, createdAt } = deletionHolds
  const [hold] = await db.select({ reason, createdAt }).from(deletionHolds).where(open(userId))
  return hold
}

/** In a query of `users`: whether an open hold keeps the person from being erased. */
export const hasHold = sql<boolean>`exists (
  select from ${deletionHolds}
  where ${deletionHolds.userId} = ${users.id} and ${deletionHolds.endedAt} is null)`

/** Keeps an account from being erased. The caller holds the user's row, and no hold is open. */
export const startHold = (tx: Tx, userId: number, reason: string) =>
  tx.insert(deletionHolds).values({ userId, reason })

export const endHold = (tx: Tx, userId: number) =>
  tx
    .update(deletionHolds)
    .set({ endedAt: sql`now()` })
    .where(open(userId))
