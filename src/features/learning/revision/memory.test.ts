import { createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { addDays } from '#src/shared/school-day.ts'
import { type Memory, remember, scheduler } from './server/memory.ts'
import { rate } from './server/rating.ts'

const { Again, Hard, Good, Easy } = Rating
const answered = (rating: Grade) => ({ rating, correct: rating > Again, fast: rating === Easy })
const start = '2026-01-01'

describe('the published vectors of FSRS-6', () => {
  test('the parameters are the default ones of FSRS-6', () => {
    expect(scheduler.parameters.w).toEqual([
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
      0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])
  })
  // ts-fsrs, FSRS-6.test.ts, 'first repeat'.
  test.each([
    [Again, 0.212, 6.4133],
    [Hard, 1.2931, 5.11217071],
    [Good, 2.3065, 2.11810397],
    [Easy, 8.2956, 1],
  ] as const)('a first answer of rating %i', (rating, stability, difficulty) => {
    expect(remember(null, answered(rating), start)).toMatchObject({ stability, difficulty })
  })
  // fsrs-rs, inference.rs, and ts-fsrs, FSRS-6.test.ts, 'memory state [long-term]'.
  test('the memory after six answers', () => {
    const gaps = [0, 0, 1, 3, 8, 21]
    const ratings = [Again, Good, Good, Good, Good, Good] as const
    let card = createEmptyCard(new Date(start))
    let day = start
    for (const [at, rating] of ratings.entries()) {
      day = addDays(day, gaps[at]!)
      card = scheduler.next(card, new Date(day), rating).card
    }
    expect(card.stability).toBeCloseTo(53.335106, 4)
    expect(card.difficulty).toBeCloseTo(6.3574867, 4)
  })
  // ts-fsrs, long-term_scheduler.test.ts, 'test2': other parameters, the same scheduler.
  test('the intervals of the scheduler in whole days', () => {
    const w = [
      0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178,
      2.0225, 0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
    ]
    const other = fsrs({ ...scheduler.parameters, w })
    let card = createEmptyCard(new Date(start))
    const days = [Again, Hard, Good, Easy, Again, Hard, Good, Easy].map((rating) => {
      card = other.next(card, card.due, rating as Grade).card
      return card.scheduled_days
    })
    expect(days).toEqual([1, 2, 6, 41, 4, 7, 21, 133])
  })
})

/** The formulas of FSRS-6, written out once more. */
const w = scheduler.parameters.w
const bounded = (difficulty: number) => Math.min(10, Math.max(1, difficulty))
const first = (grade: number) => bounded(w[4]! - Math.exp(w[5]! * (grade - 1)) + 1)
function formulas(before: Memory, grade: Grade, days: number) {
  const { stability: s, difficulty: d } = before
  const factor = 0.9 ** (-1 / w[20]!) - 1
  const r = (1 + (factor * days) / s) ** -w[20]!
  const recall =
    s *
    (1 +
      Math.exp(w[8]!) *
        (11 - d) *
        s ** -w[9]! *
        (Math.exp(w[10]! * (1 - r)) - 1) *
        (grade === Hard ? w[15]! : 1) *
        (grade === Easy ? w[16]! : 1))
  const lapse = w[11]! * d ** -w[12]! * ((s + 1) ** w[13]! - 1) * Math.exp(w[14]! * (1 - r))
  const moved = d + (-w[6]! * (grade - 3) * (10 - d)) / 9
  return {
    stability: grade === Again ? Math.min(lapse, s) : recall,
    difficulty: bounded(w[7]! * (w[4]! - Math.exp(w[5]! * 3) + 1) + (1 - w[7]!) * moved),
  }
}

test('a year of answers follows the formulas, twice alike', () => {
  const year = () => {
    let chance = 7
    const next = () => (chance = (chance * 48_271) % 2_147_483_647) / 2_147_483_647
    let memory = remember(null, answered(Again), start)
    expect(memory.difficulty).toBeCloseTo(first(Again), 6)
    const story: Memory[] = [memory]
    for (let day = start; day < addDays(start, 365); day = addDays(day, 1)) {
      // Some days are missed, and some cards are answered before their day.
      if (memory.dueOn > day ? next() > 0.05 : next() > 0.8) continue
      const grade = ([Again, Hard, Good, Good, Good, Easy] as const)[Math.floor(next() * 6)]!
      const days = (Date.parse(day) - Date.parse(memory.revisedOn)) / 86_400_000
      const after = remember(memory, answered(grade), day)
      if (days > 0) {
        const expected = formulas(memory, grade, days)
        expect(after.stability / expected.stability).toBeCloseTo(1, 4)
        expect(after.difficulty).toBeCloseTo(expected.difficulty, 4)
        expect(after.dueOn > day).toBe(true)
      } else {
        expect(after.stability).toBe(memory.stability)
      }
      memory = after
      story.push(memory)
    }
    return story
  }
  const story = year()
  expect(story.length).toBeGreaterThan(15)
  expect(year()).toEqual(story)
})

test('a learner who knows a question sees it ever more rarely, and answers the year’s last one after months', () => {
  let memory = remember(null, answered(Again), start)
  const gaps: number[] = []
  while (memory.dueOn < addDays(start, 365)) {
    const day = memory.dueOn
    gaps.push((Date.parse(day) - Date.parse(memory.revisedOn)) / 86_400_000)
    memory = remember(memory, answered(Good), day)
  }
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
  expect(gaps.length).toBeLessThan(20)
})

test('many answers of one day count once', () => {
  const memory = remember(null, answered(Again), start)
  for (const rating of [Again, Hard, Good, Easy] as const) {
    expect(remember(memory, answered(rating), start)).toBe(memory)
  }
  const next = remember(memory, answered(Good), addDays(start, 1))
  expect(next).toMatchObject({ reps: 2, streak: 1 })
})

test('three correct days without a miss between master a question; a miss brings it back', () => {
  const day = (n: number) => addDays(start, n)
  let memory = remember(null, answered(Again), day(0))
  memory = remember(memory, answered(Good), day(1))
  memory = remember(memory, answered(Again), day(2))
  for (const n of [3, 4]) memory = remember(memory, answered(Good), day(n))
  expect(memory).toMatchObject({ streak: 2, mastered: false })
  memory = remember(memory, answered(Good), day(5))
  expect(memory).toMatchObject({ streak: 3, mastered: true })
  expect(remember(memory, answered(Again), day(5))).toMatchObject({
    ...{ mastered: false, streak: 0, dueOn: day(6), stability: memory.stability },
  })
  expect(remember(memory, answered(Again), day(9))).toMatchObject({ mastered: false, lapses: 2 })
})

test.each([
  ['wrong', 1000, 4000, true, Again],
  ['part', 1000, 4000, true, Hard],
  ['correct', 8001, 4000, true, Hard],
  ['correct', 8000, 4000, true, Good],
  ['correct', 4000, 4000, false, Good],
  ['correct', 4000, 4000, true, Easy],
  ['correct', 1, null, true, Good],
] as const)('%s in %i ms, median %s', (judgement, durationMs, medianMs, wasFast, rating) => {
  expect(rate({ judgement, durationMs, medianMs, wasFast }).rating).toBe(rating)
})
