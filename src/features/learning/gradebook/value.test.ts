import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullMarkMost } from './limits.ts'
import { readMark, showMark } from './value.ts'

test('a mark is read as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: fullMarkMost }), (mark) => {
      expect(readMark(showMark(mark))).toBe(mark)
    }),
  )
})

test('full-width digits, spaces and trailing zeros are read; what is no mark is not', () => {
  expect(readMark('８５．５')).toBe(8550)
  expect(readMark(' 90 ')).toBe(9000)
  expect(readMark('7.050')).toBe(705)
  expect(readMark('0')).toBe(0)
  for (const text of ['', '-1', '8.505', '1e2', '12,5', 'A', '10000000', '8.5.5'])
    expect(readMark(text), text).toBeNull()
})
