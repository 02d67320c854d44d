interface Held {
  key: string
  bytes: number
  share: number
  drop: () => void
}

interface Caller {
  sum: number
  /** In the order of their last bytes: the first one has been silent for the longest. */
  bodies: Set<Held>
}

/** A request body on its way. */
export interface BodyOnItsWay {
  /** Counts bytes that have arrived; what is only announced takes no memory. */
  add(bytes: number): void
  /** Gives the bytes back. */
  end(): void
}

/**
 * Bytes of request bodies that have arrived so far. A caller beyond its share loses the body that has been silent
 * for the longest: an honest one arrives without long pauses, and a half-sent one does not keep others out who
 * share the address. When all callers together exceed the whole, the one that holds most loses such a body.
 */
export class BodyBudget {
  readonly #share: number
  readonly #whole: number
  readonly #byCaller = new Map<string, Caller>()
  #sum = 0

  constructor({ share, whole }: { share: number; whole: number }) {
    this.#share = share
    this.#whole = whole
  }

  /** @param drop ends the request, when its bytes are needed elsewhere */
  open(key: string, drop: () => void, width = 1): BodyOnItsWay {
    const held: Held = { key, bytes: 0, share: this.#share * width, drop }
    let isOpen = true
    return {
      add: (bytes) => {
        if (isOpen && bytes > 0) this.#add(held, bytes)
      },
      end: () => {
        isOpen = false
        this.#release(held)
      },
    }
  }

  #add(held: Held, bytes: number): void {
    const caller = this.#byCaller.get(held.key) ?? { sum: 0, bodies: new Set() }
    this.#byCaller.set(held.key, caller)
    caller.bodies.delete(held)
    caller.bodies.add(held)
    held.bytes += bytes
    caller.sum += bytes
    this.#sum += bytes
    while (caller.sum > held.share && this.#dropMostSilent(caller)) {}
    while (this.#sum > this.#whole && this.#dropMostSilent(this.#holderOfMost())) {}
  }

  #release(held: Held): void {
    const caller = this.#byCaller.get(held.key)
    if (!caller?.bodies.delete(held)) return
    caller.sum -= held.bytes
    this.#sum -= held.bytes
    held.bytes = 0
    if (caller.bodies.size === 0) this.#byCaller.delete(held.key)
  }

  #holderOfMost(): Caller | undefined {
    let most: Caller | undefined
    for (const caller of this.#byCaller.values()) {
      if (!most || caller.sum > most.sum) most = caller
    }
    return most
  }

  #dropMostSilent(caller: Caller | undefined): boolean {
    const [silent] = caller?.bodies ?? []
    if (!silent) return false
    this.#release(silent)
    silent.drop()
    return true
  }
}
