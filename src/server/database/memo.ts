import { LRUCache } from 'lru-cache'
import type { CacheTag } from '#src/shared/cache-tag.ts'
import type { Events } from '../events/events.ts'

interface Options<V> {
  /** Tags of the data that a value shows: a change of one of them drops the value. */
  tagsOf: (value: V) => readonly CacheTag[]
  /** Data without a tag expires by age. With the four minutes of the page cache above it, that makes five. */
  maxAgeMs?: number
  /** The number of values kept; those read least recently are dropped first. */
  most?: number
}

interface Kept<V> {
  value: Promise<V>
  /** Undefined while the value is being computed. */
  tags?: ReadonlySet<CacheTag>
}

/**
 * Keeps values by their keys until data that they show changes. It serves data that all readers share:
 * two callers share one computation, and a value computed while anything changed is given to the
 * earlier callers and not kept.
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
