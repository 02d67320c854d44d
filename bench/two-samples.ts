/** The distribution of a set of times. */
export interface Spread {
  count: number
  p5: number
  p50: number
  p95: number
}

export function spreadOf(times: number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { count: times.length, p5: at(0.05), p50: at(0.5), p95: at(0.95) }
}

/**
 * Mann–Whitney, two-sided: the probability of a difference as large as this where there is none. `auc`:
 * how often a time of the second set is longer than one of the first; at 0.5 they are
 * indistinguishable.
 */
export function compare(first: number[], second: number[]): { auc: number; p: number } {
  const all = [
    ...first.map((time) => ({ time, second: false })),
    ...second.map((time) => ({ time, second: true })),
  ].toSorted((a, b) => a.time - b.time)
  // Times have nanosecond resolution, so ties do not occur.
  const ranks = all.reduce((sum, one, index) => (one.second ? sum + index + 1 : sum), 0)
  const [n, m] = [first.length, second.length]
  const u = ranks - (m * (m + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return { auc: u / (n * m), p: 2 * (1 - normal(Math.abs(z))) }
}

/** The normal distribution up to z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z)
  const terms = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
  const tail = terms.reduce((sum, term, index) => sum + term * t ** (index + 1), 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
