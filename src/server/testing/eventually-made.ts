import type { Events } from '../events/events.ts'

/**
 * Waits until a check passes, and asks after each change of media work alone: asking all the time would take the
 * processor from the work, which has the lowest priority.
 */
export async function eventuallyMade<T>(
  events: Pick<Events, 'subscribe'>,
  check: () => Promise<T>,
  timeout: number,
): Promise<T> {
  let changed = Promise.withResolvers<boolean>()
  const unsubscribe = events.subscribe('media', () => changed.resolve(true))
  const over = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => over.resolve(false), timeout)
  try {
    for (;;) {
      changed = Promise.withResolvers()
      try {
        return await check()
      } catch (error) {
        if (!(await Promise.race([changed.promise, over.promise]))) throw error
      }
    }
  } finally {
    clearTimeout(timer)
    unsubscribe()
  }
}
