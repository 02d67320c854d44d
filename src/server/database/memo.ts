import type { Events } from '../events/events.ts'

/**
 * Keeps one value for each key until something that `concerns` it changes, or `maxAgeMs` have passed.
 * For what everyone is shown alike: the makers of two callers are one, and what was being made while
 * a change came is given to those who asked before it and not kept.
 */
export function memoUntilChanged<K, V>(
  events: Pick<Events, 'subscribe'>,
  { concerns, maxAgeMs }: { concerns: (tag: string) => boolean; maxAgeMs: number },
  make: (key: K) => Promise<V>,
): (key: K) => Promise<V> {
  const kept = new Map<K, { value: Promise<V>; until: number }>()
  events.subscribe('changed', (tags) => {
    if (tags.some(concerns)) kept.clear()
  })
  events.subscribe('missed', () => kept.clear())
  return (key) => {
    const found = kept.get(key)
    if (found && found.until > Date.now()) return found.value
    const entry = { value: make(key), until: Date.now() + maxAgeMs }
    kept.set(key, entry)
    // A failure is not kept.
    void entry.value.catch(() => kept.get(key) === entry && kept.delete(key))
    return entry.value
  }
}
