import { merge, type Part } from './intervals.ts'

/** Seconds a video may be ahead of the clock, because events come a little early or late. */
const slack = 0.35

/**
 * Derives the played parts from the player's events. A step counts only when the clock allows it at the
 * current speed, so a jump never counts as playing. All times are in seconds.
 */
export function createTracker(clock: () => number = () => performance.now() / 1000) {
  let open: { from: number; to: number; at: number } | undefined
  let closed: Part[] = []

  function close() {
    if (open && open.to > open.from) closed.push([open.from, open.to])
    open = undefined
  }
  return {
    /** Starts a part: playing begins, or continues after a jump. */
    begin(time: number) {
      close()
      open = { from: time, to: time, at: clock() }
    },
    /** Extends the open part to `time`, or starts another one after a jump. */
    at(time: number, speed: number) {
      if (!open) return
      const now = clock()
      const step = time - open.to
      if (step >= 0 && step <= (now - open.at) * speed + slack) {
        open.to = time
        open.at = now
      } else {
        close()
        open = { from: time, to: time, at: now }
      }
    },
    /** Ends the open part at its last reported time, because playing stopped or a jump begins. */
    end: close,
    /** Returns the parts played since the last call; cuts an open part here, and continues it. */
    take(): Part[] {
      const { from = 0, to = 0 } = open ?? {}
      const parts = merge([...closed, [from, to]])
      closed = []
      if (open) open.from = open.to
      return parts
    },
  }
}
