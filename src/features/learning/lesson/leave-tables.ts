import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { userFiles } from '#src/features/content/file/tables.ts'
import { classes } from '#src/features/learning/class/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { leaveStates } from './limits.ts'

/** Requests of students for leave from a class, for whole days of the school. */
export const leaveRequests = pgTable(
  'leave_requests',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    /** Given by the page that sent it, so that a repeated call writes no second one. */
    key: text().notNull(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
    state: text({ enum: leaveStates }).notNull().default('waiting'),
    askedAt: moment().notNull().defaultNow(),
    /** Null until it is decided, and once that account is deleted. */
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    /** What the teacher said with the decision. */
    answer: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.key),
    index().on(t.classId, t.userId),
    index().on(t.decidedById),
    index('leave_requests_waiting')
      .on(t.classId)
      .where(sql`state = 'waiting'`),
    check('leave_requests_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
    check('leave_requests_days', sql`${t.firstDay} <= ${t.lastDay}`),
  ],
)

/** The pictures of requests, in their order. Each belongs to one. */
export const leavePictures = pgTable(
  'leave_pictures',
  {
    userFileId: integer()
      .primaryKey()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
    leaveId: integer()
      .notNull()
      .references(() => leaveRequests.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [index().on(t.leaveId)],
)

/** Uploads that were begun for a request. A file that no request names in the end is deleted by its row here. */
export const leaveUploads = pgTable(
  'leave_uploads',
  {
    /** `file_uploads.id`, whose row ends days after the file has arrived. */
    uploadId: text().primaryKey(),
    userId: ofPerson(),
    /** Set by the nightly tidying. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'cascade' }),
    beganAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.userId, t.beganAt), index().on(t.userFileId), index().on(t.beganAt)],
)
