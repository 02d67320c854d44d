import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { feedbackStates } from './contract.ts'

/** Feedback from the dialog, kept for administrators. */
export const feedback = pgTable(
  'feedback',
  {
    /** Chosen by the sender (UUID), so that sending twice stores once. */
    id: text().primaryKey(),
    /** Its number in the back office. */
    number: integer().generatedAlwaysAsIdentity().unique(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    mobile: text().notNull(),
    remark: text().notNull(),
    attachmentFileId: integer().references(() => files.id, { onDelete: 'set null' }),
    status: text({ enum: feedbackStates }).notNull().default('new'),
    /** For administrators only. */
    note: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.createdAt),
    index().on(t.status, t.createdAt),
    index().on(t.userId),
    index().on(t.attachmentFileId),
  ],
)

/** Answers, sent as a message and, where the person has an e-mail, by mail. The audit log has their authors. */
export const feedbackAnswers = pgTable(
  'feedback_answers',
  {
    id: id(),
    feedbackId: text()
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    byMail: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.feedbackId, t.id)],
)
