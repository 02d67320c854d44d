/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Shuffles a copy, by chance that is the same for the same seed. */
export function orderOf<T>(items: readonly T[], seed: number): T[] {
  const next = numbersOf(seed)
  const order = [...items]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}
