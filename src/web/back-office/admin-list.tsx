import type { ComponentProps, ReactNode } from 'react'
import { type Filter, FilterBar } from '#src/web/list/filter-bar.tsx'
import type { ListAddress } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { Page } from '#src/web/ui/page.tsx'

/** A list page of the back office: title, tabs, search, filters, saved filters and rows. */
export function AdminList<N extends string>({
  address,
  states,
  before,
  find,
  filters,
  saved,
  notice,
  list,
  empty,
  aside,
  children,
  ...page
}: Pick<ComponentProps<typeof Page>, 'title' | 'lead' | 'actions'> &
  Pick<ComponentProps<typeof Results>, 'list' | 'empty' | 'aside' | 'children'> & {
    address: ListAddress<N>
    /** Tabs over the list, each a value of one query name. */
    states?: { name: N; label: string; options: readonly State[] }
    /** Above the filters. */
    before?: ReactNode
    /** The accessible name of the search. */
    find: string
    filters: readonly Filter<NoInfer<N>>[]
    /** The SavedFilters of this screen. */
    saved?: ReactNode
    /** Above the rows. */
    notice?: ReactNode
  }) {
  return (
    <Page dense {...page}>
      {before}
      {states && (
        <Tabs
          label={states.label}
          tabs={states.options.map(({ value, ...tab }) => ({
            ...tab,
            current: value === address.values[states.name],
            to: address.href({ [states.name]: value } as Partial<Record<N, string>>),
          }))}
        />
      )}
      {filters.length > 0 && <FilterBar label={find} address={address} filters={filters} />}
      {saved}
      {notice}
      <Results list={list} address={address} empty={empty} aside={aside}>
        {children}
      </Results>
    </Page>
  )
}

interface State {
  value: string
  label: string
  count?: number
}

/** Returns a tab for each state and one for all, with the number of rows in each. */
export function statesOf<S extends string>(
  states: readonly S[],
  counts: Readonly<Record<S, number>>,
  labels: Readonly<Record<S | 'all', string>>,
): State[] {
  const all = states.reduce((sum, state) => sum + counts[state], 0)
  return [
    ...states.map((value) => ({ value, label: labels[value], count: counts[value] })),
    { value: 'all', label: labels.all, count: all },
  ]
}
