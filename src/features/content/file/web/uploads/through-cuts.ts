import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import { ApiError, clientIds } from '#src/web/api-error.ts'
import type { Line } from './transfer-world.ts'

/** Waits between tries, in ms. They begin again once something has got through. */
const waits = [1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000, 60_000]

/** The line has been cut too often. */
export class LineCut extends Error {}

/** Codes of answers that pass by themselves: the server restarts, is busy, or was asked too much. */
const passing = new Set<number>([
  ...[codeNoAnswer, kinds.failed.code, kinds.unavailable.code, kinds.tooMany.code],
])

/** Whether a refusal passes by itself within minutes: not that of a limit or of a full disk. */
export const passes = ({ code, id }: Pick<ApiError, 'code' | 'id'>) =>
  passing.has(code) &&
  id !== 'common.noSpace' &&
  id !== clientIds.badConfig &&
  !id.startsWith('upload.')

const isCall = (error: unknown) => error instanceof ApiError && passes(error)

/**
 * Does one step of an upload. A cut is followed by another try: at once when the network is back, otherwise after
 * growing waits. A device that is offline only waits.
 * @param step calls `moved` where a part of it has got through
 * @param options.isCut tells which failures pass by themselves
 * @throws a failure that is no cut, or LineCut after the last try
 */
export async function throughCuts<A>(
  step: (moved: () => void) => Promise<A>,
  { signal, cut, isCut = isCall }: Line & { isCut?: (error: unknown) => boolean },
): Promise<A> {
  let failures = 0
  const moved = () => {
    failures = 0
    cut(false)
  }
  for (;;) {
    try {
      const answer = await step(moved)
      signal.throwIfAborted()
      cut(false)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      if (!isCut(error)) throw error
      cut(true)
      const wait = waits[failures++]
      if (navigator.onLine && wait === undefined) throw new LineCut('', { cause: error })
      await nextTry(navigator.onLine ? wait : undefined, signal)
    }
  }
}

/** Waits so many ms, or until the network is back; without `ms` only for the network. */
function nextTry(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const timer = ms === undefined ? undefined : setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) failed(signal.reason)
      else done()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
