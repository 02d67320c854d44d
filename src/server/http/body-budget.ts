interface Held {
  bytes: number
  drop: () => void
}

/**
 * Bytes of request bodies that are on their way. A caller beyond its share is refused. When all callers
 * together exceed the whole, the one that holds most loses its oldest body: many half-sent bodies from many
 * addresses do not keep an honest one out.
 */
export class BodyBudget {
  readonly #share: number
  readonly #whole: number
  readonly #byCaller = new Map<string, { sum: number; bodies: Set<Held> }>()
  #sum = 0

  constructor({ share, whole }: { share: number; whole: number }) {
    this.#share = share
    this.#whole = whole
  }

  /**
   * @param drop ends the request, when its bytes are needed elsewhere
   * @returns the function that gives the bytes back; undefined when the caller has used up its share
   */
  take(key: string, bytes: number, drop: () => void, width = 1): (() => void) | undefined {
    const caller = this.#byCaller.get(key) ?? { sum: 0, bodies: new Set() }
    if (caller.sum + bytes > this.#share * width) return undefined
    const held: Held = { bytes, drop }
    this.#byCaller.set(key, caller)
    caller.bodies.add(held)
    caller.sum += bytes
    this.#sum += bytes
    while (this.#sum > this.#whole && this.#dropOldest()) {}
    return () => this.#release(key, held)
  }

  #release(key: string, held: Held): void {
    const caller = this.#byCaller.get(key)
    if (!caller?.bodies.delete(held)) return
    caller.sum -= held.bytes
    this.#sum -= held.bytes
    if (caller.bodies.size === 0) this.#byCaller.delete(key)
  }

  #dropOldest(): boolean {
    let most: string | undefined
    for (const [key, { sum }] of this.#byCaller) {
      if (most === undefined || sum > this.#byCaller.get(most)!.sum) most = key
    }
    if (most === undefined) return false
    const [oldest] = this.#byCaller.get(most)!.bodies
    if (!oldest) return false
    this.#release(most, oldest)
    oldest.drop()
    return true
  }
}
