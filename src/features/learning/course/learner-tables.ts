import { boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { moment } from '#src/server/database/columns.ts'
import { courseSemesters } from './semester-tables.ts'
import { ofCourse } from './tables.ts'

export const courseLearners = pgTable(
  'course_learners',
  {
    courseId: ofCourse(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person has joined; false – only a reason such as a class has led here, and the row counts while one is there. */
    own: boolean().notNull().default(true),
    /** Open courses: the last joined semester. */
    semesterId: integer().references(() => courseSemesters.id, { onDelete: 'set null' }),
    /** Coins paid by the learner. */
    paid: integer().notNull().default(0),
    joinedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.userId] }),
    index().on(t.userId, t.joinedAt),
    index().on(t.semesterId),
  ],
)
