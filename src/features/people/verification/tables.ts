import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { rejectReasons, verificationStatuses } from './contract.ts'

/** Applications with their decisions; none is overwritten. */
export const teacherVerifications = pgTable(
  'teacher_verifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: verificationStatuses }).notNull().default('pending'),
    /** As the documents say it. */
    realName: text().notNull(),
    schoolId: integer().references(() => schools.id, { onDelete: 'set null' }),
    coursesTaught: text().notNull().default(''),
    /** A remark for the reviewer. */
    note: text().notNull().default(''),
    submittedAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
    deciderId: integer().references(() => users.id, { onDelete: 'set null' }),
    reason: text({ enum: rejectReasons }),
    /** In the reviewer's own words. */
    reasonZh: text().notNull().default(''),
    reasonEn: text().notNull().default(''),
    /** The documents are kept for a while after the decision only. */
    documentsDeletedAt: moment(),
  },
  (t) => [
    index().on(t.status, t.submittedAt),
    index().on(t.userId, t.id),
    index().on(t.schoolId),
    index().on(t.deciderId),
    uniqueIndex('teacher_verifications_one_pending')
      .on(t.userId)
      .where(sql`${t.status} = 'pending'`),
  ],
)

export const verificationDocuments = pgTable(
  'verification_documents',
  {
    verificationId: integer()
      .notNull()
      .references(() => teacherVerifications.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.verificationId, t.position] }), index().on(t.fileId)],
)
