import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { classes } from '#src/features/learning/class/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'

/** The people whom a class expects, with an account or without one. */
export const rosterRows = pgTable(
  'roster_rows',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    groupName: text().notNull().default(''),
    /** The person of the row, once that person has come. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whether the account was made by the activation of this row. */
    made: boolean().notNull().default(false),
    /** Whether the next activation gives that account a new password. */
    renews: boolean().notNull().default(false),
    enteredAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('roster_rows_number').on(t.classId, sql`lower(${t.number})`),
    uniqueIndex('roster_rows_person').on(t.classId, t.userId),
    index().on(t.userId),
  ],
)

/** The first lesson of a class: while it is open, rows are activated. */
export const firstLessons = pgTable('first_lessons', {
  classId: integer()
    .primaryKey()
    .references(() => classes.id, { onDelete: 'cascade' }),
  openedAt: moment().notNull().defaultNow(),
  endsAt: moment().notNull(),
})
