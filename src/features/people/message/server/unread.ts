import { and, eq, isNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '#src/server/database/db.ts'
import type { Events } from '#src/server/events/events.ts'
import { messages } from '../tables.ts'
import { messageEvents } from './message-events.ts'

/** A safety net under the events. */
const maxAgeMs = 60_000

/** How many a person has not read: on each of his pages, so it is asked of the database after a change only. */
export function unreadCounts(
  db: Db,
  events: Pick<Events, 'subscribe'>,
): (userId: number) => Promise<number> {
  const kept = new LRUCache<number, Promise<number>>({ max: 50_000, ttl: maxAgeMs })
  events.subscribe('person', ({ userId, kind }) => {
    if (messageEvents.includes(kind)) kept.delete(userId)
  })
  events.subscribe('missed', () => kept.clear())
  return (userId) => {
    const found = kept.get(userId)
    if (found) return found
    const asked = db.$count(messages, and(eq(messages.userId, userId), isNull(messages.readAt)))
    // A failure is not kept.
    const counted: Promise<number> = asked.catch((error: unknown) => {
      if (kept.peek(userId) === counted) kept.delete(userId)
      throw error
    })
    kept.set(userId, counted)
    return counted
  }
}
