/** An exact number, because binary fractions would move a cent: 0.1 + 0.2 is 3/10. The denominator is positive. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

export const zero: Fraction = { n: 0n, d: 1n }
export const one: Fraction = { n: 1n, d: 1n }

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

function reduced(n: bigint, d: bigint): Fraction {
  const common = gcd(n, d)
  return common > 1n ? { n: n / common, d: d / common } : { n, d }
}

/** `ratio(1, 3)` of whole numbers; the second is positive. */
export const ratio = (n: number, d: number): Fraction => reduced(BigInt(n), BigInt(d))

const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/

/** The number that a decimal notation says: '0.1' is 1/10. The caller bounds the exponent. */
export function fromDecimal(text: string): Fraction {
  const [, sign, whole, digits = '', exponent = '0'] = decimal.exec(text) ?? []
  if (whole === undefined) throw new Error(`not a decimal number: ${text}`)
  const n = BigInt(`${sign}${whole}${digits}`)
  const tens = Number(exponent) - digits.length
  return tens < 0 ? reduced(n, 10n ** BigInt(-tens)) : { n: n * 10n ** BigInt(tens), d: 1n }
}

/** The number as it is written, not as it is stored. */
export const fraction = (value: number): Fraction => fromDecimal(String(value))

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? reduced(a.n + b.n, a.d) : reduced(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { n: -b.n, d: b.d })
export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.n, a.d * b.d)
/** The divisor is not 0. */
export const over = (a: Fraction, b: Fraction): Fraction =>
  b.n < 0n ? reduced(-a.n * b.d, a.d * -b.n) : reduced(a.n * b.d, a.d * b.n)
export const sumOf = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, zero)

export const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d
export const isSame = (a: Fraction, b: Fraction): boolean => a.n * b.d === b.n * a.d
export const absolute = (a: Fraction): Fraction => (a.n < 0n ? { n: -a.n, d: a.d } : a)
export const higher = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a)
export const lower = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? a : b)
export const inBounds = (a: Fraction): Fraction => lower(one, higher(zero, a))

/** The nearest double; the only step at which anything is lost. */
export const toNumber = ({ n, d }: Fraction): number =>
  n < 9007199254740992n && n > -9007199254740992n && d < 9007199254740992n
    ? Number(n) / Number(d)
    : Number((n * 10n ** 18n) / d) / 1e18
