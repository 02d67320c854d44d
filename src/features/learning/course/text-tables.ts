import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { tsvector } from '#src/server/database/columns.ts'
import { courseItems } from './tables.ts'

/** The words of a reading text or a teaching task, without its tags, so that a search over all courses finds it. */
export const courseItemTexts = pgTable(
  'course_item_texts',
  {
    itemId: integer()
      .notNull()
      .references(() => courseItems.id, { onDelete: 'cascade' }),
    /** 0 in Chinese, 1 in English. */
    part: smallint().notNull(),
    text: text().notNull(),
    /** Null until they are cut (words-inside.ts). */
    found: tsvector(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.part] }),
    index('course_item_texts_found').using('gin', t.found),
    index('course_item_texts_unread')
      .on(t.itemId)
      .where(sql`${t.found} is null`),
  ],
)
