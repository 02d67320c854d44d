import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '#src/shared/viewer.ts'
import type { Db } from '../database/db.ts'
import type { Events } from '../events/events.ts'
import { port, type Ports } from '../ports.ts'
import { isSame, sign } from '../secrets/secret.ts'

/** A fresh opaque credential, 256 random bits. */
export const newCredential = () => randomBytes(32).toString('base64url')

/** Only this hash of a credential is stored. */
export const hashCredential = (credential: string) =>
  createHash('sha256').update(credential).digest('base64url')

/** The length of a credential, and of an access token with its signature. */
const [credentialLength, tokenLength] = [43, 65]

/** Makes a credential an access token. Its signature tells it from invented ones without a look-up. */
export const signedToken = (secret: string, credential: string): string =>
  credential + sign(secret, 'access token', credential).slice(0, tokenLength - credentialLength)

function isOurs(secret: string, token: string): boolean {
  return isSame(token, signedToken(secret, token.slice(0, credentialLength)))
}

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
export const sessionSource =
  port<(given: { db: Db; ports: Ports }) => (tokenHash: string) => Promise<Found>>('sessions')

/** If a process misses the event, it refuses an ended session within this time (product: 5 s). */
const cachedMs = 3000

/**
 * Looks up the tokens that this school has signed, once in a few seconds. Any number of invented tokens costs the
 * database nothing, so no limit of theirs can refuse a person's new token.
 */
export function cachedSessions(
  find: (tokenHash: string) => Promise<Found>,
  events: Pick<Events, 'publish' | 'subscribe'>,
  secret: string,
): Sessions {
  const cache = new LRUCache<string, Found>({
    max: 20_000,
    ttl: cachedMs,
  })
  // Apart, because tokens that have ended must not push out those in use.
  const refused = new LRUCache<string, Found>({ max: 5000, ttl: cachedMs })
  // Counts invalidations: a lookup under way may have read the state before the last one.
  let forgotten = 0
  events.subscribe('sessions', ({ userId }) => {
    forgotten += 1
    refused.clear()
    for (const [key, value] of cache.entries()) {
      if ('viewer' in value && value.viewer.id === userId) cache.delete(key)
    }
  })
  events.subscribe('missed', () => {
    forgotten += 1
    refused.clear()
    cache.clear()
  })
  return {
    async resolve(accessToken) {
      const key = hashCredential(accessToken)
      let found = cache.get(key) ?? refused.get(key)
      if (!found) {
        // As one that was renewed: its holder only needs to refresh.
        if (!isOurs(secret, accessToken)) return { refusal: 'expired' }
        const before = forgotten
        found = await find(key)
        if (before === forgotten) ('viewer' in found ? cache : refused).set(key, found)
      }
      if ('viewer' in found && found.until !== undefined && found.until <= Date.now()) {
        return { refusal: 'expired' }
      }
      return found
    },
    forget: (userId) => events.publish('sessions', { userId }),
  }
}
