import { LRUCache } from 'lru-cache'

/**
 * The costs of requests, in ordinary calls (some 3 CPU ms). `bench` measures them; what is nearly free may
 * be asked for by a whole campus behind one address.
 */
export const costs = {
  /** A page from the cache, a built file, a file of the storage. */
  kept: 0.05,
  call: 1,
  /** A page that is rendered for this request. */
  page: 3,
} as const

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
