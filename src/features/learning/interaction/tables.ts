import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { courseItems, courses } from '#src/features/learning/course/tables.ts'
import { ofPerson } from '#src/features/people/account/columns.ts'
import { hiddenColumns, reportColumns, reportIndexes } from '#src/features/people/report/columns.ts'
import { id, moment, tsvector } from '#src/server/database/columns.ts'

/** What questions and replies have in common. */
const written = () => ({
  id: id(),
  authorId: ofPerson(),
  /** Given by the page that sent it, so that a repeated call writes no second one. */
  key: text().notNull(),
  /** Sanitised HTML. */
  body: text().notNull(),
  /** Whether its author taught the course when it was written. */
  byTeacher: boolean().notNull().default(false),
  createdAt: moment().notNull().defaultNow(),
  editedAt: moment(),
  ...hiddenColumns(),
})

/** Questions that people ask about a place of a course. */
export const interactions = pgTable(
  'interactions',
  {
    ...written(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => courseItems.id, { onDelete: 'cascade' }),
    // The anchor: one of second, page and words, or none for the item as a whole.
    second: real(),
    page: integer(),
    words: text(),
    wordsBefore: text(),
    wordsAfter: text(),
    /** Its text and the words that it marks, in lower case, for the search. */
    sought: text().notNull(),
    /** The same cut into words, for the questions like it. */
    vector: tsvector().notNull(),
    /** Seen only by its author and the teachers of the course. */
    isPrivate: boolean().notNull().default(false),
    acceptedReplyId: integer().references((): AnyPgColumn => interactionReplies.id, {
      onDelete: 'set null',
    }),
    /** Set where it was deleted and others' replies stay. */
    deletedAt: moment(),
    // Stored beside the rows that they count, in the same transaction: shown replies, and marks of others.
    replyCount: integer().notNull().default(0),
    meTooCount: integer().notNull().default(0),
    lastReplyAt: moment(),
    firstTeacherReplyAt: moment(),
  },
  (t) => [
    uniqueIndex().on(t.authorId, t.key),
    index().on(t.courseId, t.createdAt),
    index().on(t.itemId),
    index().on(t.acceptedReplyId),
    index('interactions_unanswered')
      .on(t.courseId, t.createdAt)
      .where(
        sql`first_teacher_reply_at is null and accepted_reply_id is null and deleted_at is null and not by_teacher`,
      ),
    check('interactions_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
    check('interactions_anchor', sql`num_nonnulls(${t.second}, ${t.page}, ${t.words}) <= 1`),
  ],
)

const ofInteraction = () =>
  integer()
    .notNull()
    .references((): AnyPgColumn => interactions.id, { onDelete: 'cascade' })

export const interactionReplies = pgTable(
  'interaction_replies',
  { ...written(), interactionId: ofInteraction() },
  (t) => [
    uniqueIndex().on(t.authorId, t.key),
    index().on(t.interactionId, t.createdAt),
    check('interaction_replies_key', sql`${t.key} ~ '^[0-9a-f]{32}$'`),
  ],
)

/** The people who hear of new replies. */
export const interactionFollowers = pgTable(
  'interaction_followers',
  { interactionId: ofInteraction(), userId: ofPerson() },
  (t) => [primaryKey({ columns: [t.interactionId, t.userId] }), index().on(t.userId)],
)

/** The people who have the same question. */
export const interactionMeToo = pgTable(
  'interaction_me_too',
  { interactionId: ofInteraction(), userId: ofPerson() },
  (t) => [primaryKey({ columns: [t.interactionId, t.userId] }), index().on(t.userId)],
)

/** Reports of a question: one of each person. */
export const interactionReports = pgTable(
  'interaction_reports',
  { interactionId: ofInteraction(), ...reportColumns() },
  (t) => [primaryKey({ columns: [t.interactionId, t.userId] }), ...reportIndexes(t)],
)

/** Reports of a reply: one of each person. */
export const interactionReplyReports = pgTable(
  'interaction_reply_reports',
  {
    replyId: integer()
      .notNull()
      .references(() => interactionReplies.id, { onDelete: 'cascade' }),
    ...reportColumns(),
  },
  (t) => [primaryKey({ columns: [t.replyId, t.userId] }), ...reportIndexes(t)],
)
