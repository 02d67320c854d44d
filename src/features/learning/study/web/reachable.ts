import { merge, type Part } from './reports/intervals.ts'

/** Seconds after a watched part that still go on from it; the server allows as many. */
const slack = 1.8

/**
 * Where a film that skips nothing may be, instead of `second`: there, if it was watched or goes on from what was watched;
 * else where the last part before it ends.
 */
export function reachable(watched: readonly Part[], second: number): number {
  const before = merge([[0, 0.01], ...watched]).findLast(([from]) => from <= second)!
  return second <= before[1] + slack ? second : before[1]
}
