import { randomInt } from 'node:crypto'

/** Chance in drawings. What a solution depends on is drawn by `randomInt`, which no program predicts. */
export const between = (low: number, high: number) => low + Math.random() * (high - low)

/** Returns the items in a random order that no program predicts. */
export function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items]
  for (let n = mixed.length - 1; n > 0; n--) {
    const other = randomInt(n + 1)
    ;[mixed[n], mixed[other]] = [mixed[other]!, mixed[n]!]
  }
  return mixed
}
