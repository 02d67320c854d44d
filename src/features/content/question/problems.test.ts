import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import type { BodyOf, PlainBody, QuestionBody } from './body/body.ts'
import { emptyBody } from './body/empty.ts'
import { problemsOf } from './body/problems.ts'
import { mark } from './marking/mark.ts'
import {
  choice,
  classification,
  fillIn,
  group,
  hotspot,
  matching,
  numeric,
  ordering,
  shortAnswer,
  text,
  textGap,
} from './marking/test-keys.ts'
import { fitsBody } from './server/check-answer.ts'
import { rightAnswer } from './test-answers.ts'
import { anyBody, bodies } from './test-bodies.ts'
import { markedByHand, questionTypes, scoringRules } from './types.ts'

const stem = text('题干')
const codes = (body: QuestionBody) =>
  problemsOf({ ...body, stem }).map(({ code, part }) => [code, part].filter(Boolean).join(' '))

test.each(questionTypes)('a new question of type %s is not ready', (type) => {
  expect(problemsOf(emptyBody(type))).not.toEqual([])
})

test.each<[string, QuestionBody, string[]]>([
  ['a sound one', choice('abc', 'ab'), []],
  ['no right option', choice('abc', ''), ['noRight']],
  ['one option', choice('a', 'a'), ['tooFewOptions']],
  [
    'weights that miss the whole',
    choice('ab', 'a', { rule: 'weights', weights: [0.5, -1] }),
    ['weightsMissTotal'],
  ],
  [
    'several right in a single choice',
    { ...choice('abc', 'ab'), type: 'single' } as never,
    ['severalRight'],
  ],
  ['a gap without a place', fillIn([textGap('g', ['FOB'])]), ['gapNotInStem g']],
  ['no gap', fillIn([]), ['noGaps']],
  ['no number', numeric(0, { accepted: [] }), ['noAccepted']],
  ['a unit that is required and not set', numeric(1, { unitRule: 'required' }), ['noUnits']],
  [
    'half the points at most',
    numeric(1, { accepted: [{ value: 1, share: 0.5 }] }),
    ['noFullShare'],
  ],
  ['a pair that is not there', matching({ a: 'x', b: 'z' }, 'xy'), ['noPair b']],
  ['one item', ordering('a', 'all'), ['tooFewItems']],
  ['nothing belongs anywhere', classification({ a: null }), ['tooFewCategories', 'noKey']],
  ['no picture, no words', hotspot([]), ['noPicture', 'noAlt', 'noRight']],
  ['no question', group([]), ['noQuestions']],
  ['a short answer', shortAnswer(), []],
])('%s: %#', (_, body, expected) => {
  expect(codes(body)).toEqual(expected)
})

test('a problem of a question in a group names it', () => {
  const body = group([{ id: 'p', body: { ...choice('ab', ''), stem } }])
  expect(problemsOf({ ...body, stem })).toEqual([{ code: 'noRight', child: 'p' }])
})

test('gaps stand once in the stem of each language that there is', () => {
  const gaps = [textGap('a', ['x']), textGap('b', ['y'])]
  const mark = (id: string) => `a<span data-gap="${id}"></span>`
  const of = (zh: string, en: string) =>
    problemsOf({ ...fillIn(gaps), stem: { zh, en } }).map(({ code, part }) => `${code} ${part}`)
  expect(of(mark('a') + mark('b'), '')).toEqual([])
  expect(of(mark('a') + mark('b'), mark('b'))).toEqual(['gapNotInStem a'])
  expect(of(mark('a') + mark('b') + mark('b') + mark('c'), '')).toEqual([
    'gapTwice b',
    'gapUnknown c',
  ])
})

test('words that cannot fill all blanks are found', () => {
  const body = (reusable: boolean): BodyOf<'dragText'> => ({
    type: 'dragText',
    stem: text('a<span data-gap="1"></span><span data-gap="2"></span>'),
    explanation: text(''),
    tokens: [
      { id: 'a', text: text('a'), reusable },
      { id: 'b', text: text('b') },
    ],
    gaps: [
      { id: '1', right: ['a'] },
      { id: '2', right: ['a'] },
    ],
  })
  expect(problemsOf(body(false))).toEqual([{ code: 'tooFewTokens' }])
  expect(problemsOf(body(true))).toEqual([])
})

/** Arbitrary bodies name no files, and may say one thing twice. */
const beside = new Set(['noPicture', 'sameOption'])

/** The answer to one is another answer to the other. */
const twoOfOneType = fc
  .constantFrom(...(Object.values(bodies) as fc.Arbitrary<PlainBody>[]))
  .chain((of) => fc.tuple(of, of))

describe('of every question that is ready', () => {
  test('the right answer fits and earns everything under every rule', () => {
    fc.assert(
      fc.property(anyBody, fc.constantFrom(...scoringRules), (body, rule) => {
        expect(problemsOf(body).filter(({ code }) => !beside.has(code))).toEqual([])
        const answer = rightAnswer(body)
        expect(fitsBody(body, answer)).toBe(true)
        const { mark: found, marks } = mark(body, answer, rule)
        for (const each of [found, ...Object.values(marks)]) {
          expect(['correct', 'waiting']).toContain(each.verdict)
          expect(each.share).toBe(each.verdict === 'waiting' ? null : 1)
        }
      }),
      runs(300),
    )
  })

  test('any answer that fits earns between nothing and everything, explained by its lines', () => {
    fc.assert(
      fc.property(twoOfOneType, fc.constantFrom(...scoringRules), ([body, other], rule) => {
        const { share, lines } = mark(body, rightAnswer(other), rule).mark
        if (share === null) {
          expect(markedByHand).toContain(body.type)
          return
        }
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(lines.every(({ earned, of }) => earned <= of + 1e-9)).toBe(true)
      }),
    )
  })
})

test.each<[string, QuestionBody, Parameters<typeof fitsBody>[1]]>([
  ['another type', choice('ab', 'a'), { type: 'trueFalse', value: true }],
  ['an unknown option', choice('ab', 'a'), { type: 'multiple', choices: ['x'] }],
  ['an option twice', choice('ab', 'a'), { type: 'multiple', choices: ['a', 'a'] }],
  ['an unknown gap', fillIn([textGap('g', ['x'])]), { type: 'fillIn', gaps: { h: 'x' } }],
  ['an unknown pair', matching({ a: 'x' }, 'xy'), { type: 'matching', pairs: { a: 'z' } }],
  [
    'a left item that does not exist',
    matching({ a: 'x' }, 'xy'),
    { type: 'matching', pairs: { b: 'x' } },
  ],
  ['an item twice', ordering('ab', 'all'), { type: 'ordering', order: ['a', 'a'] }],
  [
    'an unknown category',
    classification({ a: 'x' }),
    { type: 'classification', placed: { a: 'y' } },
  ],
  [
    'too many spots',
    hotspot([], 1),
    {
      type: 'hotspot',
      spots: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    },
  ],
  ['an unknown area', hotspot([], 1), { type: 'hotspot', spots: [{ area: 'a' }] }],
  ['too long a text', shortAnswer(), { type: 'shortAnswer', text: 'a'.repeat(501) }],
  ['a group that is none', choice('ab', 'a'), { type: 'group', answers: {} }],
  [
    'an unknown question of a group',
    group([{ id: 'p', body: choice('ab', 'a') }]),
    { type: 'group', answers: { q: { type: 'multiple', choices: [] } } },
  ],
])('an answer with %s does not fit', (_, body, answer) => {
  expect(fitsBody(body, answer)).toBe(false)
})
