import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { classes } from '#src/features/learning/class/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { attendanceStates, callOutcomes, markSources } from './limits.ts'

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The key of the codes and tickets of this lesson. It never leaves the server. */
    secret: text().notNull(),
    title: text().notNull().default(''),
    /** Whether arrivals count as late from now on, as a teacher has said; null where the minutes decide. */
    isLate: boolean(),
    /** The minutes after which arrivals count as late; null for never. */
    lateAfter: smallint(),
    beganAt: moment().notNull().defaultNow(),
    rollEndedAt: moment(),
    endedAt: moment(),
  },
  (t) => [
    index().on(t.classId, t.beganAt),
    uniqueIndex('lessons_one_running')
      .on(t.classId)
      .where(sql`${t.endedAt} is null`),
  ],
)

/** The state of each student in a lesson. */
export const lessonMarks = pgTable(
  'lesson_marks',
  {
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: attendanceStates }).notNull(),
    /** The hash of the value that a browser keeps; null where no device has checked in. */
    device: text(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.userId] }),
    index().on(t.userId),
    uniqueIndex('lesson_marks_one_device').on(t.lessonId, t.device),
    // Most students are here in most lessons: who was not is found among few rows.
    index('lesson_marks_not_here')
      .on(t.userId, t.lessonId, t.state)
      .where(sql`${t.state} <> 'present'`),
  ],
)

/** Each change of a state. Rows are only added; the last one of a student says the state. */
export const lessonMarkEvents = pgTable(
  'lesson_mark_events',
  {
    id: id(),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the end of the roll call, and once the account is deleted. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    source: text({ enum: markSources }).notNull(),
    from: text({ enum: attendanceStates }),
    to: text({ enum: attendanceStates }).notNull(),
    reason: text().notNull().default(''),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.lessonId, t.userId), index().on(t.userId), index().on(t.actorId)],
)

/** Students whom a device should have checked in that had checked in another one: one row a pair. */
export const lessonTries = pgTable(
  'lesson_tries',
  {
    lessonId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The student whom the device has checked in. */
    otherId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.userId, t.otherId] }),
    index().on(t.userId),
    index().on(t.otherId),
    foreignKey({
      name: 'lesson_tries_lesson',
      columns: [t.lessonId],
      foreignColumns: [lessons.id],
    }).onDelete('cascade'),
  ],
)

/** Students who were called at random, and what came of it. */
export const lessonCalls = pgTable(
  'lesson_calls',
  {
    id: id(),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null while the student is called. */
    outcome: text({ enum: callOutcomes }),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.lessonId, t.userId),
    index().on(t.userId),
    index().on(t.actorId),
    uniqueIndex('lesson_calls_one_open')
      .on(t.lessonId)
      .where(sql`${t.outcome} is null`),
  ],
)
