import { merge, type Part } from './intervals.ts'

/** Seconds by which a video may seem ahead of the clock: events come a little early or late. */
const slack = 0.35

/**
 * Learns from the player's events which seconds were really played. A step counts only when the clock
 * allows it at the current speed, so a jump is never taken for playing.
 */
export function createTracker(clock: () => number = () => performance.now() / 1000) {
  let open: { from: number; to: number; at: number } | undefined
  let closed: Part[] = []

  function close() {
    if (open && open.to > open.from) closed.push([open.from, open.to])
    open = undefined
  }
  return {
    /** Playing starts here, or goes on here after a jump. */
    begin(time: number) {
      close()
      open = { from: time, to: time, at: clock() }
    },
    /** It plays and is at `time` now. */
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
    /** It stopped, or is about to jump: the last time that was told is where the part ends. */
    end: close,
    /** What was played since the last call; a part that still goes on is cut here. */
    take(): Part[] {
      const { from = 0, to = 0 } = open ?? {}
      const parts = merge([...closed, [from, to]])
      closed = []
      if (open) open.from = open.to
      return parts
    },
  }
}
