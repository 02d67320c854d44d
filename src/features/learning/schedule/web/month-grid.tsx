import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { cx } from '#src/web/ui/cx.ts'
import type { ShownDue } from '../contract.ts'
import { schedulePaths } from '../paths.ts'
import type { CalendarDay, ShownSlot } from '../schemas.ts'
import css from './calendar.module.css'
import { calendarText } from './calendar-text.ts'
import { SpecialDay } from './day-head.tsx'
import { useDays } from './days.ts'
import { clockOf } from './due-list.tsx'
import { useSlotNote } from './slot-card.tsx'
import { weeksOf } from './weeks-of.ts'

/** Entries that a day shows before it leads to its own view. */
const most = 4

/** A month as weeks by days; on a phone the days that have something, one under the other. */
export function MonthGrid({
  days,
  slots,
  due,
  today,
  month,
  hrefOf,
}: {
  days: readonly CalendarDay[]
  slots: readonly ShownSlot[]
  due: readonly ShownDue[]
  today: string
  /** '2026-11': days of other months are muted. */
  month: string
  hrefOf: (view: 'day' | 'week', day: string) => string
}) {
  const t = useText(calendarText)
  const names = useDays()
  const weeks = weeksOf(days)
  return (
    <table className={css.month}>
      <caption className="visually-hidden">{names.month(`${month}-01`)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.weekColumn}</span>
          </th>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col">
              {names.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]!.day}>
            <th scope="row">
              <Link to={hrefOf('week', week[0]!.day)}>
                {week[0]!.week === null ? '·' : t.shortWeek(week[0]!.week)}
                <span className="visually-hidden"> {names.short(week[0]!.day)}</span>
              </Link>
            </th>
            {week.map((day) => (
              <DayCell
                key={day.day}
                day={day}
                slots={slots.filter(({ on }) => on === day.day)}
                due={due.filter((one) => one.day === day.day)}
                isToday={day.day === today}
                isOther={!day.day.startsWith(month)}
                href={hrefOf('day', day.day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({
  day,
  slots,
  due,
  isToday,
  isOther,
  href,
}: {
  day: CalendarDay
  slots: readonly ShownSlot[]
  due: readonly ShownDue[]
  isToday: boolean
  isOther: boolean
  href: string
}) {
  const t = useText(calendarText)
  const names = useDays()
  const format = useFormat()
  const noteOf = useSlotNote()
  const count = slots.length + due.length
  const shown = slots.slice(0, most)
  const dates = due.slice(0, Math.max(0, most - shown.length))
  const left = count - shown.length - dates.length
  return (
    <td
      className={cx(isOther && css.other)}
      data-empty={(count === 0 && !day.special) || undefined}
    >
      <Link
        to={href}
        className={cx(css.number, isToday && css.isToday)}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className="visually-hidden">{t.ofDay(names.full(day.day))}</span>
        <span aria-hidden="true">{names.number(day.day)}</span>
        <span className={css.onPhone} aria-hidden="true">
          {names.longWeekday(day.day)}
        </span>
      </Link>
      <SpecialDay day={day} />
      <ul className={css.entries}>
        {shown.map((slot) => {
          const isOff = slot.state !== 'on'
          const note = noteOf(slot)
          return (
            <li key={`${slot.lessonId} ${slot.day} ${slot.state}`} data-state={slot.state}>
              <Link to={schedulePaths.class(slot.classId, { day: slot.on })}>
                <span className={css.clock}>{slot.from}</span>
                {isOff ? <s>{slot.title}</s> : slot.title}
                {note && <span className="visually-hidden"> {note}</span>}
              </Link>
            </li>
          )
        })}
        {dates.map((one) => (
          <li key={one.key} data-state="due">
            <Link to={one.to}>
              {one.at !== null && <span className={css.clock}>{clockOf(one.at)}</span>}
              {one.label} {one.name}
            </Link>
          </li>
        ))}
        {left > 0 && (
          <li>
            <Link to={href}>{t.more(format.number(left))}</Link>
          </li>
        )}
      </ul>
    </td>
  )
}
