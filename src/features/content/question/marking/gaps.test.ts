import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import type { TextGap } from '../body/gap.ts'
import { bestAssignment } from './assignment.ts'
import { daysOf } from './date-match.ts'
import { toNumber } from './fraction.ts'
import { mark } from './mark.ts'
import { normalise } from './normalise.ts'
import { numberShare } from './number-match.ts'
import { quantityOf } from './quantity.ts'
import { cloze, fillIn, numeric, textGap } from './test-keys.ts'
import { textShare } from './text-match.ts'

const share = (accepted: string, given: string, more: Partial<TextGap> = {}) =>
  toNumber(textShare(textGap('g', [accepted], more), given))

test.each([
  ['ＦＯＢ　上海', 'FOB上海'],
  ['  Bill of   Lading ', 'bill of lading'],
  ['CIF ，纽约', 'cif,纽约'],
  ['５％', '5%'],
  ['信用 证', '信用证'],
  ['单据。', '单据'],
  ['FOB!', 'fob'],
  ['“clean” B / L', '"clean" b/l'],
  ['2020—2021', '2020-2021'],
])('%j and %j are one answer', (given, accepted) => {
  expect(normalise(given)).toBe(normalise(accepted))
  expect(share(accepted, given)).toBe(1)
})

test.each([
  ['12,500', '12500'],
  ['12500', '12,500'],
  ['５，０００', '5000'],
  ["USD 1'234'567.50", 'usd 1,234,567.50'],
  ['1 000 000', '1000000'],
  ['13，750 美元', '13750美元'],
])('%j and %j are one number in a text', (given, accepted) => {
  expect(share(accepted, given)).toBe(1)
  expect(share(accepted, given, { strict: { punctuation: true } })).toBe(0)
  expect(share(`*${accepted}`, given, { wildcards: true })).toBe(1)
})

test.each([
  ['bill of lading', 'billoflading'],
  ['12,50', '1250'],
  ['1,2345', '12345'],
  ['0307', '307'],
  ['1.5', '15'],
  ['-5', '5'],
  ['CFR', 'CIF'],
])('%j and %j are two answers', (one, other) => {
  expect(share(one, other)).toBe(0)
})

test.each<[NonNullable<TextGap['strict']>, string, string, number]>([
  [{ case: true }, 'FOB', 'fob', 0],
  [{ case: true }, 'FOB', ' ＦＯＢ。', 1],
  [{ width: true }, 'FOB', 'ＦＯＢ', 0],
  [{ width: true }, 'FOB', 'fob.', 1],
  [{ punctuation: true }, 'FOB.', 'FOB', 0],
  [{ punctuation: true }, '"FOB"', '“fob”', 0],
  [{ punctuation: true }, 'FOB', ' fob ', 1],
])('strict %j: for %j the answer %j earns %d', (strict, accepted, given, expected) => {
  expect(share(accepted, given, { strict })).toBe(expected)
})

test.each([
  ['*lading', 'Bill of Lading', 1],
  ['bill*lading', 'Bill of  LADING.', 1],
  ['bill*of*lading', 'bill of exchange', 0],
  ['a*a', 'a', 0],
  ['*', 'anything', 1],
  ['3 \\* 4', '3*4', 1],
  ['3 \\* 4', '3 and 4', 0],
  ['(a+)*', '(A+)bc', 1],
])('the pattern %j and %j: %d', (pattern, given, expected) => {
  expect(share(pattern, given, { wildcards: true })).toBe(expected)
})

test('a hostile pattern is matched in an instant', () => {
  const pattern = `${'*a'.repeat(240)}*b`
  const start = performance.now()
  expect(share(pattern, 'a'.repeat(500), { wildcards: true })).toBe(0)
  expect(performance.now() - start).toBeLessThan(200)
})

test('of several matches the best share counts', () => {
  const gap = textGap('g', [], {
    accepted: [
      { text: 'f*', share: 0.5 },
      { text: 'FOB', share: 1 },
      { text: '*b', share: 0.25 },
    ],
    wildcards: true,
  })
  expect(['FOB', 'FCA', 'xb', 'CIF'].map((given) => toNumber(textShare(gap, given)))).toEqual([
    1, 0.5, 0.25, 0,
  ])
})

test('normalising twice is normalising once, and an accepted answer is always right', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.record({ case: fc.boolean(), width: fc.boolean(), punctuation: fc.boolean() }),
      (given, strict) => {
        const once = normalise(given, strict)
        expect(normalise(once, strict)).toBe(once)
        if (once !== '') expect(share(given, given, { strict })).toBe(1)
      },
    ),
    runs(2000),
  )
})

describe('a fill-in', () => {
  const give = (body: Parameters<typeof mark>[0], gaps: Record<string, string>) =>
    mark(body, { type: 'fillIn', gaps }, 'chinese').mark

  test('is marked gap by gap, by their weights', () => {
    const body = fillIn([
      textGap('a', ['FOB', '船上交货']),
      textGap('b', ['Shanghai'], { weight: 2 }),
    ])
    expect(give(body, { a: '船上交货', b: 'SHANGHAI' })).toMatchObject({
      share: 1,
      verdict: 'correct',
    })
    expect(give(body, { a: 'fob', b: 'Ningbo' })).toMatchObject({
      share: 1 / 3,
      verdict: 'part',
      lines: [
        { part: 'a', verdict: 'correct', earned: 1 / 3, of: 1 / 3 },
        { part: 'b', verdict: 'wrong', earned: 0, of: 2 / 3 },
      ],
    })
    expect(give(body, { a: 'Shanghai', b: '' }).lines.map(({ verdict }) => verdict)).toEqual([
      'wrong',
      'unanswered',
    ])
    expect(give(body, { a: ' ', b: '' })).toMatchObject({ share: 0, verdict: 'unanswered' })
    expect(give(body, { a: 'Shanghai', b: 'FOB' }).share).toBe(0)
  })

  test('in any order takes each answer for the gap where it earns the most, and once', () => {
    const body = fillIn(
      [textGap('a', ['FOB']), textGap('b', ['CFR']), textGap('c', ['CIF', 'FOB'])],
      true,
    )
    expect(give(body, { a: 'cif', b: 'fob', c: 'cfr' }).share).toBe(1)
    expect(give(body, { a: 'FOB', b: 'fob', c: 'CFR' }).share).toBe(1)
    expect(give(body, { a: 'CFR', b: 'cfr', c: 'CFR' }).share).toBe(1 / 3)
    expect(give(body, { a: '', b: 'CIF', c: '' })).toMatchObject({
      share: 1 / 3,
      lines: [{ verdict: 'unanswered' }, { verdict: 'correct' }, { verdict: 'unanswered' }],
    })
  })

  test('an empty gap is wrong even if the accepted answer is a space', () => {
    expect(share(' ', '')).toBe(0)
    expect(share(' ', ' ')).toBe(0)
  })
})

test('the best assignment is found, against all of them', () => {
  const worths = fc.array(fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }), {
    minLength: 4,
    maxLength: 4,
  })
  const all = (rest: number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((one) =>
          all(rest.filter((other) => other !== one)).map((tail) => [one, ...tail]),
        )
  fc.assert(
    fc.property(worths, (worth) => {
      const worthOf = (columns: number[]) =>
        columns.reduce((sum, column, row) => sum + worth[row]![column]!, 0)
      const best = bestAssignment(worth)
      expect(new Set(best).size).toBe(4)
      expect(worthOf(best)).toBe(Math.max(...all([0, 1, 2, 3]).map(worthOf)))
    }),
  )
})

test.each<[string, number | null, string]>([
  ['1234.5', 1234.5, ''],
  ['1,234.5', 1234.5, ''],
  ['１，２３４．５', 1234.5, ''],
  ['1 234 567', 1234567, ''],
  ["1'234.50", 1234.5, ''],
  ['1.5e3', 1500, ''],
  ['1.5 × 10^3', 1500, ''],
  ['−5', -5, ''],
  ['+.5', 0.5, ''],
  ['5 kg', 5, 'kg'],
  ['5kgs.', 5, 'kgs'],
  ['USD 1,234.50', 1234.5, 'USD'],
  ['$-3', -3, '$'],
  ['500件', 500, '件'],
  ['5 m2', 5, 'm2'],
  ['5%', 5, '%'],
  ['1,23', null, ''],
  ['1,2345', null, ''],
  ['1.2.3', null, ''],
  ['12 34', null, ''],
  ['3 or 4', null, ''],
  ['abc', null, ''],
  ['', null, ''],
  ['1e999', null, ''],
  ['USD 5 kg', null, ''],
])('%j is read as %j %j', (typed, value, unit) => {
  const found = quantityOf(typed)
  expect(found && toNumber(found.value)).toBe(value)
  if (found) expect(found.unit).toBe(unit)
})

test.each<['nominal' | 'relative' | 'geometric', number, number, string[], string[]]>([
  ['nominal', 100, 5, ['95', '105', '100'], ['94.999', '105.001']],
  ['nominal', 0.3, 0.1, ['0.2', '0.4'], ['0.19', '0.41']],
  ['relative', 200, 0.05, ['190', '210'], ['189.99', '210.01']],
  ['relative', -200, 0.05, ['-190', '-210'], ['-189', '190']],
  ['geometric', 100, 0.25, ['80', '125'], ['79.9', '125.1']],
  ['geometric', -100, 0.25, ['-80', '-125'], ['-79.9', '-125.1', '80']],
  ['nominal', 0.1 + 0.2, 0, ['0.3'], ['0.31']],
])('tolerance %s of %d by %d', (kind, value, amount, right, wrong) => {
  const earned = (typed: string) =>
    toNumber(numberShare(numeric(value, { tolerance: { kind, amount } }), typed))
  expect(right.map(earned)).toEqual(right.map(() => 1))
  expect(wrong.map(earned)).toEqual(wrong.map(() => 0))
})

test.each<['none' | 'optional' | 'required', string, number]>([
  ['none', '2000', 1],
  ['none', '2000 kg', 0],
  ['optional', '2000', 1],
  ['optional', '2 t', 1],
  ['optional', '2000 KG', 1],
  ['optional', '2000 lb', 0],
  ['optional', '2', 0],
  ['required', '2t', 1],
  ['required', '2000', 0.75],
  ['required', '2000 lb', 0.75],
  ['required', '3 t', 0],
])('unit %s: %j earns %d', (unitRule, typed, expected) => {
  const units = [
    { text: 'kg', factor: 1 },
    { text: 't', factor: 1000 },
  ]
  const body = numeric(2000, { unitRule, units, unitPenalty: 0.25 })
  expect(toNumber(numberShare(body, typed))).toBe(expected)
})

test('a numeric takes its unit from its own field or from the number', () => {
  const body = numeric(2000, { unitRule: 'required', units: [{ text: 't', factor: 1000 }] })
  const give = (number: string, unit: string) =>
    mark(body, { type: 'numeric', number, unit }, 'chinese').mark.share
  expect(give('2', 't')).toBe(1)
  expect(give('2 t', '')).toBe(1)
  expect(give('2000', '')).toBe(0)
})

test('units that differ by their case alone are told apart', () => {
  const units = [
    { text: 'mW', factor: 0.001 },
    { text: 'MW', factor: 1_000_000 },
  ]
  const body = numeric(5_000_000, { unitRule: 'required', units })
  expect(['5 MW', '5 mW', '5 mw'].map((typed) => toNumber(numberShare(body, typed)))).toEqual([
    1, 0, 0,
  ])
})

const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

test.each([
  '2026-11-22',
  '2026/11/22',
  '2026.11.22.',
  '2026年11月22日',
  '20261122',
  '261122',
  'NOV. 22, 2026',
  'Nov.22,2026',
  'November 22nd, 2026',
  '22 Nov 2026',
  '22-NOV-26',
  '22NOV2026',
  'the 22nd of November, 2026',
  'Sunday, 22 November 2026',
  '２０２６－１１－２２',
  '22/11/2026',
  '11/22/2026',
])('%j is 22 November 2026', (typed) => {
  expect(daysOf(typed).map(iso)).toEqual(['2026-11-22'])
})

test('a date that reads in two ways is both, and one that does not exist is none', () => {
  expect(daysOf('03/04/2026').map(iso).toSorted()).toEqual(['2026-03-04', '2026-04-03'])
  for (const none of ['2026-02-30', 'Feb 30, 2026', '22 Nov', '2026', 'soon', '']) {
    expect(daysOf(none)).toEqual([])
  }
})

test('gaps of a cloze are marked by their kinds', () => {
  const body = cloze([
    textGap('a', ['FOB']),
    { id: 'b', kind: 'number', accepted: [{ value: 1234.5 }], units: [], unitRule: 'none' },
    { id: 'c', kind: 'date', accepted: [{ date: '2026-11-22' }], days: 1 },
    {
      id: 'd',
      kind: 'choice',
      options: [
        { id: 'x', text: { zh: '正本', en: 'original' }, right: true },
        { id: 'y', text: { zh: '副本', en: 'copy' }, right: false, share: 0.5 },
      ],
    },
  ])
  const give = (gaps: Record<string, string>) => mark(body, { type: 'cloze', gaps }, 'chinese').mark
  expect(give({ a: 'fob', b: '1,234.50', c: '23 NOV 2026', d: 'x' }).share).toBe(1)
  expect(give({ a: 'fob', b: '1,234.50', c: '24 NOV 2026', d: 'y' })).toMatchObject({
    share: 0.625,
    lines: [
      { verdict: 'correct' },
      { verdict: 'correct' },
      { verdict: 'wrong' },
      { verdict: 'part' },
    ],
  })
})
