import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { questions, questionVersions } from '#src/features/content/bank/tables.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { Marked } from '#src/features/content/question/marking/outcome.ts'
import { scoringRules } from '#src/features/content/question/types.ts'
import { attemptStatuses, keysShown } from './contract.ts'

export const quizzes = pgTable('quizzes', {
  id: id(),
  title: text().notNull(),
  titleEn: text(),
  /** Percentage of the points that passes (product decisions: 60). */
  passPercent: smallint().notNull().default(60),
  /** The questions whose key a learner sees after hand-in. */
  keyShown: text({ enum: keysShown }).notNull().default('answered'),
  /** How multiple choice is marked, where a question has no rule of its own. Fixed when the quiz is made. */
  scoringRule: text({ enum: scoringRules }).notNull().default('chinese'),
  /** The edition of its questions that learners take. A change of a quiz with results makes a new one. */
  edition: integer().notNull().default(1),
  createdAt: moment().notNull().defaultNow(),
})

/** The questions of each edition. Queries of what learners take read the `liveQuestions`. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    quizId: integer()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    edition: integer().notNull().default(1),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
    /** The version that was set, which never changes. */
    versionId: integer()
      .notNull()
      .references(() => questionVersions.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    points: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.quizId, t.edition, t.questionId] }),
    index().on(t.questionId),
    index().on(t.versionId),
  ],
)

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    quizId: integer()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: attemptStatuses }).notNull().default('open'),
    startedAt: moment().notNull().defaultNow(),
    handedInAt: moment(),
    /** Points, set at hand-in. */
    score: numeric({ precision: 8, scale: 2, mode: 'number' }),
    maxScore: numeric({ precision: 8, scale: 2, mode: 'number' }),
    passed: boolean(),
    /** Set when a redo has cleared its answers; score and date remain. */
    clearedAt: moment(),
    /** Set at hand-in, so that a result stays as it was when the quiz changes. An open attempt follows the quiz. */
    edition: integer(),
    passPercent: smallint(),
  },
  (t) => [
    index().on(t.userId, t.quizId),
    index().on(t.quizId),
    // Two windows that start at once get the same attempt.
    uniqueIndex('quiz_attempts_one_open')
      .on(t.quizId, t.userId)
      .where(sql`status = 'open'`),
  ],
)

/** The last answer to a question; its mark is set at hand-in. */
export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attemptId: integer()
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** The version that was answered; marks and statistics name it. */
    versionId: integer()
      .notNull()
      .references(() => questionVersions.id, { onDelete: 'restrict' }),
    /** By the schema `questionAnswer`; null once its words were erased. */
    answer: jsonb().$type<QuestionAnswer>(),
    /** Set by the client and growing: a late answer never replaces a newer one. */
    revision: bigint({ mode: 'number' }).notNull(),
    savedAt: moment().notNull().defaultNow(),
    /** Points earned. */
    score: numeric({ precision: 6, scale: 2, mode: 'number' }),
    /** What earned them, part by part. */
    mark: jsonb().$type<Marked>(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId] }),
    index().on(t.questionId),
    index().on(t.versionId),
  ],
)

/** Questions a person answered wrongly, for the wrong-question set. */
export const wrongQuestions = pgTable(
  'wrong_questions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    timesWrong: integer().notNull().default(1),
    firstWrongAt: moment().notNull().defaultNow(),
    lastWrongAt: moment().notNull().defaultNow(),
    lastAttemptId: integer().references(() => quizAttempts.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index().on(t.questionId),
    index().on(t.lastAttemptId),
  ],
)
