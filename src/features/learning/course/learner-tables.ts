import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
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

export const courseReviews = pgTable(
  'course_reviews',
  {
    courseId: ofCourse(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In half points, 2 to 10. */
    halves: smallint().notNull(),
    content: text().notNull(),
    hidden: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.userId] }),
    index().on(t.courseId, t.createdAt),
    index().on(t.userId),
    check('course_reviews_halves', sql`${t.halves} between 2 and 10`),
  ],
)
