import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import type { Both } from '#src/shared/locale.ts'
import type { TransferReason } from '../contract.ts'
import { coinPostings, coinTransfers } from '../tables.ts'
import { changeCoinAccount, lockCoinAccount, type CoinAccount } from './coin-accounts.ts'
import { mayPay } from './rules.ts'

interface Move {
  /** Idempotency key: 'course:12:user:7'. */
  key: string
  reason: TransferReason
  from: CoinAccount
  to: CoinAccount
  /** Coins, more than 0. */
  amount: number
  /** The subject as the history shows it later: a course's name at the time. */
  about?: Both
  /** The page of that, without the locale: '/course/12'. */
  link?: string
}

/**
 * Moves coins from one coin account to another inside the caller's transaction: two postings that sum to
 * zero. The same key moves them once. @throws coins.insufficient when a person has too few.
 * @returns whether this call moved them.
 */
export async function transferCoins(tx: Tx, move: Move): Promise<boolean> {
  if (!Number.isSafeInteger(move.amount) || move.amount <= 0) throw new RangeError('amount')
  const { key, reason, from, to, amount, about, link } = move
  const people = [from, to].flatMap((account) => ('userId' in account ? [account.userId] : []))
  // Before the transfer gets its number, so that a coin account's postings are numbered in the order in which
  // they happen; always in the same order, so that two people who pay each other never wait in a ring.
  const locked = new Map<number, number>()
  for (const userId of people.toSorted((a, b) => a - b)) {
    locked.set(userId, (await lockCoinAccount(tx, userId)).balance)
  }
  const [transfer] = await tx
    .insert(coinTransfers)
    .values({
      key,
      reason,
      aboutZh: about?.zh ?? '',
      aboutEn: about?.en ?? '',
      link: link ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: coinTransfers.id })
  if (!transfer) return false
  if ('userId' in from) must(mayPay(locked.get(from.userId) ?? 0, amount))
  const sides = [
    { account: from, change: -amount },
    { account: to, change: amount },
  ]
  // The school's coin accounts are everybody's: they are touched last, and so held for the shortest time.
  for (const { account, change } of sides.toSorted((a, b) => rank(a.account) - rank(b.account))) {
    const { accountId, balanceAfter } = await changeCoinAccount(tx, account, change)
    const posting = { transferId: transfer.id, accountId, amount: change, balanceAfter }
    await tx.insert(coinPostings).values(posting)
  }
  return true
}

const rank = (account: CoinAccount) => ('userId' in account ? 0 : 1)
