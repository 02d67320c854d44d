import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Marks of steps that an installation takes once: 'demo' when the demo school was loaded. */
export const installationMarks = pgTable('installation_marks', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** The amounts of each subject's hours, for the limits of 24 hours (day-sums.ts). */
export const daySums = pgTable(
  'day_sums',
  {
    /** A sender only as a keyed hash, so that the table identifies no one. */
    subject: text().notNull(),
    hour: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.hour] }), index().on(table.hour)],
)
