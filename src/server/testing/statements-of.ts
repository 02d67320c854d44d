import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'

const counting = new AsyncLocalStorage<{ statements: number }>()

/**
 * Returns how many statements `run` sends. Jobs and other work on the same database are not counted, however busy
 * the machine is. Meant for one call at a time.
 */
export async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const count = { statements: 0 }
  const spies = [pg.Pool.prototype, pg.Client.prototype].map((of) => {
    const query = of.query as (...given: unknown[]) => unknown
    return vi.spyOn(of, 'query').mockImplementation(function (this: unknown, ...given: unknown[]) {
      const counted = counting.getStore()
      if (counted) counted.statements += 1
      // A pool hands the statement on to one of its clients, where it is the same one.
      return counting.exit(() => query.apply(this, given))
    })
  })
  try {
    await counting.run(count, run)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return count.statements
}
