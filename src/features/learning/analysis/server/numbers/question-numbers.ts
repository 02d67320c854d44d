import { covarianceOf, isNone, meanOf, varianceOf } from './moments.ts'
import { groupSize } from './groups.ts'
import { wilsonInterval } from './interval.ts'

/** A question as those answered it who had it; the lists are parallel. */
export interface QuestionSample {
  /** Points earned by the points that it was worth, 0 to 1. */
  shares: readonly number[]
  /** Points earned in percent of all points of the attempt. */
  points: readonly number[]
  /** Points of the whole attempt in percent. */
  totals: readonly number[]
  /** Whether the learner came as far as this question. */
  reached: readonly boolean[]
}

export interface QuestionNumbers {
  n: number
  /** Mean share of its points, 0 to 1. */
  facility: number
  /** The 95 % interval of the facility. */
  interval: { from: number; to: number }
  /** Of those who came as far; null where nobody did. */
  facilityReached: number | null
  /** Of the shares. */
  deviation: number | null
  /** Correlation with the rest of the quiz, in percent. */
  discrimination: number | null
  /** Covariance by the greatest possible one, in percent. */
  efficiency: number | null
  /** Upper 27 % less lower 27 %, −1 to 1. */
  groupDifference: number | null
  /** Its covariance with the whole; the effective weight comes from those of all questions. */
  covariance: number | null
}

/** The numbers of a question by the formulas of Moodle (`question/classes/statistics/questions/calculator.php`). */
export function questionNumbers({
  shares,
  points,
  totals,
  reached,
}: QuestionSample): QuestionNumbers {
  const n = shares.length
  const rest = totals.map((total, at) => total - points[at]!)
  const variance = varianceOf(points)
  const restVariance = varianceOf(rest)
  const covariance = covarianceOf(points, rest)
  const greatest = covarianceOf(ascending(points), ascending(rest))
  const none = isNone(variance) || isNone(restVariance)
  const facility = meanOf(shares)
  const shareVariance = varianceOf(shares)
  const came = shares.filter((_, at) => reached[at])
  return {
    n,
    facility,
    interval: wilsonInterval(facility, n),
    facilityReached: came.length === 0 ? null : meanOf(came),
    deviation: shareVariance === null ? null : Math.sqrt(shareVariance),
    discrimination: none ? null : (100 * covariance!) / Math.sqrt(variance! * restVariance!),
    efficiency: none || isNone(greatest) ? null : (100 * covariance!) / greatest!,
    groupDifference: groupDifference(shares, totals),
    covariance: covarianceOf(points, totals),
  }
}

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** Places of the list from the lowest total to the highest; equal totals stay in their order. */
export const byTotal = (totals: readonly number[]): number[] =>
  totals.map((_, at) => at).sort((a, b) => totals[a]! - totals[b]! || a - b)

function groupDifference(shares: readonly number[], totals: readonly number[]): number | null {
  const size = groupSize(shares.length)
  if (size === null) return null
  const order = byTotal(totals).map((at) => shares[at]!)
  return meanOf(order.slice(-size)) - meanOf(order.slice(0, size))
}

/**
 * The share that each question has in the differences between learners, in percent; null where it works against them.
 * @param covariances of each question with the whole
 */
export function effectiveWeights(covariances: readonly (number | null)[]): (number | null)[] {
  const roots = covariances.map((one) => (one === null || one < 0 ? null : Math.sqrt(one)))
  const sum = roots.reduce<number>((total, root) => total + (root ?? 0), 0)
  return roots.map((root) => (root === null || sum === 0 ? null : (100 * root) / sum))
}
