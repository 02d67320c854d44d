import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '#src/shared/viewer.ts'

/** A fresh opaque credential, 256 random bits. */
export const newCredential = () => randomBytes(32).toString('base64url')

/** Only this hash of a credential is stored. */
export const hashCredential = (credential: string) =>
  createHash('sha256').update(credential).digest('base64url')

export type Resolution = { viewer: Viewer } | { refusal: 'expired' | 'ended' }

/** Who is behind an access token, cached for a few seconds so that most calls ask no database. */
export interface Sessions {
  resolve(accessToken: string): Promise<Resolution>
  /** Forgets what is cached of a person: roles changed, a session ended. */
  forget(userId: number): void
}

/** An ended session is refused within this time also in other processes (product: 5 s). */
const cachedMs = 3000

/** @param find looks a session up by its token's hash; `until` is the token's expiry in ms. */
export function cachedSessions(
  find: (tokenHash: string) => Promise<Resolution & { until?: number }>,
): Sessions {
  const cache = new LRUCache<string, Resolution & { until?: number }>({
    max: 20_000,
    ttl: cachedMs,
  })
  return {
    async resolve(accessToken) {
      const key = hashCredential(accessToken)
      let found = cache.get(key)
      if (!found) {
        found = await find(key)
        // A refusal is not kept: tokens that nobody issued must not push out those in use.
        if ('viewer' in found) cache.set(key, found)
      }
      if ('viewer' in found && found.until !== undefined && found.until <= Date.now()) {
        return { refusal: 'expired' }
      }
      return found
    },
    forget(userId) {
      for (const [key, value] of cache.entries()) {
        if ('viewer' in value && value.viewer.id === userId) cache.delete(key)
      }
    },
  }
}
