import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/account/tables.ts'

/** The school's own side of a posting: where coins come from and where they go. */
export const systemAccounts = ['issue', 'sales'] as const

/** A purse: of a person, or one of the school's. Balances are sums of postings, kept beside them. */
export const coinAccounts = pgTable(
  'coin_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .unique()
      .references(() => users.id, { onDelete: 'restrict' }),
    system: text({ enum: systemAccounts }).unique(),
    balance: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    check('coin_accounts_one_owner', sql`num_nonnulls(${t.userId}, ${t.system}) = 1`),
    check('coin_accounts_never_negative', sql`${t.userId} is null or ${t.balance} >= 0`),
  ],
)

export const transferReasons = ['opening', 'course'] as const

/** One movement; its postings sum to zero. `key` makes it happen once. */
export const coinTransfers = pgTable('coin_transfers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  reason: text({ enum: transferReasons }).notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const coinPostings = pgTable(
  'coin_postings',
  {
    transferId: integer()
      .notNull()
      .references(() => coinTransfers.id, { onDelete: 'restrict' }),
    accountId: integer()
      .notNull()
      .references(() => coinAccounts.id, { onDelete: 'restrict' }),
    /** In coins; what leaves is negative. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.transferId, t.accountId] }), index().on(t.accountId)],
)
