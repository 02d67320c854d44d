import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { userFiles } from '#src/features/content/file/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { moment } from '#src/server/database/columns.ts'
import { interactionReplies, interactions } from './tables.ts'

/** The pictures of questions and replies, in their order. Each belongs to one text. */
export const interactionPictures = pgTable(
  'interaction_pictures',
  {
    userFileId: integer()
      .primaryKey()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
    interactionId: integer().references(() => interactions.id, { onDelete: 'cascade' }),
    replyId: integer().references(() => interactionReplies.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [
    index().on(t.interactionId),
    index().on(t.replyId),
    check('interaction_pictures_of_one', sql`num_nonnulls(${t.interactionId}, ${t.replyId}) = 1`),
  ],
)

/** Uploads that were begun for a question or a reply. A file that no text names in the end is deleted by its row here. */
export const interactionUploads = pgTable(
  'interaction_uploads',
  {
    /** `file_uploads.id`, whose row ends days after the file has arrived. */
    uploadId: text().primaryKey(),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Set by the nightly tidying. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'cascade' }),
    beganAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.authorId, t.beganAt), index().on(t.userFileId), index().on(t.beganAt)],
)
