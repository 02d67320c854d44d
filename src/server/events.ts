import { EventEmitter } from 'node:events'

/** What the parts of the product tell each other after a commit. */
export interface EventMap {
  /** Cache tags of what changed. */
  changed: string[]
  /** Something a signed-in person should see at once. */
  person: { userId: number; kind: string; data: unknown }
}

/**
 * Events between parts of the product. In one process they are calls; with several processes a
 * second implementation carries them over LISTEN/NOTIFY or Redis, each publish reaching every process.
 */
export interface Events {
  publish<K extends keyof EventMap>(kind: K, event: EventMap[K]): void
  /** @returns a function that ends the subscription. */
  subscribe<K extends keyof EventMap>(kind: K, listener: (event: EventMap[K]) => void): () => void
}

export function localEvents(): Events {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    publish: (kind, event) => void emitter.emit(kind, event),
    subscribe: (kind, listener) => {
      emitter.on(kind, listener)
      return () => void emitter.off(kind, listener)
    },
  }
}
