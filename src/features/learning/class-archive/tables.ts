import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { classes } from '#src/features/learning/class/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import type { ArchiveOrder } from './forms.ts'
import { archiveFailures, archiveStates } from './limits.ts'

/** The term of a class on its way to one zip, which is kept for a week. It is its owner's alone. */
export const classArchives = pgTable(
  'class_archives',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    ownerId: ofPerson(),
    order: jsonb().$type<ArchiveOrder>().notNull(),
    state: text({ enum: archiveStates }).notNull().default('waiting'),
    failure: text({ enum: archiveFailures }),
    percent: smallint().notNull().default(0),
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('class_archives_one_running')
      .on(t.classId)
      .where(sql`${t.state} = 'waiting'`),
    ...[index().on(t.classId, t.ownerId), index().on(t.ownerId), index().on(t.fileId)],
    index().on(t.createdAt),
  ],
)
