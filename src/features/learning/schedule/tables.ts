import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { classes } from '#src/features/learning/class/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { specialDayKinds, termHalves } from './limits.ts'
import type { Sections } from './sections.ts'

/** The terms of the school. */
export const scheduleTerms = pgTable(
  'schedule_terms',
  {
    id: id(),
    /** The first year of the school year: 2026 for 2026–2027. */
    yearFrom: smallint().notNull(),
    half: text({ enum: termHalves }).notNull(),
    /** The Monday of week 1. */
    startsOn: date({ mode: 'string' }).notNull(),
    weeks: smallint().notNull(),
    /** One bit for each week, the lowest for week 1; see weeks.ts. */
    examWeeks: integer().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.yearFrom, t.half),
    check('schedule_terms_monday', sql`extract(isodow from ${t.startsOn}) = 1`),
  ],
)

/** The one row of times that the school has set. Without it the usual times count. */
export const scheduleSettings = pgTable(
  'schedule_settings',
  {
    id: smallint().primaryKey(),
    sections: jsonb().$type<Sections>().notNull(),
  },
  (t) => [check('schedule_settings_one', sql`${t.id} = 1`)],
)

/** Public holidays and make-up days. */
export const scheduleDays = pgTable(
  'schedule_days',
  {
    day: date({ mode: 'string' }).primaryKey(),
    kind: text({ enum: specialDayKinds }).notNull(),
    name: text().notNull(),
    nameEn: text().notNull(),
    /** The holiday whose lessons are made up; null: a working day without lessons of another day. */
    replaces: date({ mode: 'string' }),
  },
  (t) => [
    uniqueIndex().on(t.replaces),
    check('schedule_days_replaces', sql`${t.replaces} is null or ${t.kind} = 'makeUp'`),
  ],
)

/** Recurring lessons of classes. */
export const scheduleLessons = pgTable(
  'schedule_lessons',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => scheduleTerms.id),
    title: text().notNull(),
    room: text().notNull(),
    /** 1 – Monday … 7 – Sunday. */
    weekday: smallint().notNull(),
    sectionFrom: smallint().notNull(),
    sectionTo: smallint().notNull(),
    /** One bit for each week, the lowest for week 1. */
    weeks: integer().notNull(),
    /** Null once the account is deleted. */
    teacherId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Counts the changes, for calendars that subscribe. */
    revision: integer().notNull().default(0),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.classId, t.termId),
    index().on(t.termId, t.weekday),
    index().on(t.teacherId),
    check(
      'schedule_lessons_place',
      sql`${t.weekday} between 1 and 7
      and ${t.sectionFrom} between 1 and ${t.sectionTo} and ${t.weeks} <> 0`,
    ),
  ],
)

/** Single lessons that are moved, cancelled or in another room, by the day that their rule gives them. */
export const scheduleChanges = pgTable(
  'schedule_changes',
  {
    lessonId: integer()
      .notNull()
      .references(() => scheduleLessons.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** The new place; all null where the lesson is cancelled. */
    toDay: date({ mode: 'string' }),
    sectionFrom: smallint(),
    sectionTo: smallint(),
    room: text(),
    reason: text().notNull(),
    /** False once it has been put back; the row stays for its revision. */
    live: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
    /** Null once the account is deleted. */
    changedById: integer().references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.day] }),
    index().on(t.changedById),
    check(
      'schedule_changes_place',
      sql`num_nulls(${t.toDay}, ${t.sectionFrom}, ${t.sectionTo}, ${t.room}) in (0, 4)`,
    ),
  ],
)

/** The address of a person's calendar feed is signed with its version, so that no secret is stored. */
export const scheduleFeeds = pgTable('schedule_feeds', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  live: boolean().notNull(),
  renewedAt: moment().notNull().defaultNow(),
})
