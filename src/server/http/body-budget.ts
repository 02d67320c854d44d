interface Held {
  bytes: number
  drop: () => void
}

/**
 * Bytes of request bodies that are on their way. A caller beyond its share loses its oldest body: a call
 * arrives in milliseconds, so the oldest one is half sent, and does not keep others out who share the address.
 * A budget of slow bodies, which take minutes, refuses the new one instead. When all callers together exceed the
 * whole, the one that holds most loses its oldest body.
 */
export class BodyBudget {
  readonly #share: number
  readonly #whole: number
  readonly #slow: boolean
  readonly #byCaller = new Map<string, { sum: number; bodies: Set<Held> }>()
  #sum = 0

  constructor({ share, whole, slow = false }: { share: number; whole: number; slow?: boolean }) {
    this.#share = share
    this.#whole = whole
    this.#slow = slow
  }

  /**
   * @param drop ends the request, when its bytes are needed elsewhere
   * @returns the function that gives the bytes back; undefined when the caller has no share left for it
   */
  take(key: string, bytes: number, drop: () => void, width = 1): (() => void) | undefined {
    const share = this.#share * width
    if (bytes > share) return undefined
    const caller = this.#byCaller.get(key) ?? { sum: 0, bodies: new Set() }
    if (caller.sum + bytes > share && this.#slow) return undefined
    while (caller.sum + bytes > share && this.#dropOldestOf(key)) {}
    const held: Held = { bytes, drop }
    this.#byCaller.set(key, caller)
    caller.bodies.add(held)
    caller.sum += bytes
    this.#sum += bytes
    while (this.#sum > this.#whole && this.#dropOldestOf(this.#holderOfMost())) {}
    return () => this.#release(key, held)
  }

  #release(key: string, held: Held): void {
    const caller = this.#byCaller.get(key)
    if (!caller?.bodies.delete(held)) return
    caller.sum -= held.bytes
    this.#sum -= held.bytes
    if (caller.bodies.size === 0) this.#byCaller.delete(key)
  }

  #holderOfMost(): string | undefined {
    let most: string | undefined
    for (const [key, { sum }] of this.#byCaller) {
      if (most === undefined || sum > this.#byCaller.get(most)!.sum) most = key
    }
    return most
  }

  #dropOldestOf(key: string | undefined): boolean {
    const [oldest] = (key !== undefined && this.#byCaller.get(key)?.bodies) || []
    if (key === undefined || !oldest) return false
    this.#release(key, oldest)
    oldest.drop()
    return true
  }
}
