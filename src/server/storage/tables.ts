import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const visibilities = ['public', 'private'] as const
export type Visibility = (typeof visibilities)[number]

/** A stored file. Several may share one blob, because the key is made of the content. */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    visibility: text({ enum: visibilities }).notNull(),
    /**
     * The person who uploaded it; null for the school's own. It is no foreign key, because the kernel
     * knows no feature's tables: deleting an account must decide about that person's files.
     */
    ownerId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * Stored encrypted (seal.ts, seal-stream.ts): documents that show an identity, downloads of
     * personal data.
     */
    sealed: boolean().notNull().default(false),
    /** An upload that nothing refers to by then is deleted; null once something does. */
    looseUntil: timestamp({ withTimezone: true }),
    /** Uploaded without signing in: visitors and people have limits of their own. */
    fromVisitor: boolean().notNull().default(false),
    /** Never shown by a browser, whatever its type, because it is stored exactly as uploaded. */
    downloadOnly: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.key),
    index().on(table.ownerId),
    index()
      .on(table.looseUntil)
      .where(sql`${table.looseUntil} is not null`),
    index('files_download_only')
      .on(table.fromVisitor, table.size)
      .where(sql`${table.downloadOnly}`),
  ],
)

export type FileRow = typeof files.$inferSelect
