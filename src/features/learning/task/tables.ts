import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { userFiles } from '#src/features/content/file/tables.ts'
import { courseItems, ofCourse } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { verdicts } from './verdicts.ts'

const ofPerson = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What an answer says; `photos` and `files` are `user_files.id` in their order, each with a row in `task_answer_files`. */
const words = {
  text: text().notNull().default(''),
  photos: integer().array().notNull().default([]),
  files: integer().array().notNull().default([]),
}

/** A learner's answer to a teaching task: the draft, and what became of it. */
export const taskAnswers = pgTable(
  'task_answers',
  {
    id: id(),
    courseId: ofCourse(),
    itemId: integer()
      .notNull()
      .references(() => courseItems.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    ...words,
    /** Of the draft; 0 until one was saved. */
    revision: integer().notNull().default(0),
    /** The names of the last saves, so that a repeated one changes nothing. */
    saves: text().array().notNull().default([]),
    savedAt: moment().notNull().defaultNow(),
    // Stored beside the rows they count, in the same transaction, because lists and to-dos select by them.
    handIns: integer().notNull().default(0),
    /** The revision that was handed in last. */
    handedInRevision: integer().notNull().default(0),
    handedInAt: moment(),
    /** The latest hand-in that a teacher has commented; a later one is new since the comment. */
    commentedHandIn: integer().notNull().default(0),
    /** Of the last comment that had one. */
    verdict: text({ enum: verdicts }),
  },
  (t) => [
    uniqueIndex().on(t.itemId, t.userId),
    index().on(t.userId),
    index().on(t.courseId, t.handedInAt),
    index('task_answers_waiting')
      .on(t.courseId, t.handedInAt)
      .where(sql`hand_ins > commented_hand_in`),
  ],
)

const ofAnswer = () =>
  integer()
    .notNull()
    .references(() => taskAnswers.id, { onDelete: 'cascade' })

/** An answer as it was handed in, numbered from 1. It never changes. */
export const taskHandIns = pgTable(
  'task_hand_ins',
  {
    answerId: ofAnswer(),
    number: integer().notNull(),
    ...words,
    handedInAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.answerId, t.number] })],
)

/** The files that the draft or a hand-in of an answer names, so that none of them is deleted. */
export const taskAnswerFiles = pgTable(
  'task_answer_files',
  {
    answerId: ofAnswer(),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
    /** A hand-in names it: teachers may read it, and it stays. */
    handedIn: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.answerId, t.userFileId] }), index().on(t.userFileId)],
)

/** Uploads that were begun for an answer. A file that no answer names in the end is deleted by its row here. */
export const taskUploads = pgTable(
  'task_uploads',
  {
    /** `file_uploads.id`, whose row ends days after the file has arrived. */
    uploadId: text().primaryKey(),
    /** Null once the answer is gone with its course. */
    answerId: integer().references(() => taskAnswers.id, { onDelete: 'set null' }),
    /** Set by the nightly tidying. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'cascade' }),
    beganAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.answerId), index().on(t.userFileId), index().on(t.beganAt)],
)

/** What a teacher says of a hand-in. */
export const taskComments = pgTable(
  'task_comments',
  {
    id: id(),
    answerId: ofAnswer(),
    /** The hand-in that the teacher has read. */
    handIn: integer().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Given by the page, so that a repeated call writes no second one. */
    key: text().notNull(),
    text: text().notNull(),
    verdict: text({ enum: verdicts }),
    writtenAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.answerId, t.key),
    index().on(t.authorId),
    check('task_comments_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
  ],
)
