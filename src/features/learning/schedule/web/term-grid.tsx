import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { cx } from '#src/web/ui/cx.ts'
import type { TermCell } from '../contract.ts'
import type { CalendarDay } from '../schemas.ts'
import css from './calendar.module.css'
import { calendarText } from './calendar-text.ts'
import { useDays } from './days.ts'
import { weeksOf } from './weeks-of.ts'

/** A term as weeks by days, with counts and the first names of lessons. */
export function TermGrid({
  days,
  cells,
  today,
  label,
  hrefOf,
}: {
  days: readonly CalendarDay[]
  cells: readonly TermCell[]
  today: string
  label: string
  hrefOf: (view: 'day' | 'week', day: string) => string
}) {
  const t = useText(calendarText)
  const names = useDays()
  const byDay = new Map(cells.map((cell) => [cell.day, cell]))
  const weeks = weeksOf(days)
  return (
    <table className={css.termGrid}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t.weekColumn}</th>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col">
              {names.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const [{ day: monday, week: number, isExam }] = week as [CalendarDay]
          return (
            <tr key={monday} data-exam={isExam || undefined}>
              <th scope="row">
                <Link to={hrefOf('week', monday)}>
                  {number === null ? names.short(monday) : t.shortWeek(number)}
                </Link>
                <span className={css.monday}>{names.short(monday)}</span>
                {isExam && <span className={css.monday}>{t.exam}</span>}
              </th>
              {week.map((day) => (
                <TermDay
                  key={day.day}
                  day={day}
                  cell={byDay.get(day.day)}
                  isToday={day.day === today}
                  href={hrefOf('day', day.day)}
                />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function TermDay({
  day,
  cell,
  isToday,
  href,
}: {
  day: CalendarDay
  cell: TermCell | undefined
  isToday: boolean
  href: string
}) {
  const t = useText(calendarText)
  const names = useDays()
  const format = useFormat()
  const { special } = day
  return (
    <td className={cx(isToday && css.nowCell)} data-kind={special?.kind}>
      <Link to={href}>
        <span className="visually-hidden">{t.ofDay(names.full(day.day))}</span>
        <span className={cx(css.cellDate, isToday && css.isToday)} aria-hidden="true">
          {names.number(day.day)}
        </span>
        {special && <span className={css.cellName}>{special.name}</span>}
        {cell && cell.lessons > 0 && (
          <>
            <span className="visually-hidden">{t.lessons(format.number(cell.lessons))}</span>
            <span className={css.count} aria-hidden="true">
              {format.number(cell.lessons)}
            </span>
            <span className={css.titles}>{cell.titles.join(' · ')}</span>
          </>
        )}
        {cell && cell.due > 0 && (
          <span className={css.dueDot}>
            <span className="visually-hidden">{t.dates(format.number(cell.due))}</span>
          </span>
        )}
      </Link>
    </td>
  )
}
