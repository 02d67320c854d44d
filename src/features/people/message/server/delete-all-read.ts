import { and, eq, isNotNull } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { messageApi } from '../contract.ts'
import { messages } from '../tables.ts'
import { messagesChangedEvent } from './message-events.ts'

/** Deletes all the viewer's read messages permanently. @returns their number */
export async function deleteAllRead(call: Call<typeof messageApi.sendMessageDeleteAllRead>) {
  const { db, viewer, events } = call
  const { rowCount } = await db
    .delete(messages)
    .where(and(eq(messages.userId, viewer.id), isNotNull(messages.readAt)))
  if (rowCount) {
    events.publish('person', { userId: viewer.id, kind: messagesChangedEvent, data: {} })
  }
  return { deleted: rowCount ?? 0 }
}
