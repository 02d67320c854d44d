import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import type { revisionApi } from '../contract.ts'
import css from './revision.module.css'
import { revisionText } from './revision-text.ts'

/** The cards of the next seven days: a picture, and the same as a table. */
export function Forecast({
  forecast: { days, revising, mastered },
  done,
}: {
  forecast: AnswerOf<typeof revisionApi.getForecast>
  done: number
}) {
  const t = useText(revisionText)
  const format = useFormat()
  const locale = useLocale()
  const most = Math.max(1, ...days.map(({ count }) => count))
  // A day of the school is a date without a clock.
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const nameOf = (day: string, at: number) =>
    at === 0 ? t.todayWord : weekday.format(new Date(day))
  return (
    <section className={css.panel} aria-labelledby="forecast">
      <h2 id="forecast">{t.forecast}</h2>
      <ol className={css.bars} aria-hidden="true">
        {days.map(({ day, count }, at) => (
          <li key={day}>
            <span className={css.count}>{format.number(count)}</span>
            <span className={css.bar} style={{ blockSize: `${(count / most) * 88}px` }} />
            <span>{nameOf(day, at)}</span>
          </li>
        ))}
      </ol>
      <p className={css.note}>{t.inSet(format.number(revising), format.number(mastered))}</p>
      {done > 0 && <p className={css.note}>{t.doneToday(format.number(done))}</p>}
      <details className={css.details}>
        <summary>{t.forecastTable}</summary>
        <DataTable
          dense
          caption={t.forecast}
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            {
              key: 'day',
              header: t.day,
              rowHeader: true,
              cell: ({ day }) => format.date(`${day}T04:00:00Z`),
            },
            {
              key: 'cards',
              header: t.cards,
              numeric: true,
              cell: ({ count }) => format.number(count),
            },
          ]}
        />
      </details>
    </section>
  )
}
