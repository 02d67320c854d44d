import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { courses } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { locales } from '#src/shared/locale.ts'
import { noteExportFormats, noteExportStates } from './limits.ts'

/** Notes on their way to a file, which is kept for a day. */
export const noteExports = pgTable(
  'note_exports',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: text({ enum: noteExportFormats }).notNull(),
    state: text({ enum: noteExportStates }).notNull().default('waiting'),
    percent: smallint().notNull().default(0),
    locale: text({ enum: locales }).notNull(),
    /** The notes of one course; null for those of all. */
    courseId: integer().references(() => courses.id, { onDelete: 'cascade' }),
    /** The words that the notes hold; '' for all notes. */
    keyword: text().notNull(),
    notes: integer().notNull(),
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.ownerId, t.createdAt), index().on(t.fileId), index().on(t.courseId)],
)
