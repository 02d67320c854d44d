import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { checkIns } from '../tables.ts'

/** Personal data in the ledger and the check-ins. */
export const coinParts = [
  personalPart({
    id: 'coins',
    name: { zh: '金币与明细', en: 'Coins and history' },
    tables: ['coin_accounts', 'coin_transfers', 'coin_postings'],
    fate: {
      anonymous: {
        zh: '账目必须收支平衡：明细保留，但不再关联到您本人；余额不予退还',
        en: 'Accounts must balance: the history is kept, but no longer linked to you. The balance is not paid out',
      },
    },
    rows: (userId) => sql`
      select t.created_at as at, t.reason, t.about_zh, t.about_en, t.link, p.amount, p.balance_after
      from coin_accounts a join coin_postings p on p.account_id = a.id
      join coin_transfers t on t.id = p.transfer_id
      where a.user_id = ${userId} order by t.id`,
    // The rows hold no name: the coin account belongs to the number of an erased account.
    async erase() {},
  }),
  personalPart({
    id: 'check-ins',
    name: { zh: '每日签到', en: 'Daily check-ins' },
    tables: ['check_ins'],
    fate: 'deleted',
    rows: (userId) => sql`
      select day::text, streak, coins, created_at as at from check_ins
      where user_id = ${userId} order by check_ins.day`,
    async erase(tx, userId) {
      await tx.delete(checkIns).where(eq(checkIns.userId, userId))
    },
  }),
]
