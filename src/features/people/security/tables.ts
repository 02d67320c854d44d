import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '#src/server/database/columns.ts'
import { users } from '#src/features/people/account/tables.ts'

/** Jigsaw captchas of password recovery; each serves one try. */
export const puzzles = pgTable(
  'puzzles',
  {
    id: text().primaryKey(),
    /** Where the piece belongs, in pixels from the left; null for a question instead of a picture. */
    x: smallint(),
    answerHash: text(),
    expiresAt: moment().notNull(),
    /** Given for the right place, used up by sending one code. */
    ticketHash: text().unique(),
  },
  (t) => [index().on(t.expiresAt)],
)

/** One-time links to a new password, made by administrators. */
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
