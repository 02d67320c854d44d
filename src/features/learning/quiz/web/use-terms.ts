import { useFormat, useText } from '#src/web/i18n.tsx'
import type { QuizFacts } from '../contract.ts'
import { startText } from './start-text.ts'

/**
 * The sentences about time and attempts that hold for a quiz and its learner.
 * @param hasDeadline the page has named a deadline, after which late attempts may count: the closing is called otherwise
 */
export function useTerms(facts: QuizFacts, hasDeadline: boolean): string[] {
  const s = useText(startText)
  const format = useFormat()
  const { opensAt, closesAt, lateUntil, entryUntil, timeLimit, allowed, used, waitUntil } = facts
  const isTimed = opensAt !== null || closesAt !== null
  const isLateAllowed = closesAt !== null && lateUntil !== null && lateUntil > closesAt
  const lateDays = isLateAllowed ? (Date.parse(lateUntil) - Date.parse(closesAt)) / 86_400_000 : 0
  const isEnded = timeLimit !== null || closesAt !== null
  return [
    ...(isTimed ? [s.zone] : []),
    ...(opensAt === null ? [] : [s.opens(format.dateTime(opensAt))]),
    closesAt === null ? s.noClosing : (hasDeadline ? s.shuts : s.closes)(format.dateTime(closesAt)),
    // Beside the moment that it speaks of.
    ...(hasDeadline && closesAt !== null ? [s.cutsWhenShut] : []),
    ...(entryUntil === null ? [] : [s.entry(format.dateTime(entryUntil))]),
    ...(timeLimit === null ? [] : [s.limit(format.number(timeLimit))]),
    ...(isLateAllowed ? [s.late(format.number(lateDays))] : []),
    ...(isLateAllowed
      ? [s.cutsAfterLate(format.dateTime(lateUntil))]
      : closesAt === null || hasDeadline
        ? []
        : [s.cuts]),
    ...(facts.handInAfter > 0 ? [s.handInAfter(format.number(facts.handInAfter))] : []),
    ...(isEnded ? [s.grace(format.number(facts.graceSeconds))] : []),
    allowed === null
      ? s.attemptsAny
      : s.attempts(format.number(allowed), format.number(Math.max(0, allowed - used))),
    ...(allowed === 1 ? [] : [s.counts[facts.counts]]),
    ...(facts.waitMinutes > 0 && allowed !== 1
      ? [s.waitMinutes(format.number(facts.waitMinutes))]
      : []),
    ...(waitUntil === null ? [] : [s.waits(format.dateTime(waitUntil))]),
    ...(facts.paging === 'one' ? [facts.goBack ? s.one : s.oneNoBack] : []),
    ...(facts.watchLeaving ? [s.leaving] : []),
  ]
}
