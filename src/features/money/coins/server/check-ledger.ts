import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'

/** Rules of the ledger, each with a query for the ids of transfers or accounts that break it. */
const rules = {
  /** Each transfer takes as much as it gives. */
  transferSum: sql`
    select t.id from coin_transfers t left join coin_postings p on p.transfer_id = t.id
    group by t.id having coalesce(sum(p.amount), 0) <> 0 or count(p.amount) < 2`,
  /** The balance of each coin account is the sum of its postings. */
  accountSum: sql`
    select a.id from coin_accounts a left join coin_postings p on p.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  /** No person's balance is below zero. */
  negative: sql`select id from coin_accounts where user_id is not null and balance < 0`,
  /** All balances sum to zero: people's coins equal the school's expense. */
  total: sql`select 0 as id from coin_accounts having coalesce(sum(balance), 0) <> 0`,
  /** Each line of a person's statement follows from the line before it. */
  balanceAfter: sql`
    select distinct account_id as id from (
      select p.account_id, p.balance_after,
        sum(p.amount) over (partition by p.account_id order by p.transfer_id) as expected
      from coin_postings p join coin_accounts a on a.id = p.account_id and a.user_id is not null
    ) lines where balance_after is distinct from expected`,
} satisfies Record<string, SQL>

interface LedgerFault {
  rule: keyof typeof rules
  /** How many transfers or accounts break it. */
  count: number
  /** Ids of the first few. */
  examples: number[]
}

/** Proves the sums of the whole ledger, as it was at one moment. @returns the broken rules; an empty list when all hold. */
export function checkLedger(db: Db): Promise<LedgerFault[]> {
  return db.transaction(
    async (tx) => {
      // However long a school's history has become.
      await tx.execute(sql`set local statement_timeout = '10min'`)
      const faults: LedgerFault[] = []
      for (const [rule, query] of Object.entries(rules)) {
        const { rows } = await tx.execute<{ count: number; examples: number[] }>(sql`
          select count(*)::int as count, coalesce((array_agg(id order by id))[:5], '{}') as examples
          from (${query}) broken`)
        const { count, examples } = rows[0]!
        if (count > 0) faults.push({ rule: rule as LedgerFault['rule'], count, examples })
      }
      return faults
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
