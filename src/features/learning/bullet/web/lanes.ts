/** Seconds that a comment takes to cross the film, whatever its length: a long one is faster. */
export const crossing = 8
/** Pixels between two comments of a lane. */
const gap = 24

interface Running {
  /** The second of the stage's clock at which it entered. */
  from: number
  width: number
}

/** Whether `next`, which enters now, overlaps the comment before it in its lane at any moment. */
const isFree = (before: Running | undefined, next: Running, stage: number): boolean => {
  if (!before) return true
  const speedOf = ({ width }: Running) => (stage + width) / crossing
  const entered = (next.from - before.from) * speedOf(before)
  // All of it is on the stage, with a gap behind it.
  if (entered < before.width + gap) return false
  // It has left before the next one, which may be faster, reaches the other side.
  return next.from + stage / speedOf(next) >= before.from + crossing
}

/** The lanes of a film, of which each shows one comment behind the other. Widths are in pixels, times in seconds. */
export function createLanes() {
  let last: (Running | undefined)[] = []
  return {
    /** Returns the number of the first free lane of `count`, and takes it; null where none is free. */
    take(count: number, next: Running, stage: number): number | null {
      const lane = Array.from({ length: count }, (_, at) => at).find((at) =>
        isFree(last[at], next, stage),
      )
      if (lane === undefined) return null
      last[lane] = next
      return lane
    },
    clear() {
      last = []
    },
  }
}
