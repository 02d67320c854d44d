import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { backOfficeText } from './text.ts'
import type { ListAddress } from './use-list-address.ts'
import css from './back-office.module.css'

/** How many there are, the rows, and the pages; or why there is nothing and what to do next. */
export function Results({
  list,
  address,
  empty,
  aside,
  children,
}: {
  list: { total: number; page: number; pages: number; items: readonly unknown[] }
  address: ListAddress
  /** Said where nothing is there although nothing narrows the list. */
  empty: { title: string; text?: string; action?: ReactNode }
  /** Beside the count. */
  aside?: ReactNode
  /** A dense DataTable. */
  children: ReactNode
}) {
  const t = useText(backOfficeText)
  const format = useFormat()
  const { total, page, pages, items } = list
  return (
    <section className={css.results} aria-label={t.results}>
      <div className={css.count}>
        <p aria-live="polite">{t.found(format.number(total))}</p>
        {aside}
      </div>
      {items.length > 0 ? (
        <div className={css.rows}>{children}</div>
      ) : total > 0 ? (
        <EmptyState
          title={t.noPage}
          action={<ButtonLink to={address.href({})}>{t.firstPage}</ButtonLink>}
        />
      ) : address.filtered ? (
        <EmptyState
          picture="search"
          title={t.nothingFits}
          text={t.nothingFitsText}
          action={<ButtonLink to={address.path}>{t.clear}</ButtonLink>}
        />
      ) : (
        <EmptyState {...empty} />
      )}
      <Pagination page={page} pages={pages} href={(n) => address.href({ page: String(n) })} />
    </section>
  )
}
