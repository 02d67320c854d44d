import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '#src/shared/viewer.ts'
import type { Db } from '../database/db.ts'
import type { Events } from '../events/events.ts'
import { port } from '../ports.ts'

/** A fresh opaque credential, 256 random bits. */
export const newCredential = () => randomBytes(32).toString('base64url')

/** Only this hash of a credential is stored. */
export const hashCredential = (credential: string) =>
  createHash('sha256').update(credential).digest('base64url')

export type Resolution = { viewer: Viewer } | { refusal: 'expired' | 'ended' }

/** Finds the viewer of an access token, cached for a few seconds so that most calls ask no database. */
export interface Sessions {
  resolve(accessToken: string): Promise<Resolution>
  /**
   * Called after the commit: every process drops its cache of a person, because roles changed or a
   * session ended.
   */
  forget(userId: number): void
}

type Found = Resolution & { until?: number }

/**
 * The account room answers this port: it looks a session up by its token's hash; `until` is its expiry
 * in ms.
 */
export const sessionSource = port<(db: Db) => (tokenHash: string) => Promise<Found>>('sessions')

/** If a process misses the event, it refuses an ended session within this time (product: 5 s). */
const cachedMs = 3000

export function cachedSessions(
  find: (tokenHash: string) => Promise<Found>,
  events: Pick<Events, 'publish' | 'subscribe'>,
): Sessions {
  const cache = new LRUCache<string, Found>({
    max: 20_000,
    ttl: cachedMs,
  })
  // Counts invalidations: a lookup under way may have read the state before the last one.
  let forgotten = 0
  events.subscribe('sessions', ({ userId }) => {
    forgotten += 1
    for (const [key, value] of cache.entries()) {
      if ('viewer' in value && value.viewer.id === userId) cache.delete(key)
    }
  })
  events.subscribe('missed', () => {
    forgotten += 1
    cache.clear()
  })
  return {
    async resolve(accessToken) {
      const key = hashCredential(accessToken)
      let found = cache.get(key)
      if (!found) {
        const before = forgotten
        found = await find(key)
        // A refusal is not cached: invented tokens must not push out those in use.
        if ('viewer' in found && before === forgotten) cache.set(key, found)
      }
      if ('viewer' in found && found.until !== undefined && found.until <= Date.now()) {
        return { refusal: 'expired' }
      }
      return found
    },
    forget: (userId) => events.publish('sessions', { userId }),
  }
}
