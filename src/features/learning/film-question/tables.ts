import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { questions, questionVersions } from '#src/features/content/bank/tables.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { courseItems, courses } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'

/** Questions that films of a course ask at a second, each as its bank had it when it was chosen. */
export const filmQuestions = pgTable(
  'film_questions',
  {
    id: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => courseItems.id, { onDelete: 'cascade' }),
    second: integer().notNull(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
    versionId: integer()
      .notNull()
      .references(() => questionVersions.id, { onDelete: 'restrict' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.itemId, t.second),
    index().on(t.courseId),
    index().on(t.questionId),
    index().on(t.versionId),
    check('film_questions_second', sql`${t.second} >= 0`),
  ],
)

/** How a learner answered a question in a film: the first answer, which counts, and the last. */
export const filmQuestionAnswers = pgTable(
  'film_question_answers',
  {
    pointId: integer()
      .notNull()
      .references(() => filmQuestions.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstAnswer: jsonb().$type<QuestionAnswer>().notNull(),
    firstRight: boolean().notNull(),
    lastAnswer: jsonb().$type<QuestionAnswer>().notNull(),
    lastRight: boolean().notNull(),
    tries: integer().notNull().default(1),
    /** The name of the last answer, so that a repeated one changes nothing. */
    clientId: text().notNull(),
    firstAt: moment().notNull().defaultNow(),
    lastAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.pointId, t.userId] }), index().on(t.userId)],
)
