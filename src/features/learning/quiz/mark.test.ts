import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import { type Key, mark, markBlanks, pointsOf, sumPoints } from './server/mark.ts'
import { normalise } from './server/normalise.ts'
import { isAnswered, passes } from './server/rules.ts'

const empty = { rightOptions: [], rightTruth: null, rightTexts: [] }
const single: Key = { ...empty, type: 'single', rightOptions: [2] }
const multiple = (...rightOptions: number[]): Key => ({ ...empty, type: 'multiple', rightOptions })
const trueFalse: Key = { ...empty, type: 'trueFalse', rightTruth: false }
const fillIn = (...rightTexts: string[][]): Key => ({ ...empty, type: 'fillIn', rightTexts })

test('a single choice earns all or nothing', () => {
  expect(mark(single, { chosen: [2] })).toEqual({ share: 1, correct: true })
  expect(mark(single, { chosen: [1] })).toEqual({ share: 0, correct: false })
  expect(mark(single, { chosen: [1, 2] }).share).toBe(0)
  expect(mark(single, null).share).toBe(0)
})

test('true/false is marked by the key, and a missing answer does not count as "false"', () => {
  expect(mark(trueFalse, { truth: false }).correct).toBe(true)
  expect(mark(trueFalse, { truth: true }).correct).toBe(false)
  expect(mark(trueFalse, {}).correct).toBe(false)
})

test('multiple choice gives (right − wrong) / right, not below 0', () => {
  const key = multiple(1, 2, 3)
  expect(mark(key, { chosen: [1, 2, 3] })).toEqual({ share: 1, correct: true })
  expect(mark(key, { chosen: [1, 2] })).toEqual({ share: 2 / 3, correct: false })
  expect(mark(key, { chosen: [1, 2, 9] }).share).toBeCloseTo(1 / 3)
  expect(mark(key, { chosen: [1, 2, 3, 9] }).correct).toBe(false)
  expect(mark(key, { chosen: [8, 9] }).share).toBe(0)
})

const same = (one: number[], other: number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

describe('the mark of any multiple choice', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
  const rights = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 })

  test('is between 0 and 1, and correct only for exactly the key', () => {
    fc.assert(
      fc.property(rights, ids, (right, chosen) => {
        const { share, correct } = mark(multiple(...right), { chosen })
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(correct).toBe(same(right, chosen))
      }),
    )
  })

  test('does not depend on the order of the options, nor on repeated ones', () => {
    fc.assert(
      fc.property(rights, ids, (right, chosen) => {
        const share = mark(multiple(...right), { chosen }).share
        expect(mark(multiple(...right.toReversed()), { chosen }).share).toBe(share)
        expect(mark(multiple(...right), { chosen: chosen.toReversed() }).share).toBe(share)
        expect(mark(multiple(...right), { chosen: [...chosen, ...chosen] }).share).toBe(share)
      }),
    )
  })

  test('is never lowered by another right option nor raised by another wrong one', () => {
    fc.assert(
      fc.property(rights, ids, fc.integer({ min: 1, max: 12 }), (right, chosen, more) => {
        fc.pre(!chosen.includes(more))
        const before = mark(multiple(...right), { chosen }).share
        const after = mark(multiple(...right), { chosen: [...chosen, more] }).share
        if (right.includes(more)) expect(after).toBeGreaterThanOrEqual(before)
        else expect(after).toBeLessThanOrEqual(before)
      }),
    )
  })
})

test('a fill-in is marked blank by blank, in order', () => {
  const key = fillIn(['FOB', '船上交货'], ['Shanghai'])
  expect(mark(key, { texts: ['fob', 'SHANGHAI'] }).correct).toBe(true)
  expect(mark(key, { texts: ['船上交货', 'Ningbo'] })).toEqual({ share: 0.5, correct: false })
  expect(markBlanks(key, { texts: ['Shanghai', 'FOB'] })).toEqual([false, false])
  expect(markBlanks(key, { texts: ['FOB'] })).toEqual([true, false])
  expect(markBlanks(key, null)).toEqual([false, false])
})

test.each([
  ['ＦＯＢ　上海', 'FOB上海'],
  ['  Bill of   Lading ', 'bill of lading'],
  ['CIF ，纽约', 'cif,纽约'],
  ['５％', '5%'],
  ['信用 证', '信用证'],
  ['单据。', '单据'],
  ['“clean” B / L', '"clean" b/l'],
  ['2020—2021', '2020-2021'],
])('%j and %j are one answer', (given, accepted) => {
  expect(normalise(given)).toBe(normalise(accepted))
  expect(mark(fillIn([accepted]), { texts: [given] }).correct).toBe(true)
})

test.each([
  ['bill of lading', 'billoflading'],
  ['1.5', '15'],
  ['-5', '5'],
  ['CFR', 'CIF'],
])('%j and %j are two answers', (one, other) => {
  expect(normalise(one)).not.toBe(normalise(other))
})

test('normalising is idempotent, and an accepted answer is always correct', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const once = normalise(text)
      expect(normalise(once)).toBe(once)
      if (once !== '') expect(mark(fillIn([text]), { texts: [text] }).correct).toBe(true)
    }),
    runs(2000),
  )
})

test('an empty blank is wrong even if the accepted answer is a space', () => {
  expect(mark(fillIn([' ']), { texts: [''] }).correct).toBe(false)
})

test('full marks are exact, and sums of points do not accumulate rounding errors', () => {
  expect(pointsOf(1 / 3, 1)).toBe(0.33)
  expect(pointsOf(1, 2.5)).toBe(2.5)
  expect(sumPoints([0.1, 0.2])).toBe(0.3)
  expect(sumPoints(Array(30).fill(0.1))).toBe(3)
})

test('a score passes from exactly the required share', () => {
  expect(passes(3, 5, 60)).toBe(true)
  expect(passes(2.99, 5, 60)).toBe(false)
  expect(passes(0, 0, 60)).toBe(true)
})

test('a cleared answer counts as not answered', () => {
  for (const answer of [null, {}, { chosen: [] }, { texts: ['', ' '] }]) {
    expect(isAnswered(answer)).toBe(false)
  }
  for (const answer of [{ chosen: [1] }, { truth: false }, { texts: ['', 'x'] }]) {
    expect(isAnswered(answer)).toBe(true)
  }
})
