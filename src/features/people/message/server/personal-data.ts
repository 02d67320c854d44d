import { desc, eq } from 'drizzle-orm'
import type { PersonalPart } from '#src/server/personal-data.ts'
import { messageBundles, messages, messageSwitches } from '../tables.ts'

/** Personal data of messages and their settings. */
export const messageParts: PersonalPart[] = [
  {
    id: 'messages',
    name: { zh: '站内消息', en: 'Messages' },
    tables: ['messages', 'message_bundles'],
    fate: 'deleted',
    read: (db, userId) =>
      db
        .select({
          kind: messages.kind,
          titleZh: messages.titleZh,
          titleEn: messages.titleEn,
          textZh: messages.textZh,
          textEn: messages.textEn,
          link: messages.link,
          createdAt: messages.createdAt,
          readAt: messages.readAt,
        })
        .from(messages)
        .where(eq(messages.userId, userId))
        .orderBy(desc(messages.id)),
    count: (db, userId) => db.$count(messages, eq(messages.userId, userId)),
    async erase(tx, userId) {
      await tx.delete(messages).where(eq(messages.userId, userId))
      await tx.delete(messageBundles).where(eq(messageBundles.userId, userId))
    },
  },
  {
    id: 'message-switches',
    name: { zh: '消息接收设置', en: 'Message settings' },
    tables: ['message_switches'],
    fate: 'deleted',
    read: (db, userId) =>
      db
        .select({
          kind: messageSwitches.kind,
          channel: messageSwitches.channel,
          enabled: messageSwitches.enabled,
        })
        .from(messageSwitches)
        .where(eq(messageSwitches.userId, userId)),
    count: (db, userId) => db.$count(messageSwitches, eq(messageSwitches.userId, userId)),
    async erase(tx, userId) {
      await tx.delete(messageSwitches).where(eq(messageSwitches.userId, userId))
    },
  },
]
