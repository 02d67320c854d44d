import { useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { homeworkApi } from '../contract.ts'
import { ownFilters } from '../limits.ts'
import { ownText } from './own-text.ts'
import { OwnTable } from './own-table.tsx'

/** One's own homework by state and class. */
export function OwnList({
  list,
  address,
  filters = ownFilters,
  done = false,
}: {
  list: AnswerOf<typeof homeworkApi.getMine>
  address: ListAddress<NameOf<typeof homeworkApi.getMine>>
  filters?: readonly (typeof ownFilters)[number][]
  done?: boolean
}) {
  const t = useText(ownText)
  const empty = { title: t.empty[list.state], text: t.emptyText }
  return (
    <>
      <Tabs
        label={t.tabs}
        tabs={filters.map((state) => ({
          ...{ label: t.filters[state], count: list.counts[state] },
          ...{ current: state === list.state, to: address.href({ state, page: null }) },
        }))}
      />
      {list.classes.length > 1 && (
        <FilterBar
          address={address}
          label={t.list}
          filters={[
            {
              ...{ kind: 'select', name: 'classId', label: t.class, any: t.anyClass },
              options: list.classes.map(({ classId, name }) => ({
                ...{ value: String(classId), label: name },
              })),
            },
          ]}
        />
      )}
      {list.items.length > 0 ? (
        <OwnTable rows={list.items} done={done} />
      ) : (
        <EmptyResults list={{ ...list, total: 0 }} address={address} empty={empty} unfit={empty} />
      )}
      <Pages list={list} address={address} />
    </>
  )
}
