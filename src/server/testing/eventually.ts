import { vi } from 'vitest'

/** Waits until a check passes, as long as a busy machine may need. A quick check costs no extra time. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = 10_000): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 20 })
