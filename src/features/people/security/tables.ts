import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '#src/server/database/columns.ts'
import { users } from '#src/features/people/account/tables.ts'

/** Puzzles of password recovery, each for one try, and the tickets that solutions earn. */
export const puzzles = pgTable(
  'puzzles',
  {
    id: text().primaryKey(),
    /** The piece's place, in pixels from the left; null for a question and for a ticket. */
    x: smallint(),
    answerHash: text(),
    expiresAt: moment().notNull(),
    /** Set for a ticket, which sends one code, to one phone or e-mail. */
    ticketHash: text().unique(),
    ticketTarget: text(),
  },
  (t) => [index().on(t.expiresAt)],
)

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
