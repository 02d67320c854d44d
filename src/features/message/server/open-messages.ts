import { and, eq, isNull } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import type { Messages } from '#src/server/messages.ts'
import { messages } from '../tables.ts'

/** Telling people things. Made before the features, since all of them may use it. */
export function openMessages({ db }: Pick<Kernel, 'db'>): Messages {
  return {
    async send(tx, { userId, kind, title, text, link, key }) {
      await tx
        .insert(messages)
        .values({
          userId,
          kind,
          titleZh: title.zh,
          titleEn: title.en,
          textZh: text.zh,
          textEn: text.en,
          link: link ?? null,
          key: key ?? null,
        })
        .onConflictDoNothing()
    },
    unread: (userId) =>
      db.$count(messages, and(eq(messages.userId, userId), isNull(messages.readAt))),
  }
}
