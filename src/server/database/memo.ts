import { LRUCache } from 'lru-cache'
import type { CacheTag } from '#src/shared/cache-tag.ts'
import type { Events } from '../events/events.ts'

interface Options<V> {
  /** What a value shows: it is dropped when one of these changes. */
  tagsOf: (value: V) => readonly CacheTag[]
  /** What has no tag ages. With the four minutes of the page cache above it this makes five. */
  maxAgeMs?: number
  /** Values kept; those read least recently go first. */
  most?: number
}

interface Kept<V> {
  value: Promise<V>
  /** Undefined while it is being made. */
  tags?: ReadonlySet<CacheTag>
}

/**
 * Keeps values by their keys until something they show changes. For what everyone is shown alike: two
 * callers share one making, and what was being made while anything changed is given to those who asked
 * before and not kept.
 */
export function memoUntilChanged<V>(
  events: Pick<Events, 'subscribe'>,
  { tagsOf, maxAgeMs = 60_000, most = 100 }: Options<V>,
): (key: string, make: () => Promise<V>) => Promise<V> {
  const kept = new LRUCache<string, Kept<V>>({ max: most, ttl: maxAgeMs })
  events.subscribe('changed', (changed) => {
    for (const [key, { tags }] of kept.entries()) {
      if (!tags || changed.some((tag) => tags.has(tag))) kept.delete(key)
    }
  })
  events.subscribe('missed', () => kept.clear())

  return (key, make) => {
    const found = kept.get(key)
    if (found) return found.value
    const entry: Kept<V> = { value: make() }
    kept.set(key, entry)
    entry.value.then(
      (value) => (entry.tags = new Set(tagsOf(value))),
      // A failure is not kept.
      () => kept.peek(key) === entry && kept.delete(key),
    )
    return entry.value
  }
}
