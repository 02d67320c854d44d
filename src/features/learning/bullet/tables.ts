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
import { ofPerson } from '#src/features/people/account/columns.ts'
import { hiddenColumns, reportColumns, reportIndexes } from '#src/features/people/report/columns.ts'
import { id, moment } from '#src/server/database/columns.ts'

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
    ...hiddenColumns(),
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
    ...reportColumns(),
  },
  (t) => [primaryKey({ columns: [t.bulletId, t.userId] }), ...reportIndexes(t)],
)
