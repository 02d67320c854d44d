import { describe, expect, test } from 'vitest'
import type { BodyOf } from '../body/body.ts'
import { isInside } from './geometry.ts'
import { mark } from './mark.ts'
import {
  base,
  choice,
  classification,
  fillIn,
  group,
  hotspot,
  matching,
  ordering,
  shortAnswer,
  text,
  textGap,
} from './test-keys.ts'

test('matching earns right pairs out of all', () => {
  const body = matching({ a: 'x', b: 'y', c: 'x' }, 'xyz')
  const give = (pairs: Record<string, string>) =>
    mark(body, { type: 'matching', pairs }, 'chinese').mark
  expect(give({ a: 'x', b: 'y', c: 'x' })).toMatchObject({ share: 1, verdict: 'correct' })
  expect(give({ a: 'x', b: 'z' })).toMatchObject({
    share: 1 / 3,
    lines: [{ verdict: 'correct' }, { verdict: 'wrong' }, { verdict: 'unanswered' }],
  })
})

test.each<[BodyOf<'ordering'>['credit'], Record<string, number>]>([
  ['all', { abcd: 1, abdc: 0, bcda: 0 }],
  ['places', { abcd: 1, abdc: 0.5, bcda: 0, ab: 0.5 }],
  ['neighbours', { abcd: 1, abdc: 1 / 3, bcda: 2 / 3, dcba: 0 }],
])('ordering by %s', (credit, table) => {
  for (const [order, share] of Object.entries(table)) {
    const answer = { type: 'ordering' as const, order: [...order] }
    const found = mark(ordering('abcd', credit), answer, 'chinese').mark
    expect(found.share, order).toBe(share)
    const sum = found.lines.reduce((all, { earned }) => all + earned, 0)
    expect(sum).toBeCloseTo(share, 9)
  }
})

test('classification: an item of no category is right where it is left', () => {
  const body = classification({ a: 'x', b: 'y', c: null, d: 'x' })
  const give = (placed: Record<string, string>) =>
    mark(body, { type: 'classification', placed }, 'chinese').mark
  expect(give({ a: 'x', b: 'y', d: 'x' }).share).toBe(1)
  expect(give({ a: 'x', b: 'x', c: 'y' })).toMatchObject({
    share: 0.25,
    lines: [
      { verdict: 'correct' },
      { verdict: 'wrong' },
      { verdict: 'wrong' },
      { verdict: 'unanswered' },
    ],
  })
  expect(give({})).toMatchObject({ share: 0, verdict: 'unanswered', lines: [] })
})

describe('drag into text', () => {
  const body: BodyOf<'dragText'> = {
    type: 'dragText',
    ...base,
    tokens: [
      { id: 'f', text: text('FOB') },
      { id: 'g', text: text('FOB') },
      { id: 'c', text: text('CIF') },
      { id: 'r', text: text('CFR'), reusable: true },
    ],
    gaps: [
      { id: '1', right: ['f'] },
      { id: '2', right: ['f', 'c'] },
      { id: '3', right: ['r'] },
      { id: '4', right: ['r'] },
    ],
  }
  const give = (gaps: Record<string, string>) =>
    mark(body, { type: 'dragText', gaps }, 'chinese').mark.share

  test('a token is right by its text, so that twins are one', () => {
    expect(give({ 1: 'g', 2: 'f', 3: 'r', 4: 'r' })).toBe(1)
    expect(give({ 1: 'c', 2: 'c', 3: 'c', 4: 'c' })).toBe(0)
  })

  test('one that is not reusable counts once', () => {
    expect(give({ 1: 'f', 2: 'f', 3: 'r', 4: 'r' })).toBe(0.75)
  })
})

test.each<[string, Parameters<typeof isInside>[1], [number, number][], [number, number][]]>([
  [
    'rectangle',
    { kind: 'rectangle', x: 0.1, y: 0.2, width: 0.2, height: 0.1 },
    [
      [0.1, 0.2],
      [0.3, 0.3],
      [0.2, 0.25],
    ],
    [
      [0.31, 0.25],
      [0.2, 0.19],
    ],
  ],
  [
    'ellipse',
    { kind: 'ellipse', x: 0.5, y: 0.5, radiusX: 0.2, radiusY: 0.1 },
    [
      [0.7, 0.5],
      [0.5, 0.4],
      [0.6, 0.55],
    ],
    [
      [0.69, 0.59],
      [0.71, 0.5],
    ],
  ],
  [
    'polygon with a notch',
    {
      kind: 'polygon',
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0.5, y: 0.5 },
        { x: 0, y: 1 },
      ],
    },
    [
      [0.5, 0.25],
      [0, 0],
      [0.5, 0.5],
      [0.1, 0.8],
      [1, 0.5],
    ],
    [
      [0.5, 0.6],
      [0.4, 0.9],
    ],
  ],
])('%s: inside with its border, and outside', (_, shape, inside, outside) => {
  for (const [x, y] of inside) expect(isInside({ x, y }, shape), `${x},${y}`).toBe(true)
  for (const [x, y] of outside) expect(isInside({ x, y }, shape), `${x},${y}`).toBe(false)
})

describe('a hot spot', () => {
  const area = (id: string, x: number, right: boolean) => ({
    id,
    shape: { kind: 'rectangle' as const, x, y: 0, width: 0.3, height: 1 },
    label: text(id),
    right,
  })
  // a and b are right and overlap from 0.2 to 0.3; c is wrong and overlaps b from 0.4 to 0.5.
  const areas = [area('a', 0, true), area('b', 0.2, true), area('c', 0.4, false)]
  const give = (most: number, ...spots: ({ x: number; y: number } | { area: string })[]) =>
    mark(hotspot(areas, most), { type: 'hotspot', spots }, 'chinese').mark
  const at = (x: number) => ({ x, y: 0.5 })

  test('one spot finds one area, also where two lie over each other', () => {
    expect(give(2, at(0.25))).toMatchObject({ share: 0.5, verdict: 'part' })
    expect(give(2, at(0.25), at(0.1))).toMatchObject({ share: 1, verdict: 'correct' })
    expect(give(2, at(0.25), at(0.4)).share).toBe(1)
    expect(give(1, at(0.25)).share).toBe(1)
  })

  test('a spot in a right and a wrong area is right', () => {
    expect(give(2, at(0.45)).share).toBe(0.5)
  })

  test('a wrong spot costs as much as a right one earns; a further one in a found area does not', () => {
    expect(give(3, at(0.1), at(0.4), at(0.9))).toMatchObject({
      share: 0.5,
      lines: [
        { part: 'a', earned: 0.5 },
        { part: 'b', earned: 0.5 },
        { part: 'spot:2', verdict: 'wrong', earned: -0.5, of: 0 },
      ],
    })
    expect(give(3, at(0.05), at(0.1), at(0.15)).share).toBe(0.5)
    expect(give(2, at(0.9), at(0.6)).share).toBe(0)
  })

  test('an area may be chosen by its words', () => {
    expect(give(2, { area: 'a' }, { area: 'b' }).share).toBe(1)
    expect(give(2, { area: 'a' }, { area: 'c' }).share).toBe(0)
  })

  test('spots beyond the allowed number do not count', () => {
    expect(give(1, at(0.9), at(0.1)).share).toBe(0)
  })
})

describe('a group', () => {
  const questions = [
    { id: 'p', body: choice('abc', 'ab') },
    { id: 'q', weight: 3, body: fillIn([textGap('g', ['FOB'])]) },
  ]
  const answers = {
    p: { type: 'multiple' as const, choices: ['a'] },
    q: { type: 'fillIn' as const, gaps: { g: 'fob' } },
  }

  test('is marked by the weights of its questions, with a mark for each', () => {
    const found = mark(group(questions), { type: 'group', answers }, 'chinese')
    expect(found.mark).toMatchObject({
      share: 0.875,
      verdict: 'part',
      lines: [
        { part: 'p', verdict: 'part', earned: 0.125, of: 0.25 },
        { part: 'q', verdict: 'correct', earned: 0.75, of: 0.75 },
      ],
    })
    expect(found.marks['p']).toMatchObject({ share: 0.5, rule: 'chinese' })
  })

  test('waits while one of its answers waits for the teacher, and only then', () => {
    const withText = group([...questions, { id: 's', body: shortAnswer() }])
    const given = { ...answers, s: { type: 'shortAnswer' as const, text: 'a text' } }
    const waits = mark(withText, { type: 'group', answers: given }, 'chinese')
    expect(waits.mark).toMatchObject({ share: null, verdict: 'waiting' })
    expect(waits.marks['s']).toMatchObject({
      share: null,
      verdict: 'waiting',
      lines: [{ part: 'c' }],
    })
    const empty = mark(withText, { type: 'group', answers }, 'chinese')
    expect(empty.mark).toMatchObject({ share: 0.7, verdict: 'part' })
    expect(mark(withText, null, 'chinese').mark).toMatchObject({ share: 0, verdict: 'unanswered' })
  })
})

test('an answer of another type counts as none', () => {
  const found = mark(choice('ab', 'a'), { type: 'trueFalse', value: true }, 'chinese')
  expect(found.mark.verdict).toBe('unanswered')
})
