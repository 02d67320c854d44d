import type { FastifyBaseLogger } from 'fastify'
import { addressKey } from '../net/address-key.ts'

/** Refusals of one address that are logged one by one, each minute. */
const logged = 20
/** Addresses that are counted one by one; a flood from more of them is counted as one. */
const mostAddresses = 1000

interface Count {
  429: number
  404: number
}

/**
 * Counts the requests of each address that are over its limits (429) or lead nowhere (404): they cost next to
 * nothing, so a line for each would let one address write hundreds of megabytes a minute.
 */
export class RefusalFlood {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  #byAddress = new Map<string, Count>()

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log
  }

  /** @returns whether the answer is only counted, instead of logged */
  counts(ip: string, status: number): boolean {
    if (status !== 429 && status !== 404) return false
    const key = addressKey(ip)
    const known = this.#byAddress.has(key) || this.#byAddress.size < mostAddresses
    const place = known ? key : 'others'
    const count = this.#byAddress.get(place) ?? { 429: 0, 404: 0 }
    this.#byAddress.set(place, count)
    count[status] += 1
    return count[429] + count[404] > logged
  }

  /** Logs the counts of the addresses that had more than their lines, and begins again. */
  tell(): void {
    const told = this.#byAddress
    this.#byAddress = new Map()
    for (const [ip, count] of told) {
      if (count[429] + count[404] <= logged) continue
      this.#log.warn({ ip, refused: count[429], missing: count[404] }, 'many requests refused')
    }
  }
}
