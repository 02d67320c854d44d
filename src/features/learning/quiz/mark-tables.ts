import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { questions, questionVersions } from '#src/features/content/bank/tables.ts'
import { markChangeCauses, remarkWays } from './statuses.ts'
import { attemptAnswers, quizAttempts, quizzes } from './tables.ts'

/** A teacher's marks of written answers, by question, and by question of a group (else ''). */
export const handMarks = pgTable(
  'hand_marks',
  {
    attemptId: integer().notNull(),
    questionId: integer().notNull(),
    part: text().notNull().default(''),
    points: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull(),
    /** What the part was worth. */
    of: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull(),
    /** Points by criterion. */
    criteria: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Plain words for the learner. */
    comment: text().notNull().default(''),
    /** Null once the account of the teacher was deleted. */
    markedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    markedAt: moment().notNull().defaultNow(),
    /** Set by the client and growing: a late mark never replaces a newer one. */
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId, t.part] }),
    foreignKey({
      name: 'hand_marks_of_answer',
      columns: [t.attemptId, t.questionId],
      foreignColumns: [attemptAnswers.attemptId, attemptAnswers.questionId],
    }).onDelete('cascade'),
    index().on(t.markedBy),
  ],
)

/** A teacher's words on an attempt as a whole. */
export const attemptComments = pgTable(
  'attempt_comments',
  {
    attemptId: integer()
      .primaryKey()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    /** Plain words for the learner. */
    comment: text().notNull(),
    /** Null once the account of the teacher was deleted. */
    writtenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    writtenAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.writtenBy)],
)

/** Acts that marked the answers to a question of a quiz again. */
export const remarkings = pgTable(
  'remarkings',
  {
    id: id(),
    quizId: integer()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
    /** The version whose key counted. */
    versionId: integer()
      .notNull()
      .references(() => questionVersions.id, { onDelete: 'restrict' }),
    way: text({ enum: remarkWays }).notNull(),
    raised: integer().notNull(),
    lowered: integer().notNull(),
    /** Null once the account of the teacher was deleted. */
    remarkedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    remarkedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.quizId, t.questionId),
    index().on(t.questionId),
    index().on(t.versionId),
    index().on(t.remarkedBy),
  ],
)

/** Each change of a score that an answer had: by the teacher, or by a mended key. */
export const markChanges = pgTable(
  'mark_changes',
  {
    id: id(),
    attemptId: integer().notNull(),
    questionId: integer().notNull(),
    cause: text({ enum: markChangeCauses }).notNull(),
    scoreBefore: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull(),
    scoreAfter: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull(),
    changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment().notNull().defaultNow(),
    /** The act that marked it again; null for a mark by hand. */
    remarkingId: integer().references(() => remarkings.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index().on(t.attemptId, t.questionId),
    foreignKey({
      name: 'mark_changes_of_answer',
      columns: [t.attemptId, t.questionId],
      foreignColumns: [attemptAnswers.attemptId, attemptAnswers.questionId],
    }).onDelete('cascade'),
    index().on(t.changedBy),
    index().on(t.remarkingId),
  ],
)
