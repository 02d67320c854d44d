import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { userFiles } from '#src/features/content/file/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { quizzes } from '#src/features/learning/quiz/tables.ts'
import { id, moment, tsvector } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import {
  auditStatuses,
  courseDownloads,
  courseKinds,
  difficulties,
  itemKinds,
  publishStatuses,
  teachingLanguages,
} from './contract.ts'

export const courseCategories = pgTable('course_categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  nameEn: text().notNull(),
  position: smallint().notNull(),
})

export const courses = pgTable(
  'courses',
  {
    id: id(),
    kind: text({ enum: courseKinds }).notNull(),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The owner's school when the course was made; it stays when the owner moves to another one. */
    schoolId: integer().references(() => schools.id, { onDelete: 'set null' }),
    categoryId: integer()
      .notNull()
      .references(() => courseCategories.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    nameEn: text(),
    introduction: text().notNull(),
    introductionEn: text(),
    /** Sanitised HTML. */
    content: text().notNull().default(''),
    contentEn: text(),
    /** Comma separated, as the specification requires. */
    keywords: text().notNull().default(''),
    keywordsEn: text(),
    language: text({ enum: teachingLanguages }).notNull(),
    major: text().notNull().default(''),
    majorEn: text(),
    direction: text().notNull().default(''),
    directionEn: text(),
    difficulty: text({ enum: difficulties }).notNull(),
    /** In coins; 0 means free. Of an open course the fee of its certificate: joining is free. */
    fee: integer().notNull().default(0),
    /** The line drawing of a course without a cover picture. */
    coverTheme: text().notNull().default('globe'),
    /** Which of its files the learners who joined may download. */
    downloads: text({ enum: courseDownloads }).notNull().default('documents'),
    coverUserFileId: integer().references(() => userFiles.id, { onDelete: 'restrict' }),
    auditStatus: text({ enum: auditStatuses }).notNull().default('pending'),
    publishStatus: text({ enum: publishStatuses }).notNull().default('unpublished'),
    publishedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    // Stored beside the rows they count, in the same transaction, because lists sort by them.
    learnerCount: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** In half points: 9 means 4.5. */
    ratingHalves: integer().notNull().default(0),
    lessonCount: integer().notNull().default(0),
    durationSeconds: integer().notNull().default(0),
  },
  (t) => [
    index('courses_newest')
      .on(t.kind, t.publishedAt.desc(), t.id)
      .where(sql`publish_status = 'published'`),
    index().on(t.categoryId),
    index().on(t.ownerId),
    index().on(t.schoolId),
    index().on(t.coverUserFileId),
    check('courses_fee', sql`${t.fee} >= 0`),
  ],
)

/** The search index of courses, written in the transaction that writes their texts. */
export const courseSearch = pgTable(
  'course_search',
  {
    courseId: integer()
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The names as letters and digits only, which a query may equal. */
    nameKeys: text().array().notNull(),
    /** Words, sounds and typing errors, without weights; read by its index alone. */
    found: tsvector().notNull(),
    /** Words and sounds of the heavier texts with their weights, for the order. */
    ranked: tsvector().notNull(),
    /** The version of the rules that made the words. */
    version: smallint().notNull(),
  },
  (t) => [index('course_search_found').using('gin', t.found)],
)

export const courseTeachers = pgTable(
  'course_teachers',
  {
    id: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    position: smallint().notNull(),
    name: text().notNull(),
    /** In Latin letters, of a teacher without an account; an account has its own spelling. */
    nameEn: text(),
    avatarFileId: integer().references(() => files.id, { onDelete: 'set null' }),
    introduction: text().notNull().default(''),
    introductionEn: text(),
  },
  (t) => [
    uniqueIndex().on(t.courseId, t.position),
    index().on(t.userId),
    index().on(t.avatarFileId),
  ],
)

/** An open course runs in semesters. */
export const courseSemesters = pgTable(
  'course_semesters',
  {
    id: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameEn: text(),
    /** First and last day, both inclusive, in the school's time zone (Asia/Shanghai). */
    startsOn: date().notNull(),
    endsOn: date().notNull(),
  },
  (t) => [
    index().on(t.courseId, t.startsOn),
    check('course_semesters_order', sql`${t.startsOn} <= ${t.endsOn}`),
  ],
)

/** The outline: a tree; siblings in the order of `position`. */
export const courseChapters = pgTable(
  'course_chapters',
  {
    id: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    parentId: integer(),
    position: smallint().notNull(),
    name: text().notNull(),
    nameEn: text(),
    introduction: text().notNull().default(''),
    introductionEn: text(),
  },
  (t) => [
    index().on(t.courseId, t.position),
    index().on(t.parentId),
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }).onDelete('cascade'),
  ],
)

/** The content of a chapter: videos, courseware, a quiz. The specification's {resourceId}. */
export const courseItems = pgTable(
  'course_items',
  {
    id: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    chapterId: integer()
      .notNull()
      .references(() => courseChapters.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text({ enum: itemKinds }).notNull(),
    name: text().notNull(),
    nameEn: text(),
    /** A film or courseware. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'restrict' }),
    durationSeconds: integer(),
    /** Courseware: null until they are drawn. */
    pages: integer(),
    quizId: integer().references(() => quizzes.id, { onDelete: 'restrict' }),
  },
  (t) => [
    index().on(t.courseId),
    index().on(t.chapterId, t.position),
    index().on(t.quizId),
    index().on(t.userFileId),
    check(
      'course_items_what',
      sql`case when ${t.kind} = 'quiz' then ${t.quizId} is not null else ${t.userFileId} is not null end`,
    ),
  ],
)

export const courseLearners = pgTable(
  'course_learners',
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
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
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
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
