import { LRUCache } from 'lru-cache'
import type { CallCost } from '#src/shared/endpoint.ts'

/**
 * The allowance that a request is taken from, and its cost in ordinary calls (some 3 CPU ms; `bench` measures them).
 * A caller has each allowance for itself (`RATE_PER_MINUTE`), so that one use of an address refuses no other.
 */
export const costs = {
  /** A page from the cache, a built file, a file of the storage: nearly free, as a whole campus reads them. */
  kept: { of: 'kept', units: 0.05 },
  call: { of: 'calls', units: 1 },
  /** A page that is rendered for this request. */
  page: { of: 'calls', units: 3 },
  /** Suggestions while a person types, which a minute's other readers share. */
  suggestion: { of: 'suggestions', units: 0.1 },
  /** Suggestions that are looked up. */
  newSuggestion: { of: 'suggestions', units: 0.9 },
  /** A captcha, a puzzle, a code: a step of signing in, signing up or recovery. */
  entry: { of: 'entry', units: 1 },
  /** A call of these that hashes a password: some 15 CPU ms and 19 MB. */
  password: { of: 'entry', units: 5 },
  /** A piece of a file, or the question how much of it has arrived: 8 MiB, 1,200 of them a minute. */
  piece: { of: 'pieces', units: 1 },
  /** A session renewed or ended. */
  session: { of: 'sessions', units: 1 },
} as const satisfies Record<string, { of: string; units: number }> & Record<CallCost, unknown>

/** The name of a cost that a request is charged. */
export type Cost = keyof typeof costs

interface Bucket {
  left: number
  at: number
}

/** So many callers are remembered; beyond that the longest unseen begin again. */
const mostCallers = 100_000

/**
 * Token buckets: each caller may spend an allowance at once and gets it back within a minute. A fixed
 * window, as @fastify/rate-limit counts, would allow twice the allowance around its end, and counts requests
 * whatever they cost.
 */
export class CostLimit {
  readonly #buckets = new LRUCache<string, Bucket>({ max: mostCallers })

  /** @returns the seconds to wait; 0 when the cost has been paid. */
  pay(key: string, cost: number, perMinute: number, now = performance.now()): number {
    const bucket = this.#buckets.get(key) ?? { left: perMinute, at: now }
    const left = Math.min(perMinute, bucket.left + ((now - bucket.at) / 60_000) * perMinute)
    const paid = left >= cost
    this.#buckets.set(key, { left: paid ? left - cost : left, at: now })
    return paid ? 0 : Math.max(1, Math.ceil(((cost - left) / perMinute) * 60))
  }
}
