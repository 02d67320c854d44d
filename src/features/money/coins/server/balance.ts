import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { coinAccounts } from '../tables.ts'

/** Coins of a person. */
export async function balanceOf(db: Db | Tx, userId: number): Promise<number> {
  const [row] = await db
    .select({ balance: coinAccounts.balance })
    .from(coinAccounts)
    .where(eq(coinAccounts.userId, userId))
  return row?.balance ?? 0
}
