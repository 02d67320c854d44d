import { createStore } from './store.ts'

/** Specification, section 9: begins at 0.3, moves in 500 ms, creeps every 200 ms, no spinner. */
const progressTimes = { minimum: 0.3, speedMs: 500, trickleMs: 200 }

interface Clock {
  every: (run: () => void, ms: number) => unknown
  after: (run: () => void, ms: number) => unknown
  clear: (handle: unknown) => void
}
const realClock: Clock = {
  every: (run, ms) => setInterval(run, ms),
  after: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as number),
}

/** Returns the bar's next value: it slows down and stops at 0.994. */
export function trickled(value: number): number {
  const step = value < 0.5 ? 0.04 : value < 0.8 ? 0.02 : 0.005
  return Math.min(0.994, value + step)
}

/** Creates a progress bar for any number of running calls; it ends with the last of them. */
export function createProgress(clock: Clock = realClock) {
  /** 0.3 … 1; null while no bar is shown. */
  const store = createStore<number | null>(null)
  let running = 0
  let trickle: unknown
  let hide: unknown

  return {
    get: store.get,
    watch: store.watch,
    start() {
      running += 1
      if (running > 1) return
      clock.clear(hide)
      clock.clear(trickle)
      store.set(progressTimes.minimum)
      trickle = clock.every(
        () => store.set(trickled(store.get() ?? progressTimes.minimum)),
        progressTimes.trickleMs,
      )
    },
    done() {
      if (running === 0) return
      running -= 1
      if (running > 0) return
      clock.clear(trickle)
      store.set(1)
      hide = clock.after(() => store.set(null), progressTimes.speedMs)
    },
  }
}

/** The page's bar: `progress.start()` before a call, `progress.done()` after it, failed or not. */
export const progress = createProgress()
