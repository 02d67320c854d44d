/** Sums of deviations from the mean, and what follows from them. All need at least one value. */

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The mean of the deviations to a power: the central moment of the values as they are. */
export function centralMoment(values: readonly number[], power: 2 | 3 | 4): number {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** power, 0) / values.length
}

/** Of a sample, with n − 1; null below two pairs. */
export function covarianceOf(xs: readonly number[], ys: readonly number[]): number | null {
  if (xs.length < 2) return null
  const [x, y] = [meanOf(xs), meanOf(ys)]
  let sum = 0
  for (const [at, value] of xs.entries()) sum += (value - x) * (ys[at]! - y)
  return sum / (xs.length - 1)
}

/** Of a sample, with n − 1; null below two values. */
export const varianceOf = (values: readonly number[]): number | null => covarianceOf(values, values)

/** Sums of floating numbers that should cancel out leave less than this. */
const dust = 1e-9
/** Whether a variance is one of rounding alone. */
export const isNone = (variance: number | null): boolean => variance === null || variance < dust
