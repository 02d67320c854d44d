/**
 * Calls `stop` once at the first signal to end. One Ctrl-C arrives up to three times, from the
 * terminal, from npm and from the start script; repeats within a second count as the same one. A later
 * signal comes from a person who does not want to wait, and ends the process at once.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let first: number | undefined
  const receive = (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (first === undefined) {
      first = now
      stop(signal)
    } else if (now - first > 1_000) {
      process.exit(130)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, receive)
}
