import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { bundledChannels, messageChannels, messageKinds } from '#src/shared/message.ts'

/** Messages to people, in both languages, because a reader may switch language. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: messageKinds }).notNull(),
    titleZh: text().notNull(),
    titleEn: text().notNull(),
    textZh: text().notNull(),
    textEn: text().notNull(),
    /** The page of the message, without the locale: '/course/12'. */
    link: text(),
    /** Idempotency key: a person gets one message for each. */
    key: text(),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
    /** Waits for the next bundled mail or text message. */
    mailWaiting: boolean().notNull().default(false),
    smsWaiting: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.userId, t.id.desc()),
    // Serves the counts of a person's messages without the table.
    index().on(t.userId, t.kind, t.readAt),
    index('messages_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
    index('messages_waiting')
      .on(t.userId)
      .where(sql`${t.mailWaiting} or ${t.smsWaiting}`),
    uniqueIndex('messages_once').on(t.userId, t.key),
  ],
)

/** When a person last got a bundled mail or text message. */
export const messageBundles = pgTable(
  'message_bundles',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: bundledChannels }).notNull(),
    sentAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.channel] })],
)

/** A person's choices that replace the defaults. */
export const messageSwitches = pgTable(
  'message_switches',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: messageKinds }).notNull(),
    channel: text({ enum: messageChannels }).notNull(),
    enabled: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
)
