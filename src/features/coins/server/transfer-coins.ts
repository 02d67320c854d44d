import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { coinErrors, type TransferReason } from '../contract.ts'
import { coinAccounts, coinPostings, coinTransfers, type systemAccounts } from '../tables.ts'

export type Purse = { userId: number } | { system: (typeof systemAccounts)[number] }

/**
 * Moves coins from one purse to another inside the caller's transaction: two postings that sum to
 * zero. The same key moves them once. @throws coins.insufficient when a person has too few.
 * @returns whether this call moved them.
 */
export async function transferCoins(
  tx: Tx,
  move: {
    key: string
    reason: TransferReason
    from: Purse
    to: Purse
    /** Coins, more than 0. */
    amount: number
  },
): Promise<boolean> {
  if (!Number.isSafeInteger(move.amount) || move.amount <= 0) throw new RangeError('amount')
  const [transfer] = await tx
    .insert(coinTransfers)
    .values({ key: move.key, reason: move.reason })
    .onConflictDoNothing()
    .returning({ id: coinTransfers.id })
  if (!transfer) return false
  const purses = [
    { purse: move.from, amount: -move.amount },
    { purse: move.to, amount: move.amount },
  ]
  for (const { purse, amount } of purses) {
    const { accountId, balanceAfter } = await change(tx, purse, amount)
    const posting = { transferId: transfer.id, accountId, amount, balanceAfter }
    await tx.insert(coinPostings).values(posting)
  }
  return true
}

/** Changes a purse's balance, making the purse at first use. @returns its id and new balance. */
async function change(tx: Tx, purse: Purse, amount: number) {
  await tx.insert(coinAccounts).values(purse).onConflictDoNothing()
  const which =
    'userId' in purse
      ? eq(coinAccounts.userId, purse.userId)
      : eq(coinAccounts.system, purse.system)
  // The lock makes the check below hold until the transaction ends.
  const [account] = await tx.select().from(coinAccounts).where(which).for('update')
  if (!account) throw new Error('purse was not made')
  if (account.userId !== null && account.balance + amount < 0) {
    throw new AppError(coinErrors.insufficient, {
      values: { need: -amount, balance: account.balance },
    })
  }
  await tx
    .update(coinAccounts)
    .set({ balance: sql`${coinAccounts.balance} + ${amount}` })
    .where(eq(coinAccounts.id, account.id))
  return { accountId: account.id, balanceAfter: account.balance + amount }
}
