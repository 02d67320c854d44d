import { and, eq, isNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '#src/server/database/db.ts'
import type { Events } from '#src/server/events/events.ts'
import { messages } from '../tables.ts'
import { messageEvents } from './message-events.ts'

/** Limits the age of a count whose event was lost. */
const maxAgeMs = 60_000

/** Counts a person's unread messages. Cached until an event, because every page shows the count. */
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
    // A failure is not cached.
    const counted: Promise<number> = asked.catch((error: unknown) => {
      if (kept.peek(userId) === counted) kept.delete(userId)
      throw error
    })
    kept.set(userId, counted)
    return counted
  }
}
