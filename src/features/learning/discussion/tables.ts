import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { announcements } from '#src/features/learning/announcement/tables.ts'
import { classes } from '#src/features/learning/class/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { hiddenColumns, reportColumns, reportIndexes } from '#src/features/people/report/columns.ts'
import { id, moment } from '#src/server/database/columns.ts'

/** Columns that topics and replies share. */
const written = () => ({
  id: id(),
  authorId: ofPerson(),
  /** Given by the page that sent it, so that a repeated call writes no second one. */
  key: text().notNull(),
  /** Sanitised HTML. */
  body: text().notNull(),
  /** Its words in lower case, those of the title too, for the search. */
  sought: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  editedAt: moment(),
  ...hiddenColumns(),
})

export const discussionTopics = pgTable(
  'discussion_topics',
  {
    ...written(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    pinnedAt: moment(),
    /** Set while the topic takes no more replies. */
    closedAt: moment(),
    /** Set where the author deleted the topic and replies of others stay. */
    deletedAt: moment(),
    // Stored beside the rows that they count, in the same transaction: shown replies.
    replyCount: integer().notNull().default(0),
    lastReplyAt: moment(),
  },
  (t) => [
    uniqueIndex().on(t.authorId, t.key),
    index().on(t.classId, t.createdAt),
    check('discussion_topics_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
  ],
)

/** The topic or the announcement that replies and followers belong to. */
const ofOne = () => ({
  topicId: integer().references(() => discussionTopics.id, { onDelete: 'cascade' }),
  announcementId: integer().references(() => announcements.id, { onDelete: 'cascade' }),
})

/** Replies to topics, and comments on announcements. */
export const discussionReplies = pgTable(
  'discussion_replies',
  { ...written(), ...ofOne() },
  (t) => [
    uniqueIndex().on(t.authorId, t.key),
    index().on(t.topicId, t.createdAt),
    index().on(t.announcementId, t.createdAt),
    check('discussion_replies_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
    check('discussion_replies_of_one', sql`num_nonnulls(${t.topicId}, ${t.announcementId}) = 1`),
  ],
)

/** The people who have taken part in a topic, or in the comments on an announcement, or follow them. */
export const discussionFollowers = pgTable(
  'discussion_followers',
  {
    id: id(),
    ...ofOne(),
    userId: ofPerson(),
    /** False once the person has stopped: another reply of the same person does not begin it again. */
    follows: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex().on(t.topicId, t.userId),
    uniqueIndex().on(t.announcementId, t.userId),
    index().on(t.userId),
    check('discussion_followers_of_one', sql`num_nonnulls(${t.topicId}, ${t.announcementId}) = 1`),
  ],
)

/** When a person was last at the topics of a class. */
export const discussionVisits = pgTable(
  'discussion_visits',
  {
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: ofPerson(),
    seenAt: moment().notNull().defaultNow(),
    /** The end of the visit before this one: newer topics and replies are marked until this visit ends. */
    sinceAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.classId, t.userId] }), index().on(t.userId)],
)

/** Classes whose teachers have switched the discussion off. */
export const discussionsOff = pgTable('discussions_off', {
  classId: integer()
    .primaryKey()
    .references(() => classes.id, { onDelete: 'cascade' }),
  since: moment().notNull().defaultNow(),
})

/** Announcements that take no more comments. */
export const discussionClosedComments = pgTable('discussion_closed_comments', {
  announcementId: integer()
    .primaryKey()
    .references(() => announcements.id, { onDelete: 'cascade' }),
  since: moment().notNull().defaultNow(),
})

/** Reports of a topic: one of each person. */
export const discussionTopicReports = pgTable(
  'discussion_topic_reports',
  {
    topicId: integer()
      .notNull()
      .references(() => discussionTopics.id, { onDelete: 'cascade' }),
    ...reportColumns(),
  },
  (t) => [primaryKey({ columns: [t.topicId, t.userId] }), ...reportIndexes(t)],
)

/** Reports of a reply: one of each person. */
export const discussionReplyReports = pgTable(
  'discussion_reply_reports',
  {
    replyId: integer()
      .notNull()
      .references(() => discussionReplies.id, { onDelete: 'cascade' }),
    ...reportColumns(),
  },
  (t) => [primaryKey({ columns: [t.replyId, t.userId] }), ...reportIndexes(t)],
)
