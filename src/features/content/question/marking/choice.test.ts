import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BodyOf } from '../body/body.ts'
import { type ScoringRule, scoringRules } from '../types.ts'
import { mark } from './mark.ts'
import { pointsOf, sumPoints } from '../points.ts'
import { base, choice, text } from './test-keys.ts'

const shareOf = (body: BodyOf<'multiple'>, chosen: string, rule: ScoringRule) =>
  mark(body, { type: 'multiple', choices: [...chosen] }, rule).mark.share

// Five options, a, b and c are right.
describe.each<[ScoringRule, Record<string, number>]>([
  ['chinese', { abc: 1, ab: 0.5, a: 0.5, abd: 0, abcd: 0, d: 0, abcde: 0 }],
  ['allOrNothing', { abc: 1, ab: 0, a: 0, abd: 0, abcd: 0, d: 0, abcde: 0 }],
  ['rightMinusWrong', { abc: 1, ab: 2 / 3, a: 1 / 3, abd: 1 / 3, abcd: 2 / 3, d: 0, abcde: 1 / 3 }],
  ['everyDecision', { abc: 1, ab: 0.8, a: 0.6, abd: 0.6, abcd: 0.8, d: 0.2, abcde: 0.6, de: 0 }],
  ['halves', { abc: 1, ab: 0.5, a: 0.25, abd: 0.25, abcd: 0.5, d: 0, abcde: 0.25 }],
  ['weights', { abc: 1, ab: 2 / 3, a: 1 / 3, abd: 1 / 6, abcd: 0.5, d: 0, abcde: 0 }],
])('the rule %s', (rule, table) => {
  test.each(Object.entries(table))('%s earns %d', (chosen, share) => {
    expect(shareOf(choice('abcde', 'abc'), chosen, rule)).toBe(share)
  })
})

test('own weights are taken as they are, kept within 0 and 1, and thirds that were cut are whole', () => {
  const body = choice('abcd', 'abc', { weights: [0.5, 0.3, 0.2, -0.4] })
  expect(shareOf(body, 'ab', 'weights')).toBe(0.8)
  expect(shareOf(body, 'abd', 'weights')).toBe(0.4)
  expect(shareOf(body, 'cd', 'weights')).toBe(0)
  const thirds = choice('abcd', 'abc', { weights: [0.3333333, 0.3333333, 0.3333333, -1] })
  expect(
    mark(thirds, { type: 'multiple', choices: ['a', 'b', 'c'] }, 'weights').mark,
  ).toMatchObject({
    share: 1,
    verdict: 'correct',
  })
})

test('the rule that came with a question wins over that of the quiz', () => {
  const body = choice('abcd', 'abc', { rule: 'allOrNothing' })
  const { mark: found } = mark(body, { type: 'multiple', choices: ['a'] }, 'chinese')
  expect(found).toMatchObject({ share: 0, verdict: 'wrong', rule: 'allOrNothing' })
})

test('lines say what each option earned and cost', () => {
  const answer = { type: 'multiple' as const, choices: ['a', 'd'] }
  const { mark: found } = mark(choice('abcd', 'abc'), answer, 'rightMinusWrong')
  expect(found.lines).toEqual([
    { part: 'a', verdict: 'correct', earned: 1 / 3, of: 1 / 3 },
    { part: 'b', verdict: 'unanswered', earned: 0, of: 1 / 3 },
    { part: 'c', verdict: 'unanswered', earned: 0, of: 1 / 3 },
    { part: 'd', verdict: 'wrong', earned: -1 / 3, of: 0 },
  ])
  const half = mark(choice('abcd', 'abc'), { type: 'multiple', choices: ['a', 'b'] }, 'chinese')
  expect(half.mark.lines.map(({ part, earned }) => [part, earned])).toEqual([
    ['a', 0.25],
    ['b', 0.25],
    ['c', 0],
  ])
})

const rule = fc.constantFrom(...scoringRules)
const letters = [...'abcdefgh']
const question = fc
  .record({
    count: fc.integer({ min: 2, max: 8 }),
    right: fc.subarray(letters, { minLength: 1 }),
    weights: fc.option(
      fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 8, maxLength: 8 }),
    ),
  })
  .map(({ count, right, weights }) => {
    const options = letters.slice(0, count).join('')
    const rights = right.filter((id) => options.includes(id)).join('') || 'a'
    return choice(options, rights, {
      ...(weights && { weights: weights.map((one) => one / 100) }),
    })
  })
const chosen = fc.shuffledSubarray(letters)
const ids = (body: BodyOf<'multiple'>, isRight: boolean) =>
  body.options.filter(({ right }) => right === isRight).map(({ id }) => id)
const give = (body: BodyOf<'multiple'>, choices: string[], by: ScoringRule) =>
  mark(body, { type: 'multiple', choices }, by).mark.share!

describe('under every rule', () => {
  test('points stay within 0 and the whole', () => {
    fc.assert(
      fc.property(question, chosen, rule, (body, choices, by) => {
        const share = give(body, choices, by)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a further right choice never lowers', () => {
    fc.assert(
      fc.property(question, chosen, rule, fc.nat(7), (body, choices, by, at) => {
        const rights = ids(body, true)
        const more = rights[at % rights.length]!
        expect(give(body, [...choices, more], by)).toBeGreaterThanOrEqual(give(body, choices, by))
      }),
    )
  })

  test('neither the order of the options nor that of the choices counts, nor a repeated one', () => {
    fc.assert(
      fc.property(question, chosen, rule, (body, choices, by) => {
        const turned = { ...body, options: body.options.toReversed() }
        const share = give(body, choices, by)
        expect(give(turned, choices.toReversed(), by)).toBe(share)
        expect(give(body, [...choices, ...choices], by)).toBe(share)
      }),
    )
  })

  test('the key earns everything and nothing earns nothing', () => {
    fc.assert(
      fc.property(question, rule, (body, by) => {
        expect(give(body, ids(body, true), by)).toBe(1)
        expect(mark(body, null, by).mark).toEqual({
          share: 0,
          verdict: 'unanswered',
          rule: by,
          lines: [],
        })
      }),
    )
  })

  test('the Chinese rule follows its table', () => {
    fc.assert(
      fc.property(question, chosen, (body, choices) => {
        const [rights, wrongs] = [ids(body, true), ids(body, false)]
        const hits = choices.filter((id) => rights.includes(id)).length
        const isWrong = choices.some((id) => wrongs.includes(id))
        const expected = isWrong || hits === 0 ? 0 : hits === rights.length ? 1 : 0.5
        expect(give(body, choices, 'chinese')).toBe(expected)
      }),
    )
  })

  test('lines that count options add up to the share, within its bounds', () => {
    fc.assert(
      fc.property(question, chosen, rule, (body, choices, by) => {
        const { share, lines } = mark(body, { type: 'multiple', choices }, by).mark
        const sum = lines.reduce((all, { earned }) => all + earned, 0)
        if (by !== 'halves') expect(Math.min(1, Math.max(0, sum))).toBeCloseTo(share!, 9)
      }),
    )
  })
})

test('a single choice earns all, or what an import gave the option', () => {
  const body: BodyOf<'single'> = {
    type: 'single',
    ...base,
    keepOrder: false,
    options: [
      { id: 'a', text: text('a'), right: true },
      { id: 'b', text: text('b'), right: false, weight: 0.5 },
      { id: 'c', text: text('c'), right: false, weight: -0.25 },
    ],
  }
  const give = (id: string) => mark(body, { type: 'single', choice: id }, 'chinese').mark
  expect(give('a')).toMatchObject({ share: 1, verdict: 'correct' })
  expect(give('b')).toMatchObject({ share: 0.5, verdict: 'part' })
  expect(give('c')).toMatchObject({ share: 0, verdict: 'wrong' })
  expect(give('x')).toMatchObject({ share: 0, verdict: 'wrong' })
})

test('true/false is marked by the key, and a missing answer is not "false"', () => {
  const body: BodyOf<'trueFalse'> = { type: 'trueFalse', ...base, right: false }
  const give = (value: boolean | null) => mark(body, { type: 'trueFalse', value }, 'chinese').mark
  expect(give(false).verdict).toBe('correct')
  expect(give(true).verdict).toBe('wrong')
  expect(give(null).verdict).toBe('unanswered')
  const draft = { ...body, right: null }
  expect(mark(draft, { type: 'trueFalse', value: false }, 'chinese').mark.share).toBe(0)
})

test('points are exact to the hundredth, half up, and sums do not drift', () => {
  expect(pointsOf(1 / 3, 1)).toBe(0.33)
  expect(pointsOf(2 / 3, 1)).toBe(0.67)
  expect(pointsOf(1, 2.5)).toBe(2.5)
  expect(pointsOf(0.5, 0.05)).toBe(0.03)
  expect(pointsOf(0.5, 2.01)).toBe(1.01)
  expect(sumPoints([0.1, 0.2])).toBe(0.3)
  expect(sumPoints(Array<number>(30).fill(0.1))).toBe(3)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 60 }),
      (cents, parts) => {
        for (let n = 0; n <= parts; n++) {
          const expected = Math.floor((2 * n * cents + parts) / (2 * parts)) / 100
          expect(pointsOf(n / parts, cents / 100)).toBe(expected)
        }
      },
    ),
  )
})
