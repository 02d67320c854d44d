import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { classes } from '#src/features/learning/class/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import {
  gradeEventKinds,
  gradeParts,
  gradeRoundings,
  gradeSchemes,
  gradeSources,
} from './limits.ts'
import type { OfficeMapping } from './office/targets.ts'

const ofClass = () =>
  integer()
    .notNull()
    .references(() => gradebooks.classId, { onDelete: 'cascade' })
const ofPerson = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const gradebooks = pgTable(
  'gradebooks',
  {
    classId: integer()
      .primaryKey()
      .references(() => classes.id, { onDelete: 'cascade' }),
    scheme: text({ enum: gradeSchemes }).notNull().default('percent'),
    rounding: text({ enum: gradeRoundings }).notNull().default('whole'),
    frozenAt: moment(),
    releasedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [check('gradebooks_released', sql`${t.releasedAt} is null or ${t.frozenAt} is not null`)],
)

/** The categories of a gradebook. Their weights sum to 100. */
export const gradeCategories = pgTable(
  'grade_categories',
  {
    id: id(),
    classId: ofClass(),
    name: text().notNull(),
    part: text({ enum: gradeParts }).notNull(),
    weight: smallint().notNull(),
    dropLowest: smallint().notNull().default(0),
    /** What a late mark loses, in percent. */
    lateCut: smallint().notNull().default(0),
    position: smallint().notNull(),
  },
  // For the key of columns: the category of a column is one of the same class.
  (t) => [unique('grade_categories_of_class').on(t.classId, t.id)],
)

export const gradeColumns = pgTable(
  'grade_columns',
  {
    id: id(),
    classId: ofClass(),
    categoryId: integer().notNull(),
    name: text().notNull(),
    /** In hundredths of a point. */
    fullMark: integer().notNull(),
    source: text({ enum: gradeSources }).notNull().default('manual'),
    /** What the source calls it: a quiz, a course, a homework. It is asked for marks, and owns nothing. */
    sourceId: integer(),
    position: smallint().notNull(),
    /** A removed column keeps its marks and its history, and counts no more. */
    removedAt: moment(),
  },
  (t) => [
    index().on(t.classId, t.categoryId),
    uniqueIndex('grade_columns_one_of_source')
      .on(t.classId, t.source, t.sourceId)
      .where(sql`${t.removedAt} is null and ${t.source} <> 'manual'`),
    foreignKey({
      name: 'grade_columns_category',
      columns: [t.classId, t.categoryId],
      foreignColumns: [gradeCategories.classId, gradeCategories.id],
    }),
    check('grade_columns_full_mark', sql`${t.fullMark} > 0`),
    check('grade_columns_source', sql`(${t.source} = 'manual') = (${t.sourceId} is null)`),
  ],
)

/**
 * The marks of a student in a gradebook, as texts of cells (`sheet.ts`): they are read and written whole, and a row for each
 * of 50,000 cells would cost most of what it takes to open a gradebook.
 */
export const gradeRows = pgTable(
  'grade_rows',
  {
    classId: ofClass(),
    userId: ofPerson(),
    /** Marks by hand of the columns that are there: all of a manual one, and those that replace marks of a source. */
    marks: text().notNull().default(''),
    /** The marks of sources as they were when the gradebook was frozen. */
    frozen: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.userId] }),
    index().on(t.userId),
    check('grade_rows_marks', sql`${t.marks} ~ '^([0-9]+:[0-9a-z]+(,[0-9]+:[0-9a-z]+)*)?$'`),
    check(
      'grade_rows_frozen',
      sql`${t.frozen} ~ '^([0-9]+:[0-9a-z]+:[0-9]*:L?(,[0-9]+:[0-9a-z]+:[0-9]*:L?)*)?$'`,
    ),
  ],
)

/**
 * The columns of the office's file that a person has used, so that the next file of the same form needs no choice. They are
 * of the person and not of a gradebook: a school has one form for all classes.
 */
export const gradeOfficeColumns = pgTable(
  'grade_office_columns',
  {
    userId: ofPerson(),
    /** A hash of the heads of the form. */
    heads: text().notNull(),
    columns: jsonb().$type<OfficeMapping>().notNull(),
    usedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.heads] })],
)

/** The history of a gradebook. Rows are only added. */
export const gradeEvents = pgTable(
  'grade_events',
  {
    id: id(),
    classId: ofClass(),
    kind: text({ enum: gradeEventKinds }).notNull(),
    /** Null once the account is deleted. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The cell whose mark changed. */
    columnId: integer().references(() => gradeColumns.id, { onDelete: 'set null' }),
    studentId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Values as `value.ts` writes them. */
    was: text().notNull().default(''),
    is: text().notNull().default(''),
    why: text().notNull().default(''),
    /** Names of columns and counts: nothing about a person. */
    detail: jsonb().$type<GradeEventDetail>().notNull().default({}),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.classId, t.id),
    index().on(t.columnId, t.studentId, t.id),
    index().on(t.actorId),
    index().on(t.studentId),
  ],
)

export interface GradeEventDetail {
  name?: string
  count?: number
}
