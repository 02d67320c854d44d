import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { lessons } from './tables.ts'

/** Questions that a teacher asks in a lesson and phones answer by A to D. The words are spoken, or stand on a slide. */
export const lessonQuestions = pgTable(
  'lesson_questions',
  {
    id: id(),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    askedAt: moment().notNull().defaultNow(),
    closedAt: moment(),
  },
  (t) => [
    index().on(t.lessonId),
    uniqueIndex('lesson_questions_one_open')
      .on(t.lessonId)
      .where(sql`${t.closedAt} is null`),
  ],
)

/** The answer of each student: the last choice while the question was open. */
export const lessonAnswers = pgTable(
  'lesson_answers',
  {
    questionId: integer()
      .notNull()
      .references(() => lessonQuestions.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    /** 0 for A. */
    choice: smallint().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.userId] }),
    index().on(t.userId),
    check('lesson_answers_choice', sql`${t.choice} between 0 and 3`),
  ],
)
