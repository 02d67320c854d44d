import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { attemptStatuses, keysShown, questionTypes } from './contract.ts'

export const formerQuestions = pgTable(
  'former_questions',
  {
    id: id(),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    type: text({ enum: questionTypes }).notNull(),
    /** Sanitised HTML. ____ (four underscores) marks each blank of a fill-in. */
    stem: text().notNull(),
    stemEn: text(),
    explanation: text().notNull().default(''),
    explanationEn: text(),
    /** 1 easy, 2 medium, 3 hard. */
    difficulty: smallint().notNull().default(2),
    topic: text().notNull().default(''),
    /** True/false only: the key. */
    truth: boolean(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.ownerId), index().on(t.topic)],
)

/** The choices of a single or multiple choice question. */
export const questionOptions = pgTable(
  'question_options',
  {
    id: id(),
    questionId: integer()
      .notNull()
      .references(() => formerQuestions.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    text: text().notNull(),
    textEn: text(),
    correct: boolean().notNull(),
  },
  (t) => [uniqueIndex().on(t.questionId, t.position)],
)

/** The accepted answers of a blank; there may be several. */
export const questionBlankAnswers = pgTable(
  'question_blank_answers',
  {
    questionId: integer()
      .notNull()
      .references(() => formerQuestions.id, { onDelete: 'cascade' }),
    /** From 0, in the order of the stem. */
    blank: smallint().notNull(),
    position: smallint().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.blank, t.position] })],
)

export const quizzes = pgTable('quizzes', {
  id: id(),
  title: text().notNull(),
  titleEn: text(),
  /** Percentage of the points that passes (product decisions: 60). */
  passPercent: smallint().notNull().default(60),
  /** The questions whose key a learner sees after hand-in. */
  keyShown: text({ enum: keysShown }).notNull().default('answered'),
  createdAt: moment().notNull().defaultNow(),
})

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    quizId: integer()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => formerQuestions.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    points: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.questionId] }), index().on(t.questionId)],
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
      .references(() => formerQuestions.id, { onDelete: 'cascade' }),
    /** Ids of the chosen options. */
    chosen: integer().array(),
    truth: boolean(),
    /** One text for each blank. */
    texts: text().array(),
    /** Set by the client and growing: a late answer never replaces a newer one. */
    revision: bigint({ mode: 'number' }).notNull(),
    savedAt: moment().notNull().defaultNow(),
    score: numeric({ precision: 6, scale: 2, mode: 'number' }),
    correct: boolean(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.questionId] }), index().on(t.questionId)],
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
      .references(() => formerQuestions.id, { onDelete: 'cascade' }),
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
