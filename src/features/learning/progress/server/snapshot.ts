import { LRUCache } from 'lru-cache'
import { type Kernel, oncePerApp } from '#src/server/kernel.ts'
import { snapshotSeconds } from '../limits.ts'

interface Taken {
  takenAt: string
  value: Promise<unknown>
}

/** The counts of this process. */
const keptOf = oncePerApp(
  () => new LRUCache<string, Taken>({ max: 100, ttl: snapshotSeconds * 1000 }),
)

/**
 * Returns what was counted within the last minute, or counts again: to read a course of 2,000 learners takes some
 * 100 ms, and a teacher looks through its pages. Simultaneous callers share one count.
 * @param key names all on which the count depends, apart from the records
 */
export async function snapshotOf<T>(
  kernel: Pick<Kernel, 'db' | 'events'>,
  { key, fresh }: { key: string; fresh: boolean },
  count: () => Promise<T>,
): Promise<{ takenAt: string; value: T }> {
  const kept = keptOf(kernel)
  const found = fresh ? undefined : kept.get(key)
  const taken = found ?? { takenAt: new Date().toISOString(), value: count() }
  if (!found) {
    kept.set(key, taken)
    // A failure is not kept; the caller hears of it below.
    taken.value.catch(() => kept.peek(key) === taken && kept.delete(key))
  }
  return { takenAt: taken.takenAt, value: (await taken.value) as T }
}
