import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import type { ListAddress } from './list-address.ts'
import css from './results.module.css'
import { listText } from './text.ts'

/** The counts that every list answers. */
interface Paged {
  total: number
  page: number
  pages: number
}
interface Empty {
  title: string
  text?: string
  action?: ReactNode
  picture?: 'search' | 'empty' | 'message'
}

/** The count, the rows and the pages of a list, or the reason for its being empty. */
export function Results({
  list,
  address,
  empty,
  aside,
  children,
}: {
  list: Paged & { items: readonly unknown[] }
  address: ListAddress
  /** Shown when the list is empty without any filter. */
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
        {/* An empty list says so below, in its own words. */}
        <p aria-live="polite">{list.total > 0 && t.found(format.number(list.total))}</p>
        {aside}
      </div>
      {list.items.length > 0 ? (
        <div className={css.rows}>{children}</div>
      ) : (
        <EmptyResults list={list} address={address} empty={empty} />
      )}
      <Pages list={list} address={address} />
    </section>
  )
}

/** Explains an empty list: there is no such page, no row matches the filters, or there are no rows. */
export function EmptyResults({
  list,
  address,
  empty,
  unfit,
  level,
}: {
  list: Paged
  address: ListAddress
  empty: Empty
  /** Replaces parts of the text for a filtered list; `action: null` offers no next step. */
  unfit?: Empty | undefined
  /** The level of its heading. */
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
