import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type Locale, withLocale } from '#src/shared/locale.ts'
import { formatsOf, textOf, useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { paths } from '#src/web/paths.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { coinApi } from '../contract.ts'
import { queryWith } from './address.ts'
import css from './coins.module.css'
import { coinText } from './text.ts'

type History = AnswerOf<typeof coinApi.getHistory>
type Item = History['items'][number]
const directions = ['all', 'in', 'out'] as const

/** Where coins came from and went; direction and page stand in the address. */
export function CoinHistory({ history, search }: { history: History; search: URLSearchParams }) {
  const t = useText(coinText)
  const locale = useLocale()
  const wanted = search.get('direction')
  const direction = directions.find((one) => one === wanted) ?? 'all'
  return (
    <Card as="section" className={css.history}>
      <div className={css.historyHead}>
        <h2>{t.history}</h2>
        <Tabs
          label={t.direction}
          tabs={directions.map((name) => ({
            label: t[name],
            current: name === direction,
            to: queryWith(search, {
              direction: name === 'all' ? undefined : name,
              page: undefined,
            }),
          }))}
        />
      </div>
      {history.items.length === 0 ? (
        <Nothing history={history} direction={direction} />
      ) : (
        <DataTable
          caption={t.history}
          columns={columnsIn(locale)}
          rows={history.items}
          rowKey={(item) => item.transferId}
        />
      )}
      <Pagination
        page={history.page}
        pages={history.pages}
        href={(page) => queryWith(search, { page: page === 1 ? undefined : String(page) })}
      />
    </Card>
  )
}

function columnsIn(locale: Locale): Column<Item>[] {
  const t = textOf(coinText, locale)
  const format = formatsOf(locale)
  return [
    { key: 'what', header: t.what, rowHeader: true, cell: (item) => <What item={item} /> },
    { key: 'when', header: t.when, cell: (item) => <TimeAgo value={item.at} /> },
    { key: 'amount', header: t.amount, numeric: true, cell: (item) => <Amount item={item} /> },
    {
      key: 'balance',
      header: t.balanceAfter,
      numeric: true,
      cell: (item) => format.number(item.balanceAfter),
    },
  ]
}

/** With a true minus, which is as wide as the plus. */
function Amount({ item: { amount } }: { item: Item }) {
  const format = useFormat()
  return (
    <span className={amount > 0 ? css.in : css.out}>
      {amount > 0 ? '+' : '−'}
      {format.number(Math.abs(amount))}
    </span>
  )
}

function What({ item: { reason, about, link } }: { item: Item }) {
  const t = useText(coinText)
  const locale = useLocale()
  const word = { opening: t.opening, course: t.course, checkIn: t.reasonCheckIn }[reason]
  return (
    <span className={css.what}>
      <span>{word}</span>
      {about !== '' &&
        (link === null ? (
          <span className={css.about}>{about}</span>
        ) : (
          <Link to={withLocale(locale, link)} className={css.about}>
            {about}
          </Link>
        ))}
    </span>
  )
}

function Nothing({
  history,
  direction,
}: {
  history: History
  direction: (typeof directions)[number]
}) {
  const t = useText(coinText)
  const locale = useLocale()
  if (history.total > 0) {
    return (
      <EmptyState
        level={3}
        title={t.noPage}
        action={<ButtonLink to={paths.coins(locale)}>{t.firstPage}</ButtonLink>}
      />
    )
  }
  if (direction === 'all') {
    return <EmptyState level={3} title={t.noHistory} text={t.noHistoryText} />
  }
  return (
    <EmptyState
      level={3}
      title={direction === 'out' ? t.noOut : t.noIn}
      text={direction === 'out' ? t.noOutText : t.noHistoryText}
      action={<ButtonLink to={paths.coins(locale)}>{t.showAll}</ButtonLink>}
    />
  )
}
