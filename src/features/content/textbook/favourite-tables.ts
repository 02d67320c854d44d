import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { favouriteColumns } from '#src/features/learning/favourite/tables.ts'
import { textbooks } from './tables.ts'

/** The textbooks that people have made their favourites. */
export const textbookFavourites = pgTable(
  'textbook_favourites',
  {
    ...favouriteColumns(),
    textbookId: integer().references(() => textbooks.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('textbook_favourites_once').on(t.userId, t.textbookId),
    index().on(t.textbookId),
    index().on(t.folderId),
  ],
)
