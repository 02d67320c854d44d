import { EventEmitter } from 'node:events'
import type { CacheTag } from '#src/shared/cache-tag.ts'
import type { Db, Tx } from '../database/db.ts'

/** What the parts of the product tell each other after a commit. Small: ids, never contents. */
export interface EventMap {
  /** Cache tags of what changed. */
  changed: readonly CacheTag[]
  /** Something a signed-in person should see at once. */
  person: { userId: number; kind: string; data: unknown }
  /** What is cached of a person's sessions is no longer true: one ended, a role changed. */
  sessions: { userId: number }
  /** Events of other processes may have been missed: whatever is kept because of them must go. */
  missed: true
}
export type EventKind = keyof EventMap

/**
 * Events between parts of the product. Each reaches every listener of every process on the same
 * database (server/events/open-events.ts).
 */
export interface Events {
  /** After the commit: this process hears it before the call returns, the others some ms later. */
  publish<K extends EventKind>(kind: K, event: EventMap[K]): void
  /** Within the caller's transaction: every process hears it after the commit, none when it rolls back. */
  announce<K extends EventKind>(tx: Db | Tx, kind: K, event: EventMap[K]): Promise<void>
  /** @returns a function that ends the subscription. */
  subscribe<K extends EventKind>(kind: K, listener: (event: EventMap[K]) => void): () => void
}

/** Within one process and outside any transaction: what the real ones are built on, and tests of parts use. */
export function localEvents(): Events {
  const emitter = new EventEmitter().setMaxListeners(0)
  const publish: Events['publish'] = (kind, event) => void emitter.emit(kind, event)
  return {
    publish,
    announce: async (_tx, kind, event) => publish(kind, event),
    subscribe: (kind, listener) => {
      emitter.on(kind, listener)
      return () => void emitter.off(kind, listener)
    },
  }
}
