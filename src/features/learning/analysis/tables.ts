import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
} from 'drizzle-orm/pg-core'
import type { QuestionType } from '#src/features/content/question/types.ts'
import { quizAttempts, quizzes } from '#src/features/learning/quiz/tables.ts'
import { moment } from '#src/server/database/columns.ts'

/**
 * The results of a school year that learners see beside their own. They change for several people at once, so that no
 * learner's score can be told from the figures before and after.
 */
export const resultSamples = pgTable(
  'result_samples',
  {
    quizId: integer()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** In which the school year began. */
    year: smallint().notNull(),
    takenAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.year] })],
)

/** Points earned, and possible ones, by type of question. */
export type PointsByType = Partial<Record<QuestionType, [earned: number, points: number]>>

/** A result as it was when the sample was taken. It is deleted with its attempt. */
export const sampledResults = pgTable(
  'sampled_results',
  {
    quizId: integer().notNull(),
    year: smallint().notNull(),
    attemptId: integer()
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    /** Points in percent. */
    percent: doublePrecision().notNull(),
    types: jsonb().$type<PointsByType>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.quizId, t.year, t.attemptId] }),
    foreignKey({
      columns: [t.quizId, t.year],
      foreignColumns: [resultSamples.quizId, resultSamples.year],
    }).onDelete('cascade'),
    index().on(t.attemptId),
  ],
)
