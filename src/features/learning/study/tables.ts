import { customType, index, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { courseItems, courses } from '#src/features/learning/course/tables.ts'
import { moment } from '#src/server/database/columns.ts'

const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** What a learner did with a video or a piece of courseware. Quizzes are told by their attempts. */
export const studyProgress = pgTable(
  'study_progress',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => courseItems.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Where to resume, in seconds. */
    position: real().notNull().default(0),
    /** The parts really played, in tenths of a second; the database keeps the union. */
    watched: multirange().notNull().default('{}'),
    /** Length of that union, in tenths of a second. */
    watchedTenths: integer().notNull().default(0),
    /** Set once: watched to 90 %, or courseware opened. */
    doneAt: moment(),
    /** When the item was opened, then of its last report: none may claim more than has passed since. */
    reportedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    index().on(t.userId, t.courseId),
    index().on(t.itemId),
    index().on(t.courseId),
  ],
)

/**
 * One wall clock for each person, so that several tabs watch no faster than one: the moment up to which
 * his time has been spent on what he claimed to have watched.
 */
export const studyClocks = pgTable('study_clocks', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  spentUntil: moment().notNull().defaultNow(),
})

/** Where a learner is in a course: the item opened last. */
export const studyPlaces = pgTable(
  'study_places',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => courseItems.id, { onDelete: 'cascade' }),
    visitedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId] }),
    index().on(t.userId, t.visitedAt),
    index().on(t.courseId),
    index().on(t.itemId),
  ],
)
