import { EventEmitter } from 'node:events'
import type { CacheTag } from '#src/shared/cache-tag.ts'
import type { Db, Tx } from '../database/db.ts'

/**
 * The news that parts of the product send each other after a commit. Payloads are small: ids, never
 * contents.
 */
export interface EventMap {
  /** Cache tags of the changed data. */
  changed: readonly CacheTag[]
  /** News that a signed-in person should see at once. */
  person: { userId: number; kind: string; data: unknown }
  /** What open pages of these people show has changed; the topic names it ('quiz 12'). */
  stale: { topic: string; userIds: readonly number[] }
  /**
   * The same for all open pages of a group ('course 12'), however large: each process asks which of the people
   * connected to it belong to the group, so that the event names nobody.
   */
  staleOf: { topics: readonly string[]; group: string; id: number }
  /** The cached sessions of a person are stale: one ended, or a role changed. */
  sessions: { userId: number }
  /** Another request wants to add to an upload: the one that holds this lease ends. */
  uploadWanted: { lease: string }
  /** Work on a file went on, or something was made of it. */
  media: { fileId: number }
  /** Events of other processes may have been missed: caches that rely on them must be dropped. */
  missed: true
}
export type EventKind = keyof EventMap

/**
 * Carries events between parts of the product. Each reaches every listener of every process on the same
 * database (server/events/open-events.ts).
 */
export interface Events {
  /**
   * Called after the commit: this process hears the event before the call returns, the others some ms
   * later.
   */
  publish<K extends EventKind>(kind: K, event: EventMap[K]): void
  /** Called within a transaction: every process hears the event after the commit, none when it rolls back. */
  announce<K extends EventKind>(tx: Db | Tx, kind: K, event: EventMap[K]): Promise<void>
  /** @returns a function that ends the subscription. */
  subscribe<K extends EventKind>(kind: K, listener: (event: EventMap[K]) => void): () => void
}

/**
 * Events within one process and outside any transaction: the base of the real ones, also used by unit
 * tests.
 */
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
