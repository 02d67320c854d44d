import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { courseItems } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { reportReasons, reportStates } from '#src/features/people/report/reasons.ts'
import { id, moment } from '#src/server/database/columns.ts'

const ofPerson = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Bullet comments: short lines of text that people leave at a second of a film. */
export const bullets = pgTable(
  'bullets',
  {
    id: id(),
    itemId: integer()
      .notNull()
      .references(() => courseItems.id, { onDelete: 'cascade' }),
    authorId: ofPerson(),
    /** Given by the page that sent it, so that a repeated call writes no second one. */
    key: text().notNull(),
    /** The second of the film, counted from 0. */
    second: integer().notNull(),
    /** One line of plain text. */
    words: text().notNull(),
    /** Whether its author taught the course when it was written. */
    byTeacher: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    /** Set while it is hidden: the reason of the reviewer, and words besides. */
    hiddenReason: text({ enum: reportReasons }),
    hiddenWords: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex().on(t.authorId, t.key),
    // The newest of each second are found without reading the others.
    index().on(t.itemId, t.second, t.id),
    index().on(t.authorId, t.itemId),
    check('bullets_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
    check('bullets_second', sql`${t.second} >= 0`),
  ],
)

/** Reports of a bullet comment: one of each person. */
export const bulletReports = pgTable(
  'bullet_reports',
  {
    bulletId: integer()
      .notNull()
      .references(() => bullets.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    reason: text({ enum: reportReasons }).notNull(),
    words: text().notNull().default(''),
    state: text({ enum: reportStates }).notNull().default('open'),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
    deciderId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.bulletId, t.userId] }),
    index().on(t.userId),
    index().on(t.deciderId),
    index().on(t.state, t.createdAt),
  ],
)
