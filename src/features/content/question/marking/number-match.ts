import type { z } from 'zod'
import type { numericBody } from '../body/gaps.ts'
import type { tolerance } from '../body/gap.ts'
import {
  absolute,
  type Fraction,
  fraction,
  higher,
  isLess,
  lower,
  minus,
  one,
  over,
  plus,
  times,
  zero,
} from './fraction.ts'
import { type Quantity, quantityOf } from './quantity.ts'

type NumberKey = Pick<
  z.output<typeof numericBody>,
  'accepted' | 'units' | 'unitRule' | 'unitPenalty'
>
type Tolerance = z.output<typeof tolerance>

/** Forgives what a key that was computed in binary fractions is off by. */
const epsilon = fraction(1e-14)

/** The lowest and highest right value. */
function rangeOf(value: Fraction, { kind, amount }: Tolerance): [Fraction, Fraction] {
  const by = fraction(amount)
  if (kind === 'geometric') {
    const ends = [over(value, plus(one, by)), times(value, plus(one, by))] as const
    return [lower(...ends), higher(...ends)]
  }
  const reach = kind === 'relative' ? times(absolute(value), by) : by
  return [minus(value, reach), plus(value, reach)]
}

function isWithin(given: Fraction, value: Fraction, allowed: Tolerance): boolean {
  const [from, to] = rangeOf(value, allowed)
  const slack = times(absolute(value), epsilon)
  return !isLess(given, minus(from, slack)) && !isLess(plus(to, slack), given)
}

const plainUnit = (unit: string) => unit.normalize('NFKC').replace(/\s+/gu, '')

/** The factor of a unit; its case counts only where two units differ by nothing else (mW, MW). */
function factorOf(units: NumberKey['units'], unit: string): number | undefined {
  const given = plainUnit(unit)
  const exact = units.find(({ text }) => plainUnit(text) === given)
  if (exact) return exact.factor
  const alike = units.filter(({ text }) => plainUnit(text).toLowerCase() === given.toLowerCase())
  return new Set(alike.map(({ factor }) => factor)).size === 1 ? alike[0]!.factor : undefined
}

/** The value in the unit of the key, and the share that its unit leaves. Null: it cannot be right. */
function inKeyUnit({ units, unitRule, unitPenalty }: NumberKey, { value, unit }: Quantity) {
  if (unitRule === 'none') return unit === '' ? { value, left: one } : null
  const factor = unit === '' ? undefined : factorOf(units, unit)
  if (factor !== undefined) return { value: times(value, fraction(factor)), left: one }
  if (unitRule === 'required') return { value, left: minus(one, fraction(unitPenalty ?? 1)) }
  return unit === '' ? { value, left: one } : null
}

const exactly: Tolerance = { kind: 'nominal', amount: 0 }

/** The share that a number earns: that of its best match among the accepted values. */
export function numberShare(key: NumberKey, typed: string): Fraction {
  const quantity = quantityOf(typed)
  const given = quantity && inKeyUnit(key, quantity)
  if (!given) return zero
  const best = key.accepted.reduce<Fraction>(
    (found, { value, tolerance: allowed = exactly, share }) =>
      isWithin(given.value, fraction(value), allowed)
        ? higher(found, share === undefined ? one : fraction(share))
        : found,
    zero,
  )
  return times(best, given.left)
}
