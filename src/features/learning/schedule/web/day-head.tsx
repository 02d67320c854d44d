import { useText } from '#src/web/i18n.tsx'
import type { CalendarDay } from '../schemas.ts'
import css from './calendar.module.css'
import { calendarText } from './calendar-text.ts'
import { useDays } from './days.ts'

/** Names a holiday or a make-up day. */
export function SpecialDay({ day: { special } }: { day: Pick<CalendarDay, 'special'> }) {
  const t = useText(calendarText)
  const days = useDays()
  if (!special) return null
  const { kind, name, replaces } = special
  const words =
    kind === 'holiday' ? name : replaces ? t.makeUpOf(name, days.short(replaces)) : t.makeUp(name)
  return (
    <span className={css.special} data-kind={kind}>
      {words}
    </span>
  )
}
