import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { messageErrors, type messageApi } from '../contract.ts'
import { messages } from '../tables.ts'
import { messagesChangedEvent } from './message-events.ts'

/** Marks one of the viewer's messages as read. A second call changes nothing and keeps the first time. */
export async function markRead(call: Call<typeof messageApi.updateSendMessageRead>) {
  const { db, viewer, input, events } = call
  const mine = and(eq(messages.id, input.Id), eq(messages.userId, viewer.id))
  const marked = await db
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(mine, isNull(messages.readAt)))
    .returning({ id: messages.id })
  if (marked.length > 0) {
    events.publish('person', { userId: viewer.id, kind: messagesChangedEvent, data: {} })
  } else if ((await db.$count(messages, mine)) === 0) {
    throw new AppError(messageErrors.unknown)
  }
  return { unread: await call.messages.unread(viewer.id) }
}
