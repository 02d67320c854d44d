import { useText } from '#src/web/i18n.tsx'
import type { ShownTerm } from '../schemas.ts'
import { kindOfWeeks, writeWeeks } from '../weeks.ts'
import { timetableText } from './timetable-text.ts'

/** Names sets of weeks: 'Every week', 'Odd weeks', 'Weeks 1-8,10'. */
export function useWeeksWords(term: ShownTerm) {
  const t = useText(timetableText)
  return (weeks: number): string => {
    const kind = kindOfWeeks(weeks, term)
    if (kind === 'list') return t.list(writeWeeks(weeks))
    return { all: t.every, odd: t.odd, even: t.even }[kind]
  }
}
