import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { userFiles } from '#src/features/content/file/tables.ts'
import { moment } from '#src/server/database/columns.ts'
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
    /** Set by the nightly tidying. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'cascade' }),
    beganAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.attemptId, t.questionId), index().on(t.userFileId), index().on(t.beganAt)],
)
