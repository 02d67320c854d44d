import type { Reason } from '../contract.ts'
import { belowMedian, idleDays } from '../limits.ts'

/** What the rules know of a learner. Moments are seconds since 1970. */
export interface Known {
  joinedAt: number
  visitedAt: number | null
  done: number
  completedAt: number | null
  /** Quizzes failed too often, and not passed. */
  failed: readonly { name: string; times: number }[]
  /** Items that the pace of the semester expects and that are not done. */
  late: number
}

/** The circumstances of a learner. */
export interface Around {
  /** Items of the course. */
  items: number
  /** The learner's semester: none of a premium course, which is always open. */
  semester: { state: 'running' | 'upcoming' | 'ended'; startsAt: number } | undefined
  /** Items done by the middle one of those in the semester who have begun. */
  median: number
  now: number
}

const day = 86_400
const daysSince = (moment: number, now: number) => Math.floor((now - moment) / day)

export const hasBegun = ({ visitedAt, done, completedAt }: Known) =>
  visitedAt !== null || done > 0 || completedAt !== null

/** A completion stays when the course grows. */
export const isCompleted = ({ done, completedAt }: Known, items: number) =>
  completedAt !== null || (items > 0 && done >= items)

/** Says why a learner is behind; nothing for one who has completed, or whose semester does not run. */
export function reasonsOf(known: Known, { items, semester, median, now }: Around): Reason[] {
  if (isCompleted(known, items) || items === 0) return []
  if (semester && semester.state !== 'running') return []
  const since = Math.max(known.joinedAt, semester?.startsAt ?? 0)
  const days = daysSince(since, now)
  const reasons: Reason[] = []
  const add = (kind: Reason['kind'], count: number, name = '') =>
    reasons.push({ kind, count, name })
  if (!hasBegun(known)) {
    if (days >= idleDays) add('notBegun', days)
  } else {
    const idle = daysSince(known.visitedAt ?? since, now)
    if (idle >= idleDays) add('idle', idle)
    const points = Math.round((100 * (median - known.done)) / items)
    if (days >= idleDays && points >= belowMedian) add('below', points)
  }
  for (const { name, times } of known.failed) add('failed', times, name)
  if (known.late > 0) add('late', known.late)
  return reasons
}

/** The middle of some numbers; 0 of none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper
}
