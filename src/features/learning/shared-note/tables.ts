import { index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { classes } from '#src/features/learning/class/tables.ts'
import { notes } from '#src/features/learning/note/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { hiddenColumns, reportColumns, reportIndexes } from '#src/features/people/report/columns.ts'
import { id, moment } from '#src/server/database/columns.ts'

/** Notes that their writers share with a class. The text stays in the note, so that it is read as it is now. */
export const sharedNotes = pgTable(
  'shared_notes',
  {
    id: id(),
    noteId: integer()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The writer of the note. */
    userId: ofPerson(),
    /** A sharing from before the writer's present membership counts for nothing. */
    sharedAt: moment().notNull().defaultNow(),
    /** Set where a teacher took it out of the class; the row stays, so that it is not shared again unchanged. */
    removedAt: moment(),
    ...hiddenColumns(),
  },
  (t) => [
    uniqueIndex().on(t.noteId, t.classId),
    index().on(t.classId, t.sharedAt),
    index().on(t.userId, t.classId),
  ],
)

/** Reports of a shared note: one of each person. */
export const sharedNoteReports = pgTable(
  'shared_note_reports',
  {
    sharedId: integer()
      .notNull()
      .references(() => sharedNotes.id, { onDelete: 'cascade' }),
    ...reportColumns(),
  },
  (t) => [primaryKey({ columns: [t.sharedId, t.userId] }), ...reportIndexes(t)],
)
