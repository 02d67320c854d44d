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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { courses } from '#src/features/learning/course/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { users } from '#src/features/people/account/tables.ts'
import { hiddenColumns, reportColumns, reportIndexes } from '#src/features/people/report/columns.ts'
import { id, moment } from '#src/server/database/columns.ts'

export const courseReviews = pgTable(
  'course_reviews',
  {
    id: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    /** In half points, 2 to 10. */
    halves: smallint().notNull(),
    /** Plain text; empty once the author has deleted the account. */
    content: text().notNull(),
    /** Set once the author has 20 % of progress, and never taken back: later chapters change nothing. */
    counted: boolean().notNull().default(false),
    ...hiddenColumns(),
    /** Stored beside the rows of `course_review_helpful`, in the same transaction, because lists sort by it. */
    helpfulCount: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.courseId, t.userId),
    index().on(t.courseId, t.createdAt),
    index().on(t.userId),
    index('course_reviews_waiting')
      .on(t.courseId)
      .where(sql`not counted`),
    check('course_reviews_halves', sql`${t.halves} between 2 and 10`),
  ],
)

const ofReview = () => integer().references(() => courseReviews.id, { onDelete: 'cascade' })

/** The reply of the course's teachers: one to a review. */
export const courseReviewReplies = pgTable(
  'course_review_replies',
  {
    reviewId: ofReview().primaryKey(),
    /** The teacher who wrote it last. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    content: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.userId)],
)

/** The people who found a review helpful. */
export const courseReviewHelpful = pgTable(
  'course_review_helpful',
  { reviewId: ofReview().notNull(), userId: ofPerson() },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index().on(t.userId)],
)

/** Reports of a review: one of each person. */
export const courseReviewReports = pgTable(
  'course_review_reports',
  {
    reviewId: ofReview().notNull(),
    ...reportColumns(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), ...reportIndexes(t)],
)
