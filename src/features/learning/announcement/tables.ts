import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { userFiles } from '#src/features/content/file/tables.ts'
import { classes } from '#src/features/learning/class/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Given by the page, so that a repeated call writes no second one. */
    key: text().notNull(),
    title: text().notNull(),
    /** Sanitised HTML. */
    body: text().notNull(),
    pinnedAt: moment(),
    /** Students see it from this moment on. */
    publishAt: moment().notNull(),
    /** Of the last change that readers of a former text do not know. */
    editedAt: moment(),
    /** Its people have been told. */
    toldAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.classId, t.key),
    index().on(t.classId, t.publishAt),
    index().on(t.authorId),
    check('announcements_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
  ],
)

const ofAnnouncement = () =>
  integer()
    .notNull()
    .references(() => announcements.id, { onDelete: 'cascade' })

/** The files that the text of an announcement names, so that none of them is deleted. */
export const announcementFiles = pgTable(
  'announcement_files',
  {
    announcementId: ofAnnouncement(),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.userFileId] }), index().on(t.userFileId)],
)

/** People who have opened an announcement, each once. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    announcementId: ofAnnouncement(),
    userId: ofPerson(),
    readAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.userId] }), index().on(t.userId)],
)

/** The last reminder of a student who had not read an announcement. */
export const announcementReminders = pgTable(
  'announcement_reminders',
  {
    announcementId: ofAnnouncement(),
    userId: ofPerson(),
    remindedAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.userId] }), index().on(t.userId)],
)
