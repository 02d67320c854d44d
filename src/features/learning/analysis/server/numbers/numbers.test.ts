import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import '#tests/property.ts'
import { optionNumbers, suspectedOption } from './choice-numbers.ts'
import { groupSize } from './groups.ts'
import { wilsonInterval } from './interval.ts'
import { effectiveWeights, questionNumbers } from './question-numbers.ts'
import { quizNumbers } from './quiz-numbers.ts'

// Twelve learners, five questions of 10, 10, 20, 30 and 30 points: 100 in all, so that points are percent.
const worth = [10, 10, 20, 30, 30]
const paper = [
  [10, 10, 20, 30, 24],
  [10, 10, 20, 21, 30],
  [10, 0, 20, 30, 15],
  [10, 10, 10, 18, 21],
  [0, 10, 20, 15, 18],
  [10, 10, 0, 24, 9],
  [10, 0, 20, 12, 12],
  [0, 10, 10, 15, 6],
  [10, 0, 0, 9, 15],
  [0, 10, 10, 6, 0],
  [0, 0, 10, 3, 9],
  [10, 10, 0, 0, 0],
]
const totals = paper.map((row) => row.reduce((sum, one) => sum + one, 0))
const columns = worth.map((_, at) => paper.map((row) => row[at]!))
const sampleOf = (at: number) => ({
  shares: columns[at]!.map((points) => points / worth[at]!),
  ...{ points: columns[at]!, totals, reached: totals.map(() => true) },
})

// These tables come from another program, which has its own variance and correlation.
test('the numbers of a quiz are those of the formulas', () => {
  const numbers = quizNumbers(totals, columns)
  const expected = {
    ...{ n: 12, mean: 53.5, median: 53.5, lowest: 20, highest: 94 },
    ...{ deviation: 25.667454, skewness: 0.22365, kurtosis: -1.153522 },
    ...{ consistency: 68.140265, errorRatio: 56.444428, standardError: 14.487848 },
  }
  for (const [name, value] of Object.entries(expected))
    expect(numbers[name as keyof typeof expected], name).toBeCloseTo(value, 5)
})

test.each([
  [0, 0.666667, 0.492366, 27.31741, 33.544304, 0.666667, 56.363636],
  [1, 0.666667, 0.492366, 1.715975, 2.153846, 0, 26.363636],
  [2, 0.583333, 0.417424, 45.223155, 47.874307, 0.666667, 148.181818],
  [3, 0.508333, 0.328795, 71.45207, 74.298495, 0.8, 221.863636],
  [4, 0.441667, 0.305877, 72.988779, 74.613779, 0.666667, 206.045455],
])('the numbers of question %i are those of the formulas', (at, ...expected) => {
  const numbers = questionNumbers(sampleOf(at))
  const found = [
    ...[numbers.facility, numbers.deviation, numbers.discrimination, numbers.efficiency],
    ...[numbers.groupDifference, numbers.covariance],
  ]
  for (const [place, value] of expected.entries()) expect(found[place]).toBeCloseTo(value, 5)
})

test('effective weights share a hundred percent, and a question that works against the quiz has none', () => {
  const weights = effectiveWeights(columns.map((_, at) => questionNumbers(sampleOf(at)).covariance))
  const expected = [13.886327, 9.49709, 22.515694, 27.550592, 26.550298]
  for (const [at, value] of expected.entries()) expect(weights[at]).toBeCloseTo(value, 5)
  expect(effectiveWeights([4, -1, 36, null])).toEqual([25, null, 75, null])
})

test('the interval is that of Wilson', () => {
  const cases = [
    [0.5, 6, 0.187616, 0.812384],
    [0, 8, 0, 0.324408],
    [0.75, 40, 0.59806, 0.858129],
  ] as const
  for (const [share, n, from, to] of cases) {
    expect(wilsonInterval(share, n).from).toBeCloseTo(from, 5)
    expect(wilsonInterval(share, n).to).toBeCloseTo(to, 5)
  }
})

test('what one attempt, or equal ones, cannot say is not said', () => {
  expect(quizNumbers([50], [[50]])).toMatchObject({
    ...{ mean: 50, deviation: null, skewness: null, kurtosis: null, consistency: null },
  })
  expect(
    quizNumbers(
      [50, 50, 50, 50],
      [
        [20, 20, 20, 20],
        [30, 30, 30, 30],
      ],
    ),
  ).toMatchObject({
    ...{ deviation: 0, skewness: null, kurtosis: null, consistency: null, standardError: null },
  })
  const same = { shares: [1, 1], points: [10, 10], totals: [10, 60], reached: [true, true] }
  expect(questionNumbers(same)).toMatchObject({ discrimination: null, efficiency: null })
})

test('questions that say the same leave no error, whatever rounding does', () => {
  const slot = [0.1, 0.7, 0.3, 1.1, 0.9]
  const numbers = quizNumbers(
    slot.map((one) => 3 * one),
    [slot, slot, slot],
  )
  expect(numbers.consistency).toBeCloseTo(100)
  expect(numbers.errorRatio).toBeCloseTo(0, 4)
})

test('a question that was not reached is apart from a wrong one', () => {
  const numbers = questionNumbers({
    ...{ shares: [1, 0, 0, 0], points: [10, 0, 0, 0], totals: [90, 40, 20, 10] },
    reached: [true, true, false, false],
  })
  expect(numbers.facility).toBe(0.25)
  expect(numbers.facilityReached).toBe(0.5)
})

test('the strongest choose another option than the key: that one is suspected, from ten answers on', () => {
  const options = [
    { id: 'a', right: true },
    { id: 'b', right: false },
    { id: 'c', right: false },
  ]
  // Weak learners choose the key, strong ones b.
  const choices = ['a', 'a', 'c', 'a', 'a', 'b', 'c', 'b', 'b', 'b', 'b'].map((one) => [one])
  const scores = choices.map((_, at) => at * 10)
  const found = optionNumbers(options, choices, scores)
  expect(found[1]).toMatchObject({ chosen: 5, upper: 1, lower: 0 })
  expect(found[1]!.fifths).toEqual([0, 0, 0.5, 1, 1])
  expect(suspectedOption(found, choices.length)).toBe('b')
  expect(suspectedOption(found, 9)).toBeNull()
  const turned = optionNumbers(options, choices, scores.toReversed())
  expect(suspectedOption(turned, choices.length)).toBeNull()
})

test('the order of the attempts changes no number, and more points for all change no discrimination', () => {
  const row = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 4, maxLength: 4 })
  const rowsOf = fc.array(row, { minLength: 4, maxLength: 40 })
  const holds = fc.property(rowsOf, (rows) => {
    const sums = rows.map((one) => one.reduce((sum, points) => sum + points, 0))
    const slots = [0, 1, 2, 3].map((at) => rows.map((one) => one[at]!))
    const there = quizNumbers(sums, slots)
    const back = quizNumbers(
      sums.toReversed(),
      slots.map((slot) => slot.toReversed()),
    )
    for (const [name, value] of Object.entries(there)) {
      const other = back[name as keyof typeof back]
      if (value === null) expect(other).toBeNull()
      else expect(other).toBeCloseTo(value, 6)
    }
    const of = (more: number) =>
      questionNumbers({
        ...{ shares: slots[0]!.map((one) => one / 20), points: slots[0]! },
        ...{ totals: sums.map((one) => one + more), reached: sums.map(() => true) },
      })
    const [plain, moved] = [of(0), of(15)]
    if (plain.discrimination === null) expect(moved.discrimination).toBeNull()
    else {
      expect(moved.discrimination).toBeCloseTo(plain.discrimination, 6)
      expect(Math.abs(plain.discrimination)).toBeLessThanOrEqual(100 + 1e-9)
      expect(plain.efficiency!).toBeLessThanOrEqual(100 + 1e-9)
    }
    const { from, to } = plain.interval
    expect(from <= plain.facility && plain.facility <= to).toBe(true)
    expect(groupSize(rows.length)! * 2).toBeLessThanOrEqual(rows.length)
  })
  fc.assert(holds)
})
