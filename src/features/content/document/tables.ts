import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tsvector } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import type { DocumentView } from './contract.ts'

export const preparedKinds = ['pages', 'sheets', 'text'] as const

/** The facts about a file beside its words; read and written as a whole. */
export interface FoundFacts extends Pick<
  DocumentView,
  'pages' | 'firstText' | 'outline' | 'sheets' | 'firstRows'
> {
  /** Each is a rendition of its own: 'media-0'. */
  media: (Omit<DocumentView['media'][number], 'url'> & { rendition: string; ending: string })[]
  /** Of a text. */
  encoding: string | null
  /** The rest of its pages is still being drawn. */
  isBegun: boolean
  /** It has more than is shown. */
  isCut: boolean
}

export const documents = pgTable('documents', {
  fileId: integer()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  kind: text({ enum: preparedKinds }).notNull(),
  facts: jsonb().$type<FoundFacts>().notNull(),
})

/** The words of a page; of a spreadsheet those of one part of its rows, of a text all. */
export const documentPages = pgTable(
  'document_pages',
  {
    fileId: integer()
      .notNull()
      .references(() => documents.fileId, { onDelete: 'cascade' }),
    /** From 1. */
    page: integer().notNull(),
    /** Lines by line feeds; cells of a row by tabs. */
    text: text().notNull(),
    /** Equal for pages that look the same, so that a new version keeps the progress on them. */
    hash: text().notNull(),
    /** The words of the text; null until they are cut (words-inside.ts). */
    found: tsvector(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.page] }),
    index('document_pages_found').using('gin', t.found),
    index('document_pages_unread')
      .on(t.fileId)
      .where(sql`${t.found} is null`),
  ],
)
