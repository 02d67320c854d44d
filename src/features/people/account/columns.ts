import { integer } from 'drizzle-orm/pg-core'
import { users } from './tables.ts'

/** The person to whom a row belongs: the row goes when the account does. */
export const ofPerson = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
