import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { questions, questionVersions } from '#src/features/content/bank/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { choicesSpoken } from './limits.ts'
import { lessons } from './tables.ts'

/** Questions that a teacher asks in a lesson and phones answer: of the bank, or spoken ones of A to D. */
export const lessonQuestions = pgTable(
  'lesson_questions',
  {
    id: id(),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Null where the words are spoken, or stand on a slide. */
    bankQuestionId: integer().references(() => questions.id, { onDelete: 'restrict' }),
    /** The version that was asked. */
    versionId: integer().references(() => questionVersions.id, { onDelete: 'restrict' }),
    /** How many options it has, so that answering reads no words. */
    options: smallint().notNull().default(choicesSpoken),
    isMultiple: boolean().notNull().default(false),
    askedAt: moment().notNull().defaultNow(),
    closedAt: moment(),
    keyShownAt: moment(),
  },
  (t) => [
    index().on(t.lessonId),
    index().on(t.bankQuestionId),
    index().on(t.versionId),
    uniqueIndex('lesson_questions_one_open')
      .on(t.lessonId)
      .where(sql`${t.closedAt} is null`),
    check('lesson_questions_bank', sql`(${t.bankQuestionId} is null) = (${t.versionId} is null)`),
    check('lesson_questions_key', sql`${t.keyShownAt} is null or ${t.closedAt} is not null`),
  ],
)

/** The answer of each student: the last one while the question was open. */
export const lessonAnswers = pgTable(
  'lesson_answers',
  {
    questionId: integer()
      .notNull()
      .references(() => lessonQuestions.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    /** The places of the options, 0 for A, in their order. */
    choices: smallint().array().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.userId] }),
    index().on(t.userId),
    check('lesson_answers_choices', sql`cardinality(${t.choices}) > 0`),
  ],
)
