import { integer, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import type { QuestionType } from '#src/features/content/question/types.ts'
import { quizzes } from '#src/features/learning/quiz/tables.ts'
import { moment } from '#src/server/database/columns.ts'

/** A result as it was when the sample was taken. */
export interface SampledResult {
  attemptId: number
  userId: number
  /** Points in percent. */
  percent: number
  /** Points earned, and possible ones, by type of question. */
  types: Partial<Record<QuestionType, [earned: number, points: number]>>
}

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
    results: jsonb().$type<SampledResult[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.year] })],
)
