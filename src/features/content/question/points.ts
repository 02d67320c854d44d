/**
 * The points that a share earns, to the hundredth, half up. A share is the double nearest to an exact fraction:
 * it misses a half by less than 1e-9 of a hundredth, which is given back before rounding.
 */
export const pointsOf = (share: number, points: number): number =>
  Math.floor(share * points * 100 + 0.5 + 1e-9) / 100

/** Sums points without the rounding error of binary fractions. */
export const sumPoints = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100
