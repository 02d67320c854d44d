import { outlyingPercent } from './limits.ts'

/** The median of whole hundredths; of an even number the mean of the middle two, half up. Null without values. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[upper]!
  return Math.floor((sorted[upper - 1]! + sorted[upper]! + 1) / 2)
}

interface Marked {
  mark: number | null
  criteria: Readonly<Record<string, number>>
}

export interface Proposal {
  /** Hundredths; null where homework has no mark. */
  mark: number | null
  criteria: Record<string, number>
}

/**
 * What the reviews of a work propose: the median of each criterion and their sum, or the median of the marks where there is
 * no rubric. Null without reviews.
 */
export function proposalOf(
  reviews: readonly Marked[],
  rubric: readonly { id: string }[],
): Proposal | null {
  if (reviews.length === 0) return null
  if (rubric.length === 0) {
    return { mark: median(reviews.flatMap(({ mark }) => mark ?? [])), criteria: {} }
  }
  const criteria = Object.fromEntries(
    rubric.map(({ id }) => [id, median(reviews.map((one) => one.criteria[id] ?? 0)) ?? 0]),
  )
  return { mark: Object.values(criteria).reduce((sum, points) => sum + points, 0), criteria }
}

/** Whether a mark is further from the median of all than the percentage allows. One review alone never is. */
export function isOutlying(mark: number | null, marks: readonly number[]): boolean {
  const middle = median(marks)
  if (mark === null || middle === null || marks.length < 2) return false
  return Math.abs(mark - middle) * 100 > middle * outlyingPercent
}
