import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  [undefined, 'all'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-900', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-900', { start: 0, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=7-3', 'all'],
  ['bytes=0-1,4-5', 'all'],
  ['bytes=-', 'all'],
  ['pages=1-2', 'all'],
])('the header %s for ten bytes', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected)
})

test('a range never leaves the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(1000), fc.boolean(), (a, b, size, suffix) => {
      const range = readRange(suffix ? `bytes=-${a}` : `bytes=${a}-${b}`, size)
      if (typeof range === 'string') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeLessThan(size)
      expect(range.start).toBeLessThanOrEqual(range.end)
    }),
  )
})
