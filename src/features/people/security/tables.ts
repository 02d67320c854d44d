import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#src/server/database/columns.ts'
import { users } from '#src/features/people/account/tables.ts'

/** One-time links of administrators to a new password. */
export const resetLinks = pgTable(
  'reset_links',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    madeById: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index().on(t.userId), index().on(t.madeById), index().on(t.expiresAt)],
)
