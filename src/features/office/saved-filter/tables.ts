import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '#src/server/database/columns.ts'
import { users } from '#src/features/people/account/tables.ts'

/** Saved filters of a back-office list. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The list: 'people'. */
    screen: text().notNull(),
    name: text().notNull(),
    /** The address's query, without '?' and page. */
    query: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex().on(t.userId, t.screen, t.name)],
)
