import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { messageApi } from '../contract.ts'
import { messages } from '../tables.ts'
import { messagesChangedEvent } from './message-events.ts'

/** Marks all the viewer's messages as read. @returns the number of newly marked ones */
export async function markAllRead(call: Call<typeof messageApi.sendMessageMarkAllReads>) {
  const { db, viewer, events } = call
  const { rowCount } = await db
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(eq(messages.userId, viewer.id), isNull(messages.readAt)))
  if (rowCount) {
    events.publish('person', { userId: viewer.id, kind: messagesChangedEvent, data: {} })
  }
  return { marked: rowCount ?? 0 }
}
