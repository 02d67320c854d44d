import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { drafts } from '#src/features/content/draft/tables.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { subjectCategories } from '#src/features/content/subject/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment, tsvector } from '#src/server/database/columns.ts'
import { offers } from './records.ts'

/**
 * Textbooks. Their chapters are records of the draft: readers see the released values. The columns are the released
 * head, for lists and searches; they are empty until the first release.
 */
export const textbooks = pgTable(
  'textbooks',
  {
    id: id(),
    /** Null once the owner's account was erased. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    draftId: integer()
      .notNull()
      .unique()
      .references(() => drafts.id, { onDelete: 'restrict' }),
    published: boolean().notNull().default(false),
    publishedAt: moment(),
    /** The last time that readers got changes. */
    releasedAt: moment(),
    /** Deleted ones may be taken back for `restoreDays`. */
    deletedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    name: text().notNull().default(''),
    nameEn: text(),
    isbn: text().notNull().default(''),
    publisher: text().notNull().default(''),
    author: text().notNull().default(''),
    description: text().notNull().default(''),
    descriptionEn: text(),
    language: text({ enum: ['zh', 'en'] })
      .notNull()
      .default('zh'),
    offered: text({ enum: offers }).notNull().default('zh'),
    categoryId: integer().references(() => subjectCategories.id, { onDelete: 'restrict' }),
    coverUserFileId: integer().references(() => userFiles.id, { onDelete: 'restrict' }),
    coverTheme: text().notNull().default(''),
    chapterCount: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.ownerId),
    index().on(t.coverUserFileId),
    index().on(t.categoryId),
    index().on(t.published, t.publishedAt.desc(), t.id),
    index().on(t.isbn),
  ],
)

/** The search index of published textbooks, written in the transaction that writes what readers see. */
export const textbookSearch = pgTable(
  'textbook_search',
  {
    textbookId: integer()
      .primaryKey()
      .references(() => textbooks.id, { onDelete: 'cascade' }),
    /** The names and the ISBN as letters and digits only, which a query may equal. */
    nameKeys: text().array().notNull(),
    /** Words, sounds and typing errors, without weights; read by its index alone. */
    found: tsvector().notNull(),
    /** Words and sounds of the heavier texts with their weights, for the order. */
    ranked: tsvector().notNull(),
    /** The version of the rules that made the words. */
    version: smallint().notNull(),
  },
  (t) => [index('textbook_search_found').using('gin', t.found)],
)
