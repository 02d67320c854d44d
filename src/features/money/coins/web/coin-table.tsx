import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type Locale } from '#src/shared/locale.ts'
import { formatsOf, textOf, useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { coinApi } from '../contract.ts'
import css from './coins.module.css'
import { coinText } from './text.ts'

type Item = AnswerOf<typeof coinApi.getHistory>['items'][number]

/** Postings of a coin account; also on a person's page in the back office. */
export function CoinTable({ items, dense }: { items: readonly Item[]; dense?: boolean }) {
  const t = useText(coinText)
  return (
    <DataTable
      dense={dense}
      caption={t.history}
      columns={columnsIn(useLocale())}
      rows={items}
      rowKey={(item) => item.transferId}
    />
  )
}

function columnsIn(locale: Locale): Column<Item>[] {
  const t = textOf(coinText, locale)
  const format = formatsOf(locale)
  return [
    { key: 'what', header: t.what, rowHeader: true, cell: (item) => <ReasonCell item={item} /> },
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

function ReasonCell({ item: { reason, about, link } }: { item: Item }) {
  const t = useText(coinText)
  const word = {
    opening: t.opening,
    course: t.course,
    checkIn: t.reasonCheckIn,
    certificate: t.certificate,
  }[reason]
  return (
    <span className={css.what}>
      <span>{word}</span>
      {about !== '' &&
        (link === null ? (
          <span className={css.about}>{about}</span>
        ) : (
          <Link to={link} className={css.about}>
            {about}
          </Link>
        ))}
    </span>
  )
}
