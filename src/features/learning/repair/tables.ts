import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { questions } from '#src/features/content/bank/tables.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'

/** Questions that a teacher gives to the learners of a course, to be answered again. */
export const repairSets = pgTable(
  'repair_sets',
  {
    id: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** The school's day until which they should be answered. */
    dueOn: date(),
    /** Null once the account of the teacher was deleted. */
    givenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    givenAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.courseId), index().on(t.givenBy)],
)

export const repairQuestions = pgTable(
  'repair_questions',
  {
    setId: integer()
      .notNull()
      .references(() => repairSets.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.setId, t.questionId] }), index().on(t.questionId)],
)
