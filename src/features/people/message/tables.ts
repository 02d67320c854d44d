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

/** What the product tells a person, in both languages, since readers change theirs. */
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
    /** The page it is about, without the locale: '/course/12'. */
    link: text(),
    /** Told once for each key. */
    key: text(),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
    /** Waits for the next bundled mail or text message. */
    mailWaiting: boolean().notNull().default(false),
    smsWaiting: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.userId, t.id.desc()),
    // Counts of a person's messages are read from here alone.
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

/** When a person was last told of several things in one mail or text message. */
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

/** Where a person wants something else than the default. */
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
