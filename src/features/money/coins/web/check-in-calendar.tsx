import { Link } from '#src/web/link.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { addMonths } from '#src/shared/school-day.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import { Card } from '#src/web/ui/card.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import type { coinApi } from '../contract.ts'
import type { CoinLists } from './coin-history.tsx'
import css from './calendar.module.css'
import { weeksOf } from './month-weeks.ts'
import { coinText } from './text.ts'

type State = AnswerOf<typeof coinApi.getCheckIns>

/** A month of check-ins as a table, weeks from Monday; the address holds the month. */
export function CheckInCalendar({
  state,
  address,
}: {
  state: State
  address: ListAddress<NameOf<CoinLists>>
}) {
  const t = useText(coinText)
  const locale = useLocale()
  const format = useFormat()
  const { month, today, firstMonth, days } = state
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const name = inUtc({ year: 'numeric', month: 'long' }).format(new Date(`${month}-01`))
  const checked = new Map(days.map((one) => [one.day, one.coins]))
  const sum = days.reduce((total, { coins }) => total + coins, 0)
  const thisMonth = today.slice(0, 7)
  const to = (other: string) =>
    address.href({ month: other === thisMonth ? '' : other, page: address.values.page })
  return (
    <Card as="section" className={css.calendar}>
      <div className={css.head}>
        <h2>{t.calendar}</h2>
        <nav className={css.months} aria-label={t.calendar}>
          <Step to={month > firstMonth ? to(addMonths(month, -1)) : undefined} icon="chevron-left">
            {t.previousMonth}
          </Step>
          <span className={css.month}>{name}</span>
          <Step to={month < thisMonth ? to(addMonths(month, 1)) : undefined} icon="chevron-right">
            {t.nextMonth}
          </Step>
        </nav>
      </div>
      <table className={css.table}>
        <caption className="visually-hidden">{t.calendarOf(name)}</caption>
        <thead>
          <tr>
            {/* The first week of 2024 begins with a Monday. */}
            {Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index))).map(
              (day) => (
                <th key={day.getTime()} scope="col">
                  <abbr title={inUtc({ weekday: 'long' }).format(day)}>
                    {inUtc({ weekday: 'narrow' }).format(day)}
                  </abbr>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <Day
                  key={day ?? `empty${index}`}
                  day={day}
                  coins={day === null ? undefined : checked.get(day)}
                  isToday={day === today}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.sum}>{t.monthSum(format.number(days.length), format.number(sum))}</p>
    </Card>
  )
}

function Day({
  day,
  coins,
  isToday,
}: {
  day: string | null
  coins: number | undefined
  isToday: boolean
}) {
  const t = useText(coinText)
  const format = useFormat()
  if (day === null) return <td aria-hidden="true" />
  return (
    <td aria-current={isToday ? 'date' : undefined}>
      <span className={cx(css.day, coins !== undefined && css.checked, isToday && css.today)}>
        <span className="figures">{Number(day.slice(8))}</span>
        {coins !== undefined && (
          <span className={css.coins} aria-hidden="true">
            +{format.number(coins)}
          </span>
        )}
      </span>
      {isToday && <span className="visually-hidden">{t.today}</span>}
      {coins !== undefined && (
        <span className="visually-hidden">{t.dayChecked(format.number(coins))}</span>
      )}
    </td>
  )
}

/** A link to another month, or a placeholder where there is none. */
function Step({
  to,
  icon,
  children,
}: {
  to: string | undefined
  icon: IconName
  children: string
}) {
  if (to === undefined) {
    return (
      <span className={css.noStep}>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <Link
      prefetch="none"
      to={to}
      preventScrollReset
      className={css.step}
      aria-label={children}
      data-tip={children}
    >
      <Icon name={icon} />
    </Link>
  )
}
