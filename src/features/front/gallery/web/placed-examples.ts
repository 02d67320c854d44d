import type { placedText } from './placed-examples-text.ts'
import { type ExampleQuestion, line, markOf, resultOf } from './question-examples.ts'

const partsOf = (letter: string, words: readonly string[]) =>
  words.map((html, at) => ({ id: `${letter}${at + 1}`, html }))
const stemOf = (stem: string) => ({ stem, otherLanguage: null })

const svg = (content: string, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}" fill="none" stroke="#24364a" stroke-width="2">${content}</svg>`,
  )}`
const port = svg(
  '<rect width="800" height="400" fill="#e8f0fd" stroke="none"/><rect x="300" y="60" width="500" height="280" fill="#f7f4ee"/><path d="M60 120h200v160H60z" fill="#f2694b"/><path d="M360 120h80v60h-80zM460 120h80v60h-80zM360 200h80v60h-80zM460 200h80v60h-80zM700 140v120"/>',
  400,
)
const invoice = svg(
  '<rect width="800" height="500" fill="#fff" stroke="none"/><path d="M40 60h720v400H40zM40 160h720M400 60v100M40 300h720M280 160v140M520 160v140"/>',
  500,
)
const places = [
  [0.52, 0.18, 0.42, 0.1],
  [0.06, 0.4, 0.26, 0.12],
  [0.36, 0.4, 0.26, 0.12],
  [0.68, 0.4, 0.24, 0.12],
] as const

/** Examples of the types whose parts are placed, ordered, pointed at or filled in on a sheet. */
export function placedExamples(t: (typeof placedText)['zh']): ExampleQuestion[] {
  const fifth = (part: string, verdict: 'correct' | 'wrong' | 'unanswered') =>
    line(part, verdict, verdict === 'correct' ? 0.2 : 0, 0.2)
  return [
    {
      question: {
        ...{ type: 'matching', ...stemOf(t.matching) },
        ...{ left: partsOf('l', t.left), right: partsOf('r', t.right) },
      },
      answer: { type: 'matching', pairs: { l1: 'r1', l2: 'r3' } },
      result: resultOf(
        markOf(1 / 3, [
          line('l1', 'correct', 1 / 3, 1 / 3),
          line('l2', 'wrong', 0, 1 / 3),
          line('l3', 'unanswered', 0, 1 / 3),
        ]),
        { parts: { l1: ['r1'], l2: ['r2'], l3: ['r3'] } },
      ),
      points: 3,
    },
    {
      question: { type: 'ordering', ...stemOf(t.ordering), items: partsOf('s', t.steps) },
      answer: { type: 'ordering', order: ['s1', 's2', 's4', 's3', 's5'] },
      result: resultOf(
        markOf(0.6, [
          ...[fifth('s1', 'correct'), fifth('s2', 'correct'), fifth('s4', 'wrong')],
          ...[fifth('s3', 'wrong'), fifth('s5', 'correct')],
        ]),
        { order: ['s1', 's2', 's3', 's4', 's5'] },
      ),
      points: 5,
    },
    {
      question: {
        ...{ type: 'classification', ...stemOf(t.classification) },
        ...{ categories: partsOf('c', t.categories), items: partsOf('i', t.papers) },
      },
      answer: { type: 'classification', placed: { i1: 'c1', i2: 'c2', i3: 'c2' } },
      result: resultOf(
        markOf(0.6, [
          ...[fifth('i1', 'correct'), fifth('i2', 'correct'), fifth('i3', 'wrong')],
          ...[fifth('i4', 'unanswered'), fifth('i5', 'correct')],
        ]),
        { parts: { i1: ['c1'], i2: ['c2'], i3: ['c1'], i4: ['c2'], i5: [] } },
      ),
      points: 5,
    },
    {
      question: {
        ...{ type: 'dragText', ...stemOf(t.dragText), gaps: ['d1', 'd2', 'd3'] },
        tokens: partsOf('t', t.tokens).map((token) => ({ ...token, reusable: false })),
      },
      answer: { type: 'dragText', gaps: { d1: 't1', d2: 't4' } },
      result: resultOf(
        markOf(1 / 3, [
          line('d1', 'correct', 1 / 3, 1 / 3),
          line('d2', 'wrong', 0, 1 / 3),
          line('d3', 'unanswered', 0, 1 / 3),
        ]),
        { parts: { d1: ['t1'], d2: ['t2'], d3: ['t3'] } },
      ),
      points: 3,
    },
    {
      question: {
        ...{ type: 'hotspot', ...stemOf(t.hotspot), most: 2 },
        picture: { src: port, width: 800, height: 400, alt: t.picture },
        areas: t.areas.map((text, at) => ({ id: `a${at + 1}`, text })),
      },
      answer: {
        type: 'hotspot',
        spots: [
          { x: 0.18, y: 0.5 },
          { x: 0.6, y: 0.45 },
        ],
      },
      result: resultOf(markOf(0, [line('a1', 'correct', 1, 1), line('spot:1', 'wrong', -1, 0)]), {
        areas: [
          {
            ...{ id: 'a1', right: true },
            shape: { kind: 'rectangle', x: 0.075, y: 0.3, width: 0.25, height: 0.4 },
          },
          {
            ...{ id: 'a2', right: false },
            shape: { kind: 'ellipse', x: 0.56, y: 0.48, radiusX: 0.14, radiusY: 0.22 },
          },
        ],
      }),
      points: 2,
    },
    exampleForm(t),
  ]
}

function exampleForm(t: (typeof placedText)['zh']): ExampleQuestion {
  const kinds = ['text', 'number', 'number', 'choice'] as const
  const quarter = (part: string, verdict: 'correct' | 'wrong' | 'unanswered') =>
    line(part, verdict, verdict === 'correct' ? 0.25 : 0, 0.25)
  return {
    question: {
      ...{ type: 'form', ...stemOf(t.form) },
      sheets: [{ id: 'sheet', src: invoice, width: 800, height: 500, alt: t.sheet }],
      boxes: places.map(([x, y, width, height], at) => ({
        ...{ id: `b${at + 1}`, sheet: 'sheet', x, y, width, height },
        ...{ kind: kinds[at]!, label: t.boxes[at]! },
        options: at === 3 ? t.terms.map((text, n) => ({ id: `o${n}`, text })) : [],
      })),
    },
    answer: { type: 'form', gaps: { b1: 'HYINV26118', b2: '2400', b4: 'o0' } },
    result: resultOf(
      markOf(0.5, [
        ...[quarter('b1', 'correct'), quarter('b2', 'wrong')],
        ...[quarter('b3', 'unanswered'), quarter('b4', 'correct')],
      ]),
      { parts: { b1: ['HYINV26118'], b2: ['24000'], b3: ['52800'], b4: [t.terms[0]] } },
    ),
    points: 4,
  }
}
