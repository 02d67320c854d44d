import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { coinAccounts, type systemAccounts } from '../tables.ts'

export type Purse = { userId: number } | { system: (typeof systemAccounts)[number] }

/**
 * Locks a person's purse until the transaction ends, making it at first use: what one person's coins do
 * happens one after the other. @returns its id and balance.
 */
export async function lockPurse(tx: Tx, userId: number): Promise<{ id: number; balance: number }> {
  await tx.insert(coinAccounts).values({ userId }).onConflictDoNothing()
  const [purse] = await tx
    .select({ id: coinAccounts.id, balance: coinAccounts.balance })
    .from(coinAccounts)
    .where(eq(coinAccounts.userId, userId))
    .for('update')
  if (!purse) throw new Error('purse was not made')
  return purse
}

/** Changes a purse's balance, making the purse at first use. @returns its id and new balance. */
export async function changePurse(tx: Tx, purse: Purse, amount: number) {
  await tx.insert(coinAccounts).values(purse).onConflictDoNothing()
  const [changed] = await tx
    .update(coinAccounts)
    .set({ balance: sql`${coinAccounts.balance} + ${amount}` })
    .where(
      'userId' in purse
        ? eq(coinAccounts.userId, purse.userId)
        : eq(coinAccounts.system, purse.system),
    )
    .returning({ accountId: coinAccounts.id, balanceAfter: coinAccounts.balance })
  return changed!
}
