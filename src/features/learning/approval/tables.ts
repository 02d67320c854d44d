import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { occasions, reasonCodes, submissionStates } from './states.ts'

/** Courses that were submitted for review, with the decisions; none is overwritten. */
export const courseSubmissions = pgTable(
  'course_submissions',
  {
    id: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    state: text({ enum: submissionStates }).notNull().default('waiting'),
    occasion: text({ enum: occasions }).notNull(),
    /** The offer as it was submitted, by the keys of its records: the head and the shown teachers. */
    offer: jsonb().$type<Record<string, DraftRecord>>().notNull(),
    submitterId: integer().references(() => users.id, { onDelete: 'set null' }),
    submittedAt: moment().notNull().defaultNow(),
    /** The reviewer who has taken it. */
    holderId: integer().references(() => users.id, { onDelete: 'set null' }),
    heldAt: moment(),
    deciderId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Set too by a recall. */
    decidedAt: moment(),
  },
  (t) => [
    uniqueIndex('course_submissions_one_waiting')
      .on(t.courseId)
      .where(sql`${t.state} = 'waiting'`),
    index().on(t.courseId, t.id),
    index().on(t.state, t.submittedAt),
    index().on(t.submitterId),
    index().on(t.holderId),
    index().on(t.deciderId),
    check('course_submissions_decided', sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
  ],
)

/** The reasons of a rejection, each at the place that it is about. */
export const courseSubmissionReasons = pgTable(
  'course_submission_reasons',
  {
    submissionId: integer()
      .notNull()
      .references(() => courseSubmissions.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** The record: 'head', a shown teacher, a chapter or item, 'outline' for all of them. */
    key: text().notNull(),
    /** '' where the reason is about the whole record. */
    field: text().notNull(),
    code: text({ enum: reasonCodes }).notNull(),
    zh: text().notNull(),
    en: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.position] })],
)

/** The files that a waiting offer names, so that none of them is deleted before the decision. */
export const courseSubmissionFiles = pgTable(
  'course_submission_files',
  {
    submissionId: integer()
      .notNull()
      .references(() => courseSubmissions.id, { onDelete: 'cascade' }),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.userFileId] }), index().on(t.userFileId)],
)
