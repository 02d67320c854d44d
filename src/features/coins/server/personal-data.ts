import { eq, sql } from 'drizzle-orm'
import type { PersonalPart } from '#src/server/personal-data.ts'
import { checkIns } from '../tables.ts'

/** What the ledger and the check-ins hold about a person. */
export const coinParts: PersonalPart[] = [
  {
    id: 'coins',
    name: { zh: '金币账户与流水', en: 'Coins and their movements' },
    tables: ['coin_accounts', 'coin_transfers', 'coin_postings'],
    fate: {
      anonymous: {
        zh: '账目必须收支平衡，流水会保留，但不再与您的身份相关联；余额不予退还',
        en: 'Accounts must add up, so movements stay, but no longer lead to you. The balance is not paid out',
      },
    },
    async read(db, userId) {
      const { rows } = await db.execute(sql`
        select t.created_at as at, t.reason, t.about_zh, t.about_en, t.link, p.amount, p.balance_after
        from coin_accounts a join coin_postings p on p.account_id = a.id
        join coin_transfers t on t.id = p.transfer_id
        where a.user_id = ${userId} order by t.id`)
      return rows
    },
    async count(db, userId) {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from coin_accounts a
        join coin_postings p on p.account_id = a.id where a.user_id = ${userId}`)
      return rows[0]!.count
    },
    // Nothing in them names anybody: the purse belongs to a number that has become nobody's.
    async erase() {},
  },
  {
    id: 'check-ins',
    name: { zh: '每日签到', en: 'Daily check-ins' },
    tables: ['check_ins'],
    fate: 'deleted',
    read: (db, userId) =>
      db
        .select({
          day: checkIns.day,
          streak: checkIns.streak,
          coins: checkIns.coins,
          at: checkIns.createdAt,
        })
        .from(checkIns)
        .where(eq(checkIns.userId, userId))
        .orderBy(checkIns.day),
    count: (db, userId) => db.$count(checkIns, eq(checkIns.userId, userId)),
    async erase(tx, userId) {
      await tx.delete(checkIns).where(eq(checkIns.userId, userId))
    },
  },
]
