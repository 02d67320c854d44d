import { centralMoment, isNone, meanOf, medianOf, varianceOf } from './moments.ts'

export interface QuizNumbers {
  /** Attempts. */
  n: number
  mean: number
  median: number
  lowest: number
  highest: number
  deviation: number | null
  skewness: number | null
  kurtosis: number | null
  /** Coefficient of internal consistency (Cronbach’s α), in percent. */
  consistency: number | null
  /** Share of the deviation that is chance, in percent. */
  errorRatio: number | null
  standardError: number | null
}

/**
 * The numbers of a quiz by the formulas of Moodle (`mod/quiz/report/statistics/classes/calculator.php`).
 * @param totals percent of the points by attempt, at least one
 * @param slots for each place of the paper the points earned there, in percent of all points; null where attempts
 *   have different numbers of places, which leaves no consistency to speak of
 */
export function quizNumbers(
  totals: readonly number[],
  slots: readonly (readonly number[])[] | null,
): QuizNumbers {
  const n = totals.length
  const variance = varianceOf(totals)
  const deviation = variance === null ? null : Math.sqrt(variance)
  const consistency = slots && consistencyOf(slots, variance)
  // Rounding may put the consistency of equal answers a trace above 100.
  const errorRatio =
    consistency === null ? null : 100 * Math.sqrt(Math.max(0, 1 - consistency / 100))
  return {
    n,
    mean: meanOf(totals),
    median: medianOf(totals),
    lowest: totals.reduce((least, one) => Math.min(least, one)),
    highest: totals.reduce((most, one) => Math.max(most, one)),
    deviation,
    ...shapeOf(totals, variance),
    consistency,
    errorRatio,
    standardError: errorRatio === null ? null : (errorRatio * deviation!) / 100,
  }
}

function consistencyOf(slots: readonly (readonly number[])[], variance: number | null) {
  const p = slots.length
  if (p < 2 || isNone(variance)) return null
  const parts = slots.reduce((sum, slot) => sum + varianceOf(slot)!, 0)
  return ((100 * p) / (p - 1)) * (1 - parts / variance!)
}

/** Skewness from three attempts on and kurtosis from four, by the k-statistics of the sample. */
function shapeOf(totals: readonly number[], variance: number | null) {
  const s = totals.length
  if (s < 3 || isNone(variance)) return { skewness: null, kurtosis: null }
  const k3 = (s ** 2 * centralMoment(totals, 3)) / ((s - 1) * (s - 2))
  const skewness = k3 / variance! ** 1.5
  if (s < 4) return { skewness, kurtosis: null }
  const m2 = centralMoment(totals, 2)
  const k4 =
    (s ** 2 * ((s + 1) * centralMoment(totals, 4) - 3 * (s - 1) * m2 ** 2)) /
    ((s - 1) * (s - 2) * (s - 3))
  return { skewness, kurtosis: k4 / variance! ** 2 }
}
