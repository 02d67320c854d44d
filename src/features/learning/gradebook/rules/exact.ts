/** An exact number: `num` divided by `den`, which is above zero. */
export interface Exact {
  num: bigint
  den: bigint
}

export const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/** Adds two numbers over their least common denominator, so that a hundred columns of equal full marks stay small. */
export function add(a: Exact, b: Exact): Exact {
  if (a.den === b.den) return { num: a.num + b.num, den: a.den }
  const common = gcd(a.den, b.den)
  return { num: a.num * (b.den / common) + b.num * (a.den / common), den: (a.den / common) * b.den }
}

export const divide = ({ num, den }: Exact, by: number): Exact => ({ num, den: den * BigInt(by) })
export const times = ({ num, den }: Exact, by: number): Exact => ({ num: num * BigInt(by), den })

/** @returns below zero, zero or above it, as `a` is less than, equal to or more than `b` */
export function compare(a: Exact, b: Exact): number {
  const difference = a.num * b.den - b.num * a.den
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** Rounds half up (四舍五入) after it is multiplied: `round({ 167, 200 }, 1000)` is 835. */
export const round = ({ num, den }: Exact, scale: number): number =>
  Number((2n * num * BigInt(scale) + den) / (2n * den))
