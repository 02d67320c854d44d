import { addDays } from '#src/shared/school-day.ts'
import { farthestDays, fewestDone, fewestPaceDays, paceDays } from '../limits.ts'

/**
 * Estimates the day on which the rest is done, from the items done in the last weeks, or since joining. Null where
 * these say too little, and where the day would be too far away to say anything.
 */
export function forecastOf(given: {
  /** Items not done. */
  left: number
  /** Items done in the days of the pace. */
  recent: number
  /** Days since joining. */
  joinedDays: number
  today: string
}): { done: number; days: number; on: string } | null {
  const { left, recent, joinedDays, today } = given
  if (left === 0 || recent < fewestDone || joinedDays < fewestPaceDays) return null
  const days = Math.min(paceDays, joinedDays)
  const needed = Math.ceil((left * days) / recent)
  return needed > farthestDays ? null : { done: recent, days, on: addDays(today, needed) }
}
