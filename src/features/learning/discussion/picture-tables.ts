import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { userFiles } from '#src/features/content/file/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { moment } from '#src/server/database/columns.ts'
import { discussionReplies, discussionTopics } from './tables.ts'

/** The pictures of topics and replies, in their order. Each belongs to one text. */
export const discussionPictures = pgTable(
  'discussion_pictures',
  {
    userFileId: integer()
      .primaryKey()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
    topicId: integer().references(() => discussionTopics.id, { onDelete: 'cascade' }),
    replyId: integer().references(() => discussionReplies.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [
    index().on(t.topicId),
    index().on(t.replyId),
    check('discussion_pictures_of_one', sql`num_nonnulls(${t.topicId}, ${t.replyId}) = 1`),
  ],
)

/** Uploads that were begun for a topic or a reply. A file that no text names in the end is deleted by its row here. */
export const discussionUploads = pgTable(
  'discussion_uploads',
  {
    /** `file_uploads.id`, whose row ends days after the file has arrived. */
    uploadId: text().primaryKey(),
    authorId: ofPerson(),
    /** Set by the nightly tidying. */
    userFileId: integer().references(() => userFiles.id, { onDelete: 'cascade' }),
    beganAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.authorId, t.beganAt), index().on(t.userFileId), index().on(t.beganAt)],
)
