import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const channels = ['mail', 'sms'] as const
export type Channel = (typeof channels)[number]

/** waiting – will be tried (again); kept – no driver is configured, so administrators read it here. */
export const outboxStatuses = ['waiting', 'sent', 'failed', 'kept'] as const

/** Every mail and text message, sent or not. Administrators read it; rows older than 90 days are deleted. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: channels }).notNull(),
    /** An e-mail address or a phone number. */
    to: text().notNull(),
    /** The template: 'account.registerCode'. */
    template: text().notNull(),
    locale: text({ enum: ['zh-CN', 'en-US'] }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    status: text({ enum: outboxStatuses }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    /** Its code or link is valid until then (outbox/secrets.ts). */
    secretUntil: timestamp({ withTimezone: true }),
    /** When the code or link was masked. */
    redactedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.to, table.createdAt),
    index().on(table.createdAt, table.id),
    index().on(table.status, table.createdAt, table.id),
    index().on(table.template, table.createdAt, table.id),
    index('outbox_messages_unredacted')
      .on(table.secretUntil)
      .where(sql`${table.secretUntil} is not null and ${table.redactedAt} is null`),
  ],
)

export type OutboxRow = typeof outboxMessages.$inferSelect
