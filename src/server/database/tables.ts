import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Marks of steps that an installation takes once: 'demo' when the demo school was loaded. */
export const installationMarks = pgTable('installation_marks', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
