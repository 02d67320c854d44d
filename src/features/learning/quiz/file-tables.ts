import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { userFiles } from '#src/features/content/file/tables.ts'
import { sessions } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { phoneOffers } from './statuses.ts'
import { attemptAnswers, quizAttempts } from './tables.ts'

/** The files that answers name, those of a late answer too, written with the answer. */
export const attemptAnswerFiles = pgTable(
  'attempt_answer_files',
  {
    attemptId: integer().notNull(),
    questionId: integer().notNull(),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId, t.userFileId] }),
    foreignKey({
      name: 'attempt_answer_files_of_answer',
      columns: [t.attemptId, t.questionId],
      foreignColumns: [attemptAnswers.attemptId, attemptAnswers.questionId],
    }).onDelete('cascade'),
    index().on(t.userFileId),
  ],
)

/** Links by which a phone that is not signed in adds photographs to one answer, for some minutes. */
export const photoLinks = pgTable(
  'photo_links',
  {
    id: id(),
    /** Of the token after the '#' of the address, which is stored nowhere. */
    tokenHash: text().notNull().unique(),
    attemptId: integer()
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    questionId: integer().notNull(),
    /** The question of a group, else ''. */
    part: text().notNull().default(''),
    /** The session that has lent the right: the link ends with it. */
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    madeAt: moment().notNull().defaultNow(),
    /** No photograph begins after this; one that has begun may end. */
    expiresAt: moment().notNull(),
    /** The learner has stopped it: nothing arrives any more. */
    stoppedAt: moment(),
  },
  (t) => [index().on(t.attemptId, t.madeAt), index().on(t.sessionId), index().on(t.expiresAt)],
)

/** Uploads that were begun for an answer. A file that no answer names in the end is deleted by its row here. */
export const answerUploads = pgTable(
  'answer_uploads',
  {
    /** `file_uploads.id`, whose row ends days after the file has arrived. */
    uploadId: text().primaryKey(),
    attemptId: integer()
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    questionId: integer().notNull(),
    /** Of a phone: the link that it came by, the question of a group, and how far its offer has come. */
    linkId: integer().references(() => photoLinks.id, { onDelete: 'set null' }),
    part: text().notNull().default(''),
    offer: text({ enum: phoneOffers }),
    /** Set by the nightly tidying. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'cascade' }),
    beganAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.attemptId, t.questionId),
    index().on(t.userFileId),
    index().on(t.linkId),
    index().on(t.beganAt),
  ],
)
