import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Part } from './reports/intervals.ts'
import { reachable } from './reachable.ts'

const parts: Part[] = [
  [0, 20],
  [50, 60],
]

test.each([
  [0, 0],
  [12, 12],
  [20, 20],
  [21, 21],
  [30, 20],
  [49.9, 20],
  [50, 50],
  [61, 61],
  [100, 60],
])('a film at %d s goes to %d s', (second, to) => {
  expect(reachable(parts, second)).toBe(to)
})

test('nothing watched leads to the beginning', () => {
  expect(reachable([], 40)).toBeCloseTo(0, 1)
})

test('a place that is allowed stays, whatever was watched, and none leads forward', () => {
  const some = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 30 }))
      .map(([from, length]): Part => [from, from + length]),
  )
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 120 }), (watched, second) => {
      const to = reachable(watched, second)
      expect(to).toBeLessThanOrEqual(second)
      expect(reachable(watched, to)).toBe(to)
    }),
  )
})
