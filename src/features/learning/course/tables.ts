import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { drafts } from '#src/features/content/draft/tables.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import {
  subjectCategories,
  subjectDirections,
  subjectMajors,
} from '#src/features/content/subject/tables.ts'
import { textbooks } from '#src/features/content/textbook/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { quizzes } from '#src/features/learning/quiz/tables.ts'
import { id, moment, tsvector } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import {
  auditStatuses,
  courseKinds,
  difficulties,
  offeredLanguages,
  publishStatuses,
  teachingLanguages,
} from './contract.ts'
import { courseDownloads } from './settings-api.ts'
import { itemKinds } from './outline-schema.ts'

export const courses = pgTable(
  'courses',
  {
    id: id(),
    kind: text({ enum: courseKinds }).notNull(),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The owner's school when the course was made; it stays when the owner moves to another one. */
    schoolId: integer().references(() => schools.id, { onDelete: 'set null' }),
    /** Null until the offer of a new course names one; a published course has one. */
    categoryId: integer().references(() => subjectCategories.id, { onDelete: 'restrict' }),
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
    /** The languages of its texts. Chinese columns of a course that is offered in English only are ''. */
    offered: text({ enum: offeredLanguages }).notNull().default('both'),
    majorId: integer().references(() => subjectMajors.id, { onDelete: 'restrict' }),
    directionId: integer().references(() => subjectDirections.id, { onDelete: 'restrict' }),
    difficulty: text({ enum: difficulties }).notNull(),
    /** In coins; 0 means free. Of an open course the fee of its certificate: joining is free. */
    fee: integer().notNull().default(0),
    /** The line drawing of a course without a cover picture. */
    coverTheme: text().notNull().default('globe'),
    /** Which of its files the learners who joined may download. */
    downloads: text({ enum: courseDownloads }).notNull().default('documents'),
    // How learners go through it; see `studyRules`.
    noSkipping: boolean().notNull().default(false),
    inOrder: boolean().notNull().default(false),
    /** Whether learners write bullet comments over its films. */
    bulletComments: boolean().notNull().default(false),
    coverUserFileId: integer().references(() => userFiles.id, { onDelete: 'restrict' }),
    /** Null until a teacher edits a course that was loaded with the school; see draft-of-course.ts. */
    draftId: integer()
      .unique()
      .references(() => drafts.id, { onDelete: 'restrict' }),
    /** The textbook of its outline. */
    textbookId: integer().references(() => textbooks.id, { onDelete: 'restrict' }),
    auditStatus: text({ enum: auditStatuses }).notNull().default('pending'),
    publishStatus: text({ enum: publishStatuses }).notNull().default('unpublished'),
    publishedAt: moment(),
    /** A deleted course may be restored for some days; it is unpublished and has no learners. */
    deletedAt: moment(),
    /** The teacher to whom the owner has offered the course. */
    transferToId: integer().references(() => users.id, { onDelete: 'set null' }),
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
    index().on(t.majorId),
    index().on(t.directionId),
    index().on(t.ownerId),
    index().on(t.transferToId),
    index().on(t.schoolId),
    index().on(t.coverUserFileId),
    index().on(t.textbookId),
    check('courses_fee', sql`${t.fee} >= 0`),
  ],
)

export const ofCourse = () =>
  integer()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })

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
    courseId: ofCourse(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    position: smallint().notNull(),
    name: text().notNull(),
    /** In Latin letters, of a teacher without an account; an account has its own spelling. */
    nameEn: text(),
    avatarFileId: integer().references(() => files.id, { onDelete: 'set null' }),
    /** A picture chosen for the course's page; without one that of the account. */
    avatarUserFileId: integer().references(() => userFiles.id, { onDelete: 'restrict' }),
    introduction: text().notNull().default(''),
    introductionEn: text(),
  },
  (t) => [
    uniqueIndex().on(t.courseId, t.position),
    index().on(t.userId),
    index().on(t.avatarFileId),
    index().on(t.avatarUserFileId),
  ],
)

/**
 * Co-teachers: people whom the owner invited, with their rights. The teachers that a page shows are presentation,
 * apart from it.
 */
export const courseStaff = pgTable(
  'course_staff',
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mayEdit: boolean().notNull().default(true),
    /** May bring changes to learners, submit and publish. */
    mayRelease: boolean().notNull().default(false),
    maySeeLearners: boolean().notNull().default(false),
    invitedAt: moment().notNull().defaultNow(),
    /** Null until the invitation is accepted; no right before. */
    acceptedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.userId] }), index().on(t.userId)],
)

/**
 * The name of a record of the outline in the draft of its course. It never changes, so that what learners have
 * done in a record survives each release.
 */
const keyPattern = '^[a-z0-9-]{3,24}$'

/** The outline: a tree; siblings in the order of `position`. Queries read the `liveChapters`. */
export const courseChapters = pgTable(
  'course_chapters',
  {
    id: id(),
    courseId: ofCourse(),
    key: text().notNull(),
    parentId: integer(),
    position: integer().notNull(),
    name: text().notNull(),
    nameEn: text(),
    introduction: text().notNull().default(''),
    introductionEn: text(),
    /** Set by a release that leaves the chapter out, as in the items below it. */
    removedAt: moment(),
  },
  (t) => [
    index().on(t.courseId, t.position),
    index().on(t.parentId),
    uniqueIndex().on(t.courseId, t.key),
    check('course_chapters_key', sql`${t.key} ~ ${sql.raw(`'${keyPattern}'`)}`),
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }).onDelete('cascade'),
  ],
)

/**
 * The content of a chapter: videos, courseware, reading texts, teaching tasks, quizzes. The specification's
 * {resourceId}. Queries read the `liveItems`.
 */
export const courseItems = pgTable(
  'course_items',
  {
    id: id(),
    courseId: ofCourse(),
    chapterId: integer()
      .notNull()
      .references(() => courseChapters.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull(),
    kind: text({ enum: itemKinds }).notNull(),
    name: text().notNull(),
    nameEn: text(),
    /** The teacher's own mark; the items below the first top chapter of a paid course are a trial besides. */
    trial: boolean().notNull().default(false),
    /** A reading text or a teaching task: sanitised HTML. */
    body: text(),
    bodyEn: text(),
    /** Of a teaching task: it is done by handing in an answer. */
    handsIn: boolean().notNull().default(false),
    /** A film or courseware. Only a removed item loses it, when the file is deleted. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'set null' }),
    durationSeconds: integer(),
    /** Courseware: null until they are drawn. */
    pages: integer(),
    quizId: integer().references(() => quizzes.id, { onDelete: 'restrict' }),
    /**
     * Set by a release that leaves the item out. What learners have done in it stays, and counts again when a later
     * release brings it back.
     */
    removedAt: moment(),
    /** When learners first got it, so that they are told what is new. */
    addedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.courseId),
    index().on(t.chapterId, t.position),
    index().on(t.quizId),
    index().on(t.userFileId),
    uniqueIndex().on(t.courseId, t.key),
    check('course_items_key', sql`${t.key} ~ ${sql.raw(`'${keyPattern}'`)}`),
    check(
      'course_items_what',
      sql`case when ${t.kind} in ('text', 'task') then ${t.body} is not null
        else ${t.body} is null and ${t.bodyEn} is null and (${t.removedAt} is not null or
          case when ${t.kind} = 'quiz' then ${t.quizId} is not null else ${t.userFileId} is not null end) end`,
    ),
  ],
)

/** The files that the text of an item names, so that none of them is deleted. A removed item has none. */
export const courseItemFiles = pgTable(
  'course_item_files',
  {
    itemId: integer()
      .notNull()
      .references(() => courseItems.id, { onDelete: 'cascade' }),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.userFileId] }), index().on(t.userFileId)],
)
