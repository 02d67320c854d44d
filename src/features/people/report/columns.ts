import { type ExtraConfigColumn, index, integer, text } from 'drizzle-orm/pg-core'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { users } from '#src/features/people/account/tables.ts'
import { moment } from '#src/server/database/columns.ts'
import { reportReasons, reportStates } from './reasons.ts'

/** Columns of a thing that a reviewer can hide. */
export const hiddenColumns = () => ({
  /** Set while it is hidden: the reason of the reviewer, and words besides. */
  hiddenReason: text({ enum: reportReasons }),
  hiddenWords: text().notNull().default(''),
})

/** Columns of a table of reports. Its room adds the column of the thing, and the primary key of thing and person. */
export const reportColumns = () => ({
  userId: ofPerson(),
  reason: text({ enum: reportReasons }).notNull(),
  words: text().notNull().default(''),
  state: text({ enum: reportStates }).notNull().default('open'),
  createdAt: moment().notNull().defaultNow(),
  decidedAt: moment(),
  deciderId: integer().references(() => users.id, { onDelete: 'set null' }),
})

/** Indexes of a table of reports. */
export const reportIndexes = (
  t: Record<'userId' | 'deciderId' | 'state' | 'createdAt', ExtraConfigColumn>,
) => [index().on(t.userId), index().on(t.deciderId), index().on(t.state, t.createdAt)]
