import { sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import type { Messages } from '#src/server/messages.ts'
import { messages } from '../tables.ts'
import { newMessageEvent } from './message-events.ts'
import { urgentNotice } from './notices.ts'
import { findRecipient } from './recipient.ts'
import { unreadCounts } from './unread.ts'

/** Makes the port for sending messages. It exists before the features, because all of them may use it. */
export function openMessages(
  kernel: Pick<Kernel, 'config' | 'db' | 'events' | 'outbox'>,
): Messages {
  const { config, db, events, outbox } = kernel
  return {
    async send(tx, message) {
      const { userId, kind, title, text, link, key, sessionId, weight = 'plain' } = message
      const recipient = await findRecipient(tx, userId)
      if (!recipient) return
      const { email, phone } = recipient
      const urgent = weight === 'urgent'
      const important = weight === 'important'
      const seen = urgent || recipient.on(kind, 'site')
      const [row] = await tx
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
          // A kind switched off on the site is stored all the same, as read.
          readAt: seen ? null : sql`now()`,
          mailWaiting: important && email !== null && recipient.on(kind, 'mail'),
          smsWaiting: important && phone !== null && recipient.on(kind, 'sms'),
        })
        .onConflictDoNothing()
        .returning({ id: messages.id })
      // A message with this key exists already, perhaps from a simultaneous transaction.
      if (!row) return
      if (urgent) {
        const notice = urgentNotice(config, recipient, message)
        if (notice) await outbox.send(tx, notice)
      }
      const event = { userId, kind: newMessageEvent, data: { id: row.id, sessionId } }
      await events.announce(tx, 'person', event)
    },
    unread: unreadCounts(db, events),
  }
}
