import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { homeworkWorks } from '#src/features/learning/homework/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { consents } from './limits.ts'

/** Works that a teacher wants to show to the class. One that is ended has no row, so that its students are asked anew. */
export const goodWorks = pgTable(
  'good_works',
  {
    id: id(),
    /** Of a group, the work of the group. */
    workId: integer()
      .notNull()
      .unique()
      .references(() => homeworkWorks.id, { onDelete: 'cascade' }),
    /** The hand-in that is shown; a later one is not. */
    handIn: integer().notNull(),
    /** What is good about it, in the teacher’s words. */
    reason: text().notNull().default(''),
    proposedById: integer().references(() => users.id, { onDelete: 'set null' }),
    proposedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.proposedById)],
)

/** The students of a work that was proposed, each with an answer. */
export const goodWorkConsents = pgTable(
  'good_work_consents',
  {
    goodWorkId: integer()
      .notNull()
      .references(() => goodWorks.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    /** Null: none yet. */
    answer: text({ enum: consents }),
    answeredAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.goodWorkId, t.userId] }), index().on(t.userId)],
)
