import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { transferReasons } from './contract.ts'

/** The school's own side of a posting: where coins come from and where they go. */
export const systemAccounts = ['issue', 'sales'] as const

/** A coin account: of a person, or one of the school's. Balances are sums of postings, kept beside them. */
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

/**
 * One transfer; its postings sum to zero. `key` makes it happen once. What it was for is written down
 * with it: a statement of account says what was bought under the name it had then, and needs no other
 * feature to be read.
 */
export const coinTransfers = pgTable('coin_transfers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  reason: text({ enum: transferReasons }).notNull(),
  /** The subject; empty when the reason suffices. */
  aboutZh: text().notNull().default(''),
  aboutEn: text().notNull().default(''),
  /** The page of that, without the locale: '/course/12'. */
  link: text(),
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
    /** In coins; an outgoing amount is negative. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The balance after it. The migration coin_history filled it where it was missing. */
    balanceAfter: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.transferId, t.accountId] }),
    index().on(t.accountId, t.transferId),
  ],
)

/** A person's daily check-ins, by the school's day. */
export const checkIns = pgTable(
  'check_ins',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** Days in a row, this one included. */
    streak: integer().notNull(),
    coins: smallint().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)
