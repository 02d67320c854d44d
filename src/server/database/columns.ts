import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** A moment: stored in UTC, read as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** The key that identifies a row. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** Words for a search; see text/search-index.ts. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
