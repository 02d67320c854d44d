import { expect, test } from 'vitest'
import { rangeOf } from './tolerance-range.ts'

test.each([
  [3.14, { kind: 'nominal', amount: 0.01 }, [3.13, 3.15]],
  [200, { kind: 'relative', amount: 0.02 }, [196, 204]],
  [-200, { kind: 'relative', amount: 0.02 }, [-204, -196]],
  [100, { kind: 'geometric', amount: 0.25 }, [80, 125]],
  [-100, { kind: 'geometric', amount: 0.25 }, [-125, -80]],
  [7, undefined, [7, 7]],
] as const)('%s with %o accepts %o', (value, tolerance, range) => {
  expect(rangeOf(value, tolerance)).toEqual(range)
})
