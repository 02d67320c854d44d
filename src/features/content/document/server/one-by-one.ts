/** Runs tasks one after the other; a task whose signal is aborted while it waits ends at once. */
export function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return async <R>(run: () => Promise<R>, signal: AbortSignal): Promise<R> => {
    const turn = inTurn(last, run, signal)
    last = turn.catch(() => undefined)
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const end = () => reject(signal.reason as Error)
    signal.addEventListener('abort', end, { once: true })
    try {
      return await Promise.race([turn, aborted])
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
}

async function inTurn<R>(
  last: Promise<unknown>,
  run: () => Promise<R>,
  signal: AbortSignal,
): Promise<R> {
  await last
  signal.throwIfAborted()
  return run()
}
