import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { userFiles } from '#src/features/content/file/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { moment } from '#src/server/database/columns.ts'
import { notes } from './tables.ts'

/** Frames of films in notes. The text of a note names its frames by their keys. */
export const noteFrames = pgTable(
  'note_frames',
  {
    /** Given by the device that took the frame, which also names the upload by it. */
    key: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until the picture has arrived. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'restrict' }),
    /** The note that names it; null before the note is saved, and once no note names it. */
    noteId: integer().references(() => notes.id, { onDelete: 'set null' }),
    beganAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.userFileId),
    index().on(t.userId, t.beganAt),
    index().on(t.noteId),
    index()
      .on(t.beganAt)
      .where(sql`${t.noteId} is null`),
    check('note_frames_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
  ],
)
