import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { exportStatuses } from './contract.ts'
import { users } from '#src/features/people/account/tables.ts'

/** Downloads of everything held about a person: asked for, made by a job, kept for some days. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: exportStatuses }).notNull().default('waiting'),
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    readyAt: moment(),
    expiresAt: moment(),
    /** Requested by an administrator for the person; the link is sent to the person's contact. */
    onRequest: boolean().notNull().default(false),
    /** The digest of that link's token. */
    linkHash: text().unique(),
  },
  (t) => [
    index().on(t.userId, t.id),
    index().on(t.fileId),
    uniqueIndex('data_exports_one_waiting')
      .on(t.userId)
      .where(sql`${t.status} = 'waiting'`),
  ],
)

/** Accounts that are not erased as long as a duty to keep their data lasts, such as a legal dispute. */
export const deletionHolds = pgTable(
  'deletion_holds',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Shown to the person too. */
    reason: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Null while the hold lasts. */
    endedAt: moment(),
  },
  (t) => [
    index().on(t.userId),
    uniqueIndex('deletion_holds_one_open')
      .on(t.userId)
      .where(sql`${t.endedAt} is null`),
  ],
)
