import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ImportButton } from '#src/features/content/archive/web/archive-parts.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { useQueryValue } from '#src/web/address.ts'
import { textbookApi } from '../contract.ts'
import { ownSorts } from '../manage-api.ts'
import { manageText } from './manage-text.ts'
import { OwnCards } from './own-cards.tsx'
import { ListHead, useListView } from './own-list.tsx'
import { OwnTable } from './own-table.tsx'

// Forms and fields are loaded with the dialog.
const CreateDialog = latePart(async () => ({
  default: (await import('./create-dialog.tsx')).CreateDialog,
}))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return {
    list: await api(textbookApi.getMyTextbooks, readList(request, textbookApi.getMyTextbooks)),
  }
}

/** A teacher's own textbooks, as cards or as a table. */
export default function ManagePage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const format = useFormat()
  const address = useList(textbookApi.getMyTextbooks)
  const [creates, setCreates] = useState(useQueryValue('create') === '1')
  const [view, setView] = useListView('textbooks')
  const create = (
    <>
      <Button variant="primary" icon="plus" onClick={() => setCreates(true)}>
        {t.create}
      </Button>
      <ImportButton kind="textbook" />
    </>
  )
  const { state } = address.values
  const shown = list.counts.filter(
    (one) => one.state === 'all' || one.state === state || one.count > 0,
  )
  // Deleted textbooks are found by their tab.
  const isEmpty = !address.filtered && list.counts.every(({ count }) => count === 0)
  return (
    <Page title={t.title} lead={t.lead} actions={!isEmpty && create}>
      {!isEmpty && (
        <>
          <Tabs
            label={t.states}
            tabs={shown.map((one) => ({
              label: t.state[one.state],
              count: one.count,
              current: one.state === state,
              to: address.href({ state: one.state }),
            }))}
          />
          <FilterBar
            address={address}
            label={t.search}
            filters={[
              { kind: 'search', name: 'keyword', label: t.search },
              {
                kind: 'select',
                name: 'sort',
                label: t.sort,
                options: ownSorts.map((value) => ({ value, label: t.sorts[value] })),
              },
            ]}
          />
        </>
      )}
      {list.total > 0 && (
        <ListHead count={t.count(format.number(list.total))} view={view} onView={setView} />
      )}
      {list.items.length === 0 ? (
        <EmptyResults
          list={list}
          address={address}
          empty={{ title: t.empty, text: t.emptyText, action: create }}
        />
      ) : view === 'cards' ? (
        <OwnCards rows={list.items} />
      ) : (
        <OwnTable rows={list.items} />
      )}
      <Pages list={list} address={address} />
      {creates && (
        <Suspense fallback={null}>
          <CreateDialog onClose={() => setCreates(false)} />
        </Suspense>
      )}
    </Page>
  )
}
