import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import { markMost } from './limits.ts'
import { daysLate, keptPercent, lateMark } from './late-mark.ts'

const percent = fc.integer({ min: 0, max: 100 })
const rule = fc.record({ percent, floor: percent })
const raw = fc.integer({ min: 0, max: markMost })
const days = fc.integer({ min: 0, max: 400 })

test('a late mark is never above the raw one, and never below its floor', () => {
  fc.assert(
    fc.property(raw, rule, days, (mark, given, late) => {
      const counts = lateMark(mark, given, late)
      expect(Number.isInteger(counts)).toBe(true)
      expect(counts).toBeLessThanOrEqual(mark)
      // A floor between two hundredths is rounded as the mark is.
      expect(counts).toBeGreaterThanOrEqual(Math.floor((mark * given.floor + 50) / 100))
    }),
    runs(300),
  )
})

test('a better raw mark never counts less, and a later day never more', () => {
  fc.assert(
    fc.property(raw, raw, rule, days, days, (a, b, given, first, second) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const [soon, later] = [Math.min(first, second), Math.max(first, second)]
      expect(lateMark(low, given, soon)).toBeLessThanOrEqual(lateMark(high, given, soon))
      expect(lateMark(a, given, later)).toBeLessThanOrEqual(lateMark(a, given, soon))
    }),
    runs(300),
  )
})

test('in time a mark is what it is, whatever the rule says', () => {
  fc.assert(
    fc.property(raw, rule, (mark, given) => {
      expect(lateMark(mark, given, 0)).toBe(mark)
    }),
    runs(100),
  )
})

test('the days begin at the moment itself', () => {
  const dueAt = new Date('2026-11-28T15:59:00Z')
  const after = (ms: number) => daysLate(dueAt, new Date(dueAt.getTime() + ms))
  const day = 86_400_000
  expect([after(-1), after(0), after(1), after(1000), after(day), after(day + 1)]).toEqual([
    ...[0, 0, 1, 1, 1, 2],
  ])
  expect(keptPercent({ percent: 30, floor: 50 }, 2)).toBe(50)
  expect(lateMark(8750, { percent: 10, floor: 50 }, 1)).toBe(7875)
  expect(lateMark(3333, { percent: 10, floor: 0 }, 1)).toBe(3000)
})

test('a late mark is that of an auditor, who takes off one day after the other', () => {
  const dueAt = new Date('2026-11-28T15:59:00Z')
  const moments = fc.integer({ min: -86_400_000, max: 40 * 86_400_000 })
  fc.assert(
    fc.property(raw, rule, moments, (mark, given, ms) => {
      let [kept, days] = [100, 0]
      for (let left = ms; left > 0; left -= 86_400_000) {
        kept = Math.max(given.floor, kept - given.percent)
        days++
      }
      const exact = BigInt(mark) * BigInt(kept)
      const counts = Number(exact / 100n) + (exact % 100n >= 50n ? 1 : 0)
      expect(daysLate(dueAt, new Date(dueAt.getTime() + ms))).toBe(days)
      expect(lateMark(mark, given, days)).toBe(counts)
    }),
    runs(300),
  )
})
