import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Page } from '#src/web/ui/page.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { homeworkApi } from '../contract.ts'
import { workFilters, workSorts } from '../limits.ts'
import { groupsText } from './groups-text.ts'
import { WorksHead } from './works-head.tsx'
import { WorksTable } from './works-table.tsx'
import { worksText } from './works-text.ts'

const MarkingView = latePart(async () => ({
  default: (await import('./marking-view.tsx')).MarkingView,
}))

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const homeworkId = Number(params['homeworkId'])
  const input = readList(request, homeworkApi.getWorks, { homeworkId })
  const userId = Number(input.work) || undefined
  const [list, open] = await Promise.all([
    api(homeworkApi.getWorks, input),
    userId === undefined ? null : api(homeworkApi.getWork, { homeworkId, userId }),
  ])
  return { list, open }
}

export const meta = pageMeta(worksText, (_, { list, open }: LoaderData<typeof loader>) => ({
  title: [open?.work.student.name, list.homework.title, list.name].filter(Boolean).join(' · '),
}))

/** The works of homework for those who look after the class: a list, or one work with its mark. */
export default function WorksPage() {
  const { list, open } = useLoaderData<typeof loader>()
  const t = useText(worksText)
  const inGroups = useText(groupsText)
  const { group: groupName } = useText(namesText)
  const address = useList(homeworkApi.getWorks)
  if (open) {
    return (
      <Suspense
        fallback={
          <Page title={open.work.student.name}>
            <SkeletonText lines={6} />
          </Page>
        }
      >
        <MarkingView list={list} open={open} address={address} />
      </Suspense>
    )
  }
  const { counts, groups } = list
  const shown = workFilters.filter(
    (state) => ['all', 'waiting', 'marked', 'missing'].includes(state) || counts[state] > 0,
  )
  return (
    <ClassFrame head={list} current="homework">
      <WorksHead list={list} address={address} />
      <Tabs
        label={t.tabs}
        tabs={shown.map((state) => ({
          ...{ label: t.filters[state], count: counts[state] },
          current: state === address.values.state,
          to: address.href({ state, page: null }),
        }))}
      />
      <FilterBar
        address={address}
        label={t.list}
        filters={[
          { kind: 'search', name: 'keyword', label: t.searchStudent },
          ...(groups.length > 0
            ? [
                {
                  ...{ kind: 'select' as const, name: 'group' as const, label: t.group },
                  any: t.anyGroup,
                  options: groups.map(({ groupId, name }) => ({
                    ...{ value: String(groupId), label: groupName(name) },
                  })),
                },
              ]
            : []),
          {
            ...{ kind: 'select', name: 'sort', label: t.sort },
            options: workSorts
              .filter((value) => value !== 'group' || list.homework.inGroups)
              .map((value) => ({
                value,
                label: value === 'group' ? inGroups.byGroup : t.sorts[value],
              })),
          },
        ]}
      />
      <Results
        list={list}
        address={address}
        empty={{ title: counts.all === 0 ? t.nobodyYet : t.nobody }}
      >
        <WorksTable list={list} hrefOf={(work) => address.href({ work, page: list.page })} />
      </Results>
    </ClassFrame>
  )
}
