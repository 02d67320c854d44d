/** A question at a second of a film. */
export interface Stop {
  pointId: number
  second: number
}

/** Returns the first stop that a film passes on its way from one second to a later one, which it reaches. */
export const firstStop = <S extends Stop>(
  stops: readonly S[],
  from: number,
  to: number,
): S | undefined =>
  stops
    .filter(({ second }) => from < second && second <= to)
    .toSorted((one, other) => one.second - other.second)[0]

/** Seconds by which a film may have run past a stop without being taken back. */
const overshoot = 0.3

/**
 * Follows one film: `pass` is told of each second that it plays or jumps to, and decides where it waits. A stop is found
 * on the way to a second, never behind it, so that a film which resumes in the middle is not taken back.
 */
export function createStops(start: number) {
  // A film that was left at a stop begins right there, and asks.
  let reached = start - 1
  let waiting: Stop | null = null
  let onward: number | null = null

  return {
    /**
     * @param stops those not answered yet
     * @param asks whether a stop is asked now; without a network it is not
     * @returns the second to be taken to, the stop to be asked, whether the stop in wait is left
     */
    pass<S extends Stop>(
      stops: readonly S[],
      to: number,
      { jumped, asks }: { jumped: boolean; asks: (stop: S) => boolean },
    ): { take?: number; ask?: S; leave?: true } {
      if (waiting) {
        const { second } = waiting
        if (to < second - overshoot) {
          waiting = null
          reached = to
          return { leave: true }
        }
        if (to <= second + overshoot) return {}
        if (jumped) onward = to
        return { take: second }
      }
      const stop = firstStop(stops, reached, to)
      if (!stop || !asks(stop)) {
        reached = to
        return {}
      }
      waiting = stop
      reached = stop.second
      onward = jumped && to > stop.second + overshoot ? to : null
      return to > stop.second + overshoot ? { take: stop.second, ask: stop } : { ask: stop }
    },
    /** Ends the wait. @returns the second that a jump was on its way to; null to go on from here */
    goOn(): number | null {
      const to = onward
      waiting = null
      onward = null
      return to
    },
  }
}
