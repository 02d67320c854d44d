import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { coinAccounts, type systemAccounts } from '../tables.ts'

export type CoinAccount = { userId: number } | { system: (typeof systemAccounts)[number] }

/**
 * Locks a person's coin account until the transaction ends, creating it at first use: what one person's coins do
 * happens one after the other. @returns its id and balance.
 */
export async function lockCoinAccount(
  tx: Tx,
  userId: number,
): Promise<{ id: number; balance: number }> {
  await tx.insert(coinAccounts).values({ userId }).onConflictDoNothing()
  const [account] = await tx
    .select({ id: coinAccounts.id, balance: coinAccounts.balance })
    .from(coinAccounts)
    .where(eq(coinAccounts.userId, userId))
    .for('update')
  if (!account) throw new Error('the coin account was not created')
  return account
}

/** Changes a coin account's balance, creating it at first use. @returns its id and new balance. */
export async function changeCoinAccount(tx: Tx, account: CoinAccount, amount: number) {
  await tx.insert(coinAccounts).values(account).onConflictDoNothing()
  const [changed] = await tx
    .update(coinAccounts)
    .set({ balance: sql`${coinAccounts.balance} + ${amount}` })
    .where(
      'userId' in account
        ? eq(coinAccounts.userId, account.userId)
        : eq(coinAccounts.system, account.system),
    )
    .returning({ accountId: coinAccounts.id, balanceAfter: coinAccounts.balance })
  return changed!
}
