import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { AdminList } from '#src/web/back-office/admin-list.tsx'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { storageApi, workSorts, workViews } from '../contract.ts'
import { SpaceView } from './space-view.tsx'
import { StorageTabs } from './storage-tabs.tsx'
import { storageText } from './storage-text.ts'
import { WorksTable } from './works-table.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [storage, list, saved] = await Promise.all([
    api(storageApi.getStorage, {}),
    api(storageApi.getWorks, readList(request, storageApi.getWorks)),
    api(savedFilterApi.getSavedFilters, { screen: 'media-works' }),
  ])
  return { storage, list, saved }
}

export default function StoragePage() {
  const { storage, list, saved } = useLoaderData<typeof loader>()
  const t = useText(storageText)
  const locale = useLocale()
  const format = useFormat()
  const address = useList(storageApi.getWorks)
  const { counts } = list
  const left = counts.waiting + counts.working
  const open = counts.failed + left
  const countOf = (view: (typeof workViews)[number]) =>
    view === 'open' ? open : view === 'all' ? open + counts.done : counts[view]
  const isQuiet = counts.done > 0 && address.values.state === 'open'
  useLookAgain(left > 0 ? `${left}` : '')
  return (
    <AdminList
      title={t.title}
      lead={t.lead}
      before={
        <>
          <SpaceView storage={storage} />
          <StorageTabs current="works" />
        </>
      }
      address={address}
      find={t.title}
      filters={[
        { kind: 'search', name: 'keyword', label: t.search },
        {
          ...{ kind: 'select', name: 'state', label: t.state },
          options: workViews.map((value) => ({
            value,
            label: t.withCount(t.states[value], format.number(countOf(value))),
          })),
        },
        {
          ...{ kind: 'select', name: 'work', label: t.work, any: t.anyWork },
          options: list.works.map(({ work, title }) => ({
            value: work,
            label: pick(title, locale),
          })),
        },
        {
          ...{ kind: 'select', name: 'sort', label: t.sort },
          options: workSorts.map((value) => ({ value, label: t.sorts[value] })),
        },
      ]}
      saved={<SavedFilters screen="media-works" saved={saved} address={address} />}
      notice={list.counts.failed > 0 && <RetryAll count={list.counts.failed} />}
      list={list}
      empty={
        isQuiet
          ? { title: t.allDone, text: t.allDoneText(format.number(counts.done)) }
          : { title: t.empty, text: t.emptyText }
      }
    >
      <WorksTable items={list.items} />
    </AdminList>
  )
}

/** Of all failed tasks, whatever the filters show. */
function RetryAll({ count }: { count: number }) {
  const t = useText(storageText)
  const format = useFormat()
  const { act, pending } = useAct()
  const retry = () =>
    act(
      storageApi.retryFailed,
      {},
      {
        ask: {
          title: t.retryAllTitle(format.number(count)),
          text: t.retryAllText,
          confirm: t.retryAll,
        },
        said: t.retriedAll,
      },
    )
  return (
    <p>
      <Button size="small" icon="refresh" pending={pending} onClick={() => void retry()}>
        {t.retryAll}
      </Button>
    </p>
  )
}
