import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import type { BodyOf } from './body/body.ts'
import { anyBody, bodies } from './test-bodies.ts'
import { scoringRules } from './types.ts'
import { textGap } from './marking/test-keys.ts'
import { waysOf } from './ways-of.ts'

test('a way is named once for each question, and a group names those of its questions', () => {
  fc.assert(
    fc.property(anyBody, fc.constantFrom(...scoringRules), (body, rule) => {
      const ways = waysOf(body, rule)
      expect(new Set(ways).size).toBe(ways.length)
      const own = body.type === 'group' ? body.questions.map((one) => one.body) : [body]
      expect(ways.toSorted()).toEqual(
        [...new Set(own.flatMap((one) => waysOf(one, rule)))].toSorted(),
      )
    }),
    runs(50),
  )
})

test('blanks of different weights are named as such', () => {
  const two = (weight: number): BodyOf<'fillIn'> => ({
    ...fc.sample(bodies.fillIn, { numRuns: 1, seed: 1 })[0]!,
    gaps: [textGap('a', ['FOB']), textGap('b', ['CIF'], { weight })],
  })
  expect(waysOf(two(1), 'chinese')).toEqual(['parts'])
  expect(waysOf(two(2), 'chinese')).toEqual(['weighted'])
})

test.each([
  ['all', 'wholeOrder'],
  ['places', 'places'],
  ['neighbours', 'neighbours'],
] as const)('an ordering by %s is marked as %s', (credit, way) => {
  const [body] = fc.sample(bodies.ordering, { numRuns: 1, seed: 1 })
  expect(waysOf({ ...body!, credit }, 'chinese')).toEqual([way])
})

test('a picture with several marks says that wrong ones cost points', () => {
  const [body] = fc.sample(bodies.hotspot, { numRuns: 1, seed: 1 })
  expect(waysOf({ ...body!, most: 3 }, 'chinese')).toEqual(['spots'])
  expect(waysOf({ ...body!, most: 1 }, 'chinese')).toEqual([])
})
