import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { courseChapters, courseItems, courses } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'

/** Notes that people write while they study; others read those that their writers share, in a later room. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Given by the device that began the note. */
    key: text().notNull(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    chapterId: integer()
      .notNull()
      .references(() => courseChapters.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => courseItems.id, { onDelete: 'cascade' }),
    // The anchor: one of second, page and words, or none for the item as a whole.
    second: real(),
    page: integer(),
    words: text(),
    wordsBefore: text(),
    wordsAfter: text(),
    /** Sanitised HTML. */
    body: text().notNull(),
    /** Its words and those that it is about, in small letters, for the search. */
    sought: text().notNull(),
    revision: integer().notNull().default(1),
    /** The names of the last saves, so that a repeated one changes nothing. */
    saves: text().array().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.key),
    index().on(t.userId, t.updatedAt),
    index().on(t.userId, t.courseId, t.chapterId),
    index().on(t.courseId),
    index().on(t.chapterId),
    index().on(t.itemId),
    check('notes_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
    check('notes_anchor', sql`num_nonnulls(${t.second}, ${t.page}, ${t.words}) <= 1`),
  ],
)
