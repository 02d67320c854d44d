import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Things that happen to an installation once: 'demo' when the demo school was loaded. */
export const installationMarks = pgTable('installation_marks', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
