import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import type { ListAddress } from './list-address.ts'
import css from './results.module.css'
import { listText } from './text.ts'

/** What every list answers. */
interface Paged {
  total: number
  page: number
  pages: number
}
interface Empty {
  title: string
  text?: string
  action?: ReactNode
  picture?: 'search' | 'empty'
}

/** How many there are, the rows, and the pages; or why there is nothing and what to do next. */
export function Results({
  list,
  address,
  empty,
  aside,
  children,
}: {
  list: Paged & { items: readonly unknown[] }
  address: ListAddress
  /** Said where nothing is there although nothing narrows the list. */
  empty: Empty
  /** Beside the count. */
  aside?: ReactNode
  /** A dense DataTable. */
  children: ReactNode
}) {
  const t = useText(listText)
  const format = useFormat()
  return (
    <section className={css.results} aria-label={t.results}>
      <div className={css.count}>
        <p aria-live="polite">{t.found(format.number(list.total))}</p>
        {aside}
      </div>
      {list.items.length > 0 ? (
        <div className={css.rows}>{children}</div>
      ) : (
        <Nothing list={list} address={address} empty={empty} />
      )}
      <Pages list={list} address={address} />
    </section>
  )
}

/** Why a list shows nothing: no such page, nothing fits what narrows it, or there is nothing at all. */
export function Nothing({
  list,
  address,
  empty,
  unfit,
  level,
}: {
  list: Paged
  address: ListAddress
  empty: Empty
  /** Said where something narrows the list, in words of its own. */
  unfit?: Empty | undefined
  /** Of its heading. */
  level?: 2 | 3
}) {
  const t = useText(listText)
  if (list.total > 0) {
    const action = <ButtonLink to={address.href({})}>{t.firstPage}</ButtonLink>
    return <EmptyState level={level} title={t.noPage} action={action} />
  }
  if (!address.filtered) return <EmptyState level={level} {...empty} />
  return (
    <EmptyState
      level={level}
      picture="search"
      title={t.nothingFits}
      text={t.nothingFitsText}
      action={<ButtonLink to={address.path}>{t.clear}</ButtonLink>}
      {...unfit}
    />
  )
}

export function Pages({ list, address }: { list: Paged; address: ListAddress }) {
  return (
    <Pagination
      page={list.page}
      pages={list.pages}
      href={(page) => address.href({ page: String(page) })}
    />
  )
}
