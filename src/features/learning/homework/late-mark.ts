/** What a late hand-in costs. */
export interface LateRule {
  /** Percent of the mark for each day that has begun, 0 to 100. */
  percent: number
  /** Percent of the mark that stays in any case, 0 to 100. */
  floor: number
}

const day = 86_400_000

/** Days that have begun since the due date: none at the very moment, one a millisecond later. */
export const daysLate = (dueAt: Date, handedInAt: Date): number =>
  Math.max(0, Math.ceil((handedInAt.getTime() - dueAt.getTime()) / day))

/** The percent of a mark that counts after so many days. */
export const keptPercent = ({ percent, floor }: LateRule, days: number): number =>
  days <= 0 ? 100 : Math.max(floor, 100 - days * percent)

/**
 * The mark that counts, in whole hundredths, half up. It is never above the raw mark, never below the floor of it, and a
 * better raw mark never counts less.
 */
export const lateMark = (raw: number, rule: LateRule, days: number): number =>
  Math.floor((raw * keptPercent(rule, days) + 50) / 100)
