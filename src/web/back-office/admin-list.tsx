import type { ComponentProps, ReactNode } from 'react'
import { type Filter, FilterBar } from '#src/web/list/filter-bar.tsx'
import type { ListAddress } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { Page } from '#src/web/ui/page.tsx'

/** A list of the back office: what it is, its states, search and filters, saved ones, and the rows. */
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
    /** Names the search. */
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
      <FilterBar label={find} address={address} filters={filters} />
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

/** A tab for each state and one for all, with how many there are of each. */
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
