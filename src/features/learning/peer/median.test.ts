import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOutlying, median, proposalOf } from './median.ts'

test('the median of an even number is the mean of the middle two, in whole hundredths', () => {
  expect(median([])).toBeNull()
  expect(median([8000, 0, 9000])).toBe(8000)
  expect(median([7000, 8000, 0, 10_000])).toBe(7500)
  expect(median([7001, 7002])).toBe(7002)
})

test('order changes nothing, and the median is never outside the marks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1 }), (marks) => {
      const middle = median(marks)!
      expect(median(marks.toReversed())).toBe(middle)
      expect(middle).toBeGreaterThanOrEqual(Math.min(...marks))
      expect(middle).toBeLessThanOrEqual(Math.max(...marks))
    }),
  )
})

test('one very low review changes no criterion where two agree', () => {
  const rubric = [{ id: 'a' }, { id: 'b' }]
  const of = (a: number, b: number) => ({ mark: a + b, criteria: { a, b } })
  expect(proposalOf([of(4000, 5000), of(4000, 5500), of(0, 0)], rubric)).toEqual({
    ...{ mark: 9000, criteria: { a: 4000, b: 5000 } },
  })
  expect(proposalOf([], rubric)).toBeNull()
  expect(proposalOf([{ mark: 70, criteria: {} }], [])).toEqual({ mark: 70, criteria: {} })
})

test('a mark is outlying where it is further than 20 % from the median', () => {
  const marks = [8000, 8000, 6400, 6399]
  expect(isOutlying(6400, [8000, 8000, 6400])).toBe(false)
  expect(isOutlying(6399, [8000, 8000, 6399])).toBe(true)
  expect(isOutlying(9601, [8000, 8000, 9601])).toBe(true)
  expect(isOutlying(null, marks)).toBe(false)
  expect(isOutlying(0, [0]), 'one review has nothing to be compared with').toBe(false)
})
