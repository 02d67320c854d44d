import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { courseItems, courses } from '#src/features/learning/course/tables.ts'
import { files } from '#src/server/storage/tables.ts'
import { moment } from '#src/server/database/columns.ts'

const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** A person's progress in a video, courseware, a reading text or a teaching task. Attempts hold the progress in quizzes. */
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
    /** Position to resume at, in seconds. */
    position: real().notNull().default(0),
    /** Speed at which it went on playing after the last report; 0 where it stood still. */
    playingRate: real().notNull().default(0),
    /** The parts really played, in tenths of a second; the database keeps the union. */
    watched: multirange().notNull().default('{}'),
    /** Length of that union, in tenths of a second. */
    watchedTenths: integer().notNull().default(0),
    /** Courseware: the numbers of the pages seen for a second. */
    pages: integer().array().notNull().default([]),
    /** The bytes that those numbers count in, while they wait to be counted in the present ones. */
    pagesFileId: integer().references(() => files.id, { onDelete: 'set null' }),
    /**
     * Set once: watched to 90 %, enough pages seen, a text read to its end, or an answer handed in. A teaching task
     * without an answer is ticked by its learner, who may take that back.
     */
    doneAt: moment(),
    /**
     * Time of opening, then of the last report of a video; the next one may claim no more than has passed
     * since. For courseware it advances by a second for each page; a text is done some time after it.
     */
    reportedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    index().on(t.userId, t.courseId),
    index().on(t.itemId),
    index().on(t.courseId),
    index()
      .on(t.pagesFileId)
      .where(sql`pages_file_id is not null`),
  ],
)

/**
 * One clock for each person, so that several tabs count no faster than one. Wall clock time up to
 * `spentUntil` is spent on parts already counted.
 */
export const studyClocks = pgTable('study_clocks', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  spentUntil: moment().notNull().defaultNow(),
})

/** A person's place in a course: the item opened last. */
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

/**
 * When a person had done all that a course had. It is written once and stays: an item that is added later, or a mark
 * that is lowered, takes no completion away.
 */
export const courseCompletions = pgTable(
  'course_completions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    completedAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId] }), index().on(t.courseId, t.completedAt)],
)
