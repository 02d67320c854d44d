import type { z } from 'zod'
import type { tolerance } from '../../body/gap.ts'

type Tolerance = z.output<typeof tolerance>

/** The bounds of the numbers that count as right: without a tolerance the number alone. */
export function rangeOf(value: number, given: Tolerance | undefined): [number, number] {
  const { kind, amount } = given ?? { kind: 'nominal' as const, amount: 0 }
  const bounds =
    kind === 'geometric'
      ? [value / (1 + amount), value * (1 + amount)]
      : [value - spread(value, kind, amount), value + spread(value, kind, amount)]
  const [low = 0, high = 0] = bounds.map(tidy).toSorted((a, b) => a - b)
  return [low, high]
}

const spread = (value: number, kind: string, amount: number) =>
  kind === 'relative' ? Math.abs(value) * amount : amount

/** 3.1300000000000003 → 3.13. */
const tidy = (value: number) => Number(value.toPrecision(12))
