import type { BodyOf } from '../body/body.ts'
import type { Mark } from '../taking.ts'
import type { markedByHand } from '../types.ts'
import { fraction, inBounds, isLess, lower, over, ratio, toNumber } from './fraction.ts'
import { verdictOf } from './outcome.ts'

/** A teacher's mark of a written answer. Points have at most two decimals. */
export interface HandMark {
  points: number
  /** What the question, or the question of a group, is worth; above 0. */
  of: number
  /** Points by criterion; empty where the answer was marked as a whole. */
  criteria: Readonly<Record<string, number>>
}

/** Marks by hand of one answer: by the id of a group's question, and by `wholeQuestion` for any other question. */
export type HandMarks = Readonly<Record<string, HandMark>>
export const wholeQuestion = ''

type ByHand = BodyOf<(typeof markedByHand)[number]>

/** The mark of a written answer: the teacher's, or one that waits for the teacher, with a line for each criterion. */
export const markByHand = ({ criteria }: ByHand, given: HandMark | undefined): Mark =>
  given ? markOf(criteria, given) : waiting(criteria)

function markOf(criteria: ByHand['criteria'], given: HandMark): Mark {
  const worth = fraction(given.of)
  const earned = inBounds(over(fraction(given.points), worth))
  return {
    share: toNumber(earned),
    verdict: verdictOf(earned),
    rule: null,
    lines: criteria.flatMap(({ id, share }) => {
      const points = given.criteria[id]
      if (points === undefined) return []
      const part = over(fraction(points), worth)
      const verdict = isLess(part, fraction(share)) ? verdictOf(lower(part, half)) : 'correct'
      return [{ part: id, verdict, earned: toNumber(part), of: share }]
    }),
  }
}

/** Below the whole: a criterion that misses some of its points is not met in full. */
const half = ratio(1, 2)

const waiting = (criteria: ByHand['criteria']): Mark => ({
  share: null,
  verdict: 'waiting',
  rule: null,
  lines: criteria.map(({ id, share }) => ({ part: id, verdict: 'waiting', earned: 0, of: share })),
})
