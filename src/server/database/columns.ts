import { integer, timestamp } from 'drizzle-orm/pg-core'

/** A moment: stored in UTC, read as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A row's own number. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
