import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lateMark } from '../homework/late-mark.ts'
import { type Attempt, resultOf } from './result-of.ts'

const day = 86_400_000
const due = new Date('2026-12-01T15:59:00Z')
const dates = { dueAt: due, lateUntil: new Date(due.getTime() + 3 * day) }
const rule = { counts: 'best', fullMark: 10_000, late: { percent: 20, floor: 40 } } as const
const taken = (number: number, days: number, score: number | null, maxScore = 50): Attempt => ({
  ...{ number, score, maxScore },
  handedInAt: new Date(due.getTime() + days * day),
})

test('points are scaled to the full mark, half up, and a quiz without points is passed by everybody', () => {
  expect(resultOf([taken(1, -1, 33)], rule, dates, null)).toMatchObject({
    ...{ rawMark: 6600, handIns: 1, daysLate: 0 },
  })
  expect(resultOf([taken(1, -1, 1, 3)], { ...rule, fullMark: 10_000 }, dates, null)?.rawMark).toBe(
    3333,
  )
  expect(resultOf([taken(1, -1, 0, 0)], rule, dates, null)?.rawMark).toBe(10_000)
  expect(resultOf([], rule, dates, null)).toBeNull()
})

test('of the best attempts the one that counts most after the late rule is taken', () => {
  // 80 in time is more than 96 of which three days of 20 percent are taken.
  const both = [taken(1, -1, 40), taken(2, 2.5, 48)]
  expect(resultOf(both, rule, dates, null)).toMatchObject({
    rawMark: 8000,
    daysLate: 0,
    handIns: 2,
  })
  expect(resultOf(both, { ...rule, counts: 'last' }, dates, null)).toMatchObject({
    ...{ rawMark: 9600, daysLate: 3 },
  })
})

test('a written answer that waits leaves the work without a mark', () => {
  expect(resultOf([taken(1, -1, 40), taken(2, -0.5, null)], rule, dates, null)).toMatchObject({
    ...{ rawMark: null, handIns: 2 },
  })
})

test('an attempt within the grace after the closing is no later than the closing', () => {
  const closed = { dueAt: due, lateUntil: null }
  const graced = { ...taken(1, 0, 50), handedInAt: new Date(due.getTime() + 30_000) }
  expect(resultOf([graced], rule, closed, null)?.daysLate).toBe(0)
})

test('what was given back counts no more once another attempt is handed in, by its own date', () => {
  const redoDueAt = new Date(due.getTime() + 10 * day)
  const work = { extendedTo: null, redoDueAt, redoHandIn: 1 }
  const [first, second] = [taken(1, -1, 50), taken(2, 9, 30)]
  expect(resultOf([first], rule, dates, work)).toMatchObject({ rawMark: 10_000, daysLate: 0 })
  expect(resultOf([first, second], rule, dates, work)).toMatchObject({ rawMark: 6000, daysLate: 0 })
})

const attempts = fc.array(
  fc.record({
    days: fc.double({ min: -5, max: 2.9, noNaN: true }),
    score: fc.integer({ min: 0, max: 50 }),
  }),
  { minLength: 1, maxLength: 6 },
)

test('a further attempt, and better points of one, never make the best count less, in any order', () => {
  const counted = (given: readonly { days: number; score: number }[]) => {
    const result = resultOf(
      given.map(({ days, score }, at) => taken(at + 1, days, score)),
      ...[rule, dates, null],
    )!
    return lateMark(result.rawMark!, rule.late, result.daysLate)
  }
  fc.assert(
    fc.property(attempts, fc.nat(), fc.integer({ min: 0, max: 50 }), (given, at, more) => {
      const place = at % given.length
      const better = given.map((one, index) =>
        index === place ? { ...one, score: Math.min(50, one.score + more) } : one,
      )
      expect(counted(better)).toBeGreaterThanOrEqual(counted(given))
      expect(counted([...given, better[place]!])).toBeGreaterThanOrEqual(counted(given))
      expect(counted(given.toReversed())).toBe(counted(given))
    }),
  )
})
