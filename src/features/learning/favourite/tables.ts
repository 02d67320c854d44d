import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'

/** The folders in which a person keeps favourites of all kinds. */
export const favouriteFolders = pgTable(
  'favourite_folders',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [unique('favourite_folders_name').on(t.userId, t.name)],
)

/**
 * The columns of a kind's join table, beside the reference to its thing: nullable, `on delete set null`, so that the
 * list can say that the thing was deleted. The table is unique on person and thing, and has an index on each reference.
 */
export const favouriteColumns = () => ({
  id: id(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  folderId: integer().references(() => favouriteFolders.id, { onDelete: 'set null' }),
  /** The names when it was collected, which the list shows once the thing is gone. */
  name: text().notNull(),
  nameEn: text(),
  addedAt: moment().notNull().defaultNow(),
})
