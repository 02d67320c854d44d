import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { draftKinds } from '../draft/record.ts'
import { drafts } from '../draft/tables.ts'
import { archiveActs, archiveFailures, archiveStates } from './contract.ts'

/** Courses and textbooks on their way to a file and in again; kept for a day. */
export const archives = pgTable(
  'archives',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    act: text({ enum: archiveActs }).notNull(),
    state: text({ enum: archiveStates }).notNull().default('waiting'),
    /** Null until an import knows it. */
    kind: text({ enum: draftKinds }),
    /** The course or textbook: the one that is exported, or the one that was made. */
    subjectId: integer(),
    draftId: integer().references(() => drafts.id, { onDelete: 'set null' }),
    /** Files of others that the person may download and so take along. */
    lent: jsonb().$type<number[]>().notNull().default([]),
    /** The file that is read, or was written. */
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    missing: integer().notNull().default(0),
    failure: text({ enum: archiveFailures }),
    place: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.ownerId, t.createdAt), index().on(t.fileId), index().on(t.draftId)],
)
