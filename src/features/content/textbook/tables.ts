import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { drafts } from '#src/features/content/draft/tables.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
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
    coverUserFileId: integer().references(() => userFiles.id, { onDelete: 'restrict' }),
    coverTheme: text().notNull().default(''),
    chapterCount: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.ownerId),
    index().on(t.coverUserFileId),
    index().on(t.published, t.publishedAt.desc(), t.id),
    index().on(t.isbn),
  ],
)
