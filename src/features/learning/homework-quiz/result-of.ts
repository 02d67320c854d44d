import { datesFor, type HomeworkDates, type OwnDates } from '../homework/dates.ts'
import { daysLate, lateMark, type LateRule } from '../homework/late-mark.ts'

/** An attempt that was handed in. */
export interface Attempt {
  /** From 1. */
  number: number
  handedInAt: Date
  /** Points; null while written answers wait. */
  score: number | null
  maxScore: number
  /** It was under way as the work was returned, and its learner could read the keys: it stays on record and counts nothing. */
  isAfterReturn?: boolean
}

interface Work extends OwnDates {
  /** The hand-in that was given back; 0: none. */
  redoHandIn: number
}

interface Rule {
  counts: 'best' | 'last'
  /** Hundredths. */
  fullMark: number
  late: LateRule
}

/**
 * Returns the result of a student's attempts as homework. Where the best one counts, it is the one that is worth most after
 * the late rule, so that a further attempt never costs anything. Once an attempt is handed in after the work was given back,
 * earlier ones no longer count. While an attempt that may count waits for a teacher, there is no mark.
 * @returns null before a hand-in; `rawMark` in hundredths, before the late rule
 */
export function resultOf(
  attempts: readonly Attempt[],
  { counts, fullMark, late }: Rule,
  dates: HomeworkDates,
  work: Work | null,
) {
  if (attempts.length === 0) return null
  const before = work?.redoHandIn ?? 0
  const ordered = attempts.toSorted((a, b) => a.number - b.number)
  const isAfter = ({ number }: Attempt) => before > 0 && number > before
  const kept = ordered.filter((one) => !one.isAfterReturn || isAfter(one))
  const since = kept.some(isAfter) ? kept.filter(isAfter) : kept
  const candidates = counts === 'last' ? since.slice(-1) : since
  const rated = candidates.map((one) => {
    const own = isAfter(one) ? work : work && { ...work, redoDueAt: null }
    const { dueAt, closesAt } = datesFor(dates, own)
    // An attempt that arrives in the grace period is as late as the closing itself.
    const at = one.handedInAt > closesAt ? closesAt : one.handedInAt
    const days = daysLate(dueAt, at)
    const raw = one.score === null ? null : shareOf(one.score, one.maxScore, fullMark)
    return { ...one, days, raw, counted: raw === null ? 0 : lateMark(raw, late, days) }
  })
  const waits = rated.some(({ raw }) => raw === null)
  // The earlier of equal ones.
  const chosen = waits
    ? rated.at(-1)!
    : rated.reduce((best, one) => (one.counted > best.counted ? one : best))
  return {
    handIns: ordered.length,
    handedInAt: chosen.handedInAt,
    daysLate: chosen.days,
    rawMark: waits ? null : chosen.raw,
  }
}

/** The mark for points in hundredths, in whole hundredths, half up. A quiz without points is passed by everybody. */
function shareOf(score: number, maxScore: number, fullMark: number): number {
  const [points, most] = [Math.round(score * 100), Math.round(maxScore * 100)]
  return most === 0 ? fullMark : Math.floor((2 * points * fullMark + most) / (2 * most))
}
