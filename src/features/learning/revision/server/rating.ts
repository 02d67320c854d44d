import { Rating } from 'ts-fsrs'
import type { Judgement } from '../rules-of-set.ts'
import type { Rated } from './memory.ts'

/**
 * Returns the rating of an answer: wrong is Again; partly correct, or slower than twice the median, is Hard; correct is
 * Good; correct and no slower than the median, twice running, is Easy.
 * @param medianMs of the correct answers of all people; null while there are too few
 */
export function rate({
  judgement,
  durationMs,
  medianMs,
  wasFast,
}: {
  judgement: Judgement
  durationMs: number
  medianMs: number | null
  /** The answer before, on an earlier day, was correct and fast. */
  wasFast: boolean
}): Rated {
  if (judgement === 'wrong') return { rating: Rating.Again, correct: false, fast: false }
  if (judgement === 'part') return { rating: Rating.Hard, correct: false, fast: false }
  const correct = true
  if (medianMs !== null && durationMs > 2 * medianMs) {
    return { rating: Rating.Hard, correct, fast: false }
  }
  const fast = medianMs !== null && durationMs <= medianMs
  return { rating: fast && wasFast ? Rating.Easy : Rating.Good, correct, fast }
}
