import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'

/** Feedback from the dialog, kept for administrators. */
export const feedback = pgTable(
  'feedback',
  {
    /** Chosen by the sender (UUID), so that sending twice stores once. */
    id: text().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    mobile: text().notNull(),
    remark: text().notNull(),
    attachmentFileId: integer().references(() => files.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.createdAt), index().on(t.userId), index().on(t.attachmentFileId)],
)
