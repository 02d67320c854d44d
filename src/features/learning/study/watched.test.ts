import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextItem } from './server/rules.ts'
import { toMultirange, toParts } from './server/watched.ts'

test('parts are converted to tenths of a second and back', () => {
  expect(
    toMultirange([
      [0, 10.5],
      [20, 30],
    ]),
  ).toBe('{[0,105),[200,300)}')
  expect(toParts('{[0,105),[200,300)}')).toEqual([
    [0, 10.5],
    [20, 30],
  ])
  expect(toParts('{}')).toEqual([])
})

test('adjacent parts stay adjacent after rounding', () => {
  expect(
    toMultirange([
      [0, 10.0401],
      [10.0401, 20.06],
    ]),
  ).toBe('{[0,100),[100,201)}')
})

test('reversed and empty parts are dropped, an endless one is cut to a day', () => {
  expect(
    toMultirange([
      [9, 3],
      [4, 4],
      [1, 1.01],
    ]),
  ).toBe('{}')
  expect(toMultirange([[0, 1e308]])).toBe('{[0,864000)}')
})

test('any input gives well-formed ranges within bounds', () => {
  const seconds = fc.double({ min: 0, max: 1e308, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(seconds, seconds)), (parts) => {
      for (const [from, to] of toParts(toMultirange(parts))) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(86_400)
      }
      expect(toMultirange(parts)).toMatch(/^\{(\[\d+,\d+\),?)*\}$/)
    }),
  )
})

const items = (...done: boolean[]) => done.map((one, at) => ({ itemId: at + 1, done: one }))

test('"continue" opens the last item, then the next one that is not done', () => {
  expect(nextItem(items(false, false), null)?.itemId).toBe(1)
  expect(nextItem(items(false, false, false), 2)?.itemId).toBe(2)
  expect(nextItem(items(false, true, false), 2)?.itemId).toBe(3)
  expect(nextItem(items(false, true, true), 2)?.itemId).toBe(1)
  expect(nextItem(items(true, true, true), 2)?.itemId).toBe(2)
  expect(nextItem(items(true, false), 99)?.itemId).toBe(2)
  expect(nextItem([], null)).toBeUndefined()
})
