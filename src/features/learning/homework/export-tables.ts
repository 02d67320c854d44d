import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { locales } from '#src/shared/locale.ts'
import { exportStates, photoForms } from './limits.ts'
import { homework } from './tables.ts'

/** All works of homework on their way to one zip, or the photographs of one to a PDF; it is kept for a day. */
export const homeworkExports = pgTable(
  'homework_exports',
  {
    id: id(),
    homeworkId: integer()
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    ownerId: ofPerson(),
    /** The student whose photographs become a PDF; null where all works become a zip. */
    studentId: integer().references(() => users.id, { onDelete: 'cascade' }),
    photos: text({ enum: photoForms }).notNull().default('apart'),
    state: text({ enum: exportStates }).notNull().default('waiting'),
    percent: smallint().notNull().default(0),
    locale: text({ enum: locales }).notNull(),
    fileId: integer().references(() => files.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    ...[index().on(t.ownerId, t.createdAt), index().on(t.fileId), index().on(t.homeworkId)],
    index().on(t.studentId),
  ],
)
