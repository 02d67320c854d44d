import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { courses } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { moment } from '#src/server/database/columns.ts'

/** When a learner of a course was last written to from the list of learners, and by whom. */
export const learnerContacts = pgTable(
  'learner_contacts',
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    writerId: integer().references(() => users.id, { onDelete: 'set null' }),
    writtenAt: moment().notNull().defaultNow(),
    /** Of the message, so that a repeated call is not taken for another one. */
    key: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.userId] }),
    index().on(t.userId),
    index().on(t.writerId),
  ],
)

/** How many learners of a course were behind when it was last counted for the to-dos of its teachers. */
export const behindCounts = pgTable('behind_counts', {
  courseId: integer()
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  behind: integer().notNull(),
  countedAt: moment().notNull().defaultNow(),
})
