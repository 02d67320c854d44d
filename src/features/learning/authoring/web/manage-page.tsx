import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ImportButton } from '#src/features/content/archive/web/archive-parts.tsx'
import { ListHead, useListView } from '#src/features/content/textbook/web/own-list.tsx'
import { areaOf } from '#src/features/learning/course/paths.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { authoringApi } from '../contract.ts'
import { ownAudits, ownPublications, ownSorts } from '../own-api.ts'
import { authoringPaths } from '../paths.ts'
import { Invitations } from './invitations.tsx'
import { manageText } from './manage-text.ts'
import { OwnCards } from './own-cards.tsx'
import { OwnTable } from './own-table.tsx'

const kindOf = (request: Request): CourseKind =>
  new URL(request.url).pathname.includes(areaOf('open')) ? 'open' : 'premium'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const kind = kindOf(request)
  const input = readList(request, authoringApi.getMyCourses, { kind })
  return { kind, list: await api(authoringApi.getMyCourses, input) }
}

/** The courses that a teacher owns or co-teaches, as cards or as a table. */
export default function ManagePage() {
  const { kind, list } = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const format = useFormat()
  const address = useList(authoringApi.getMyCourses)
  const [view, setView] = useListView('courses')
  const create = (
    <>
      <ButtonLink variant="primary" icon="plus" to={authoringPaths.create(kind)}>
        {t.create[kind]}
      </ButtonLink>
      <ImportButton kind="course" />
    </>
  )
  const isEmpty = list.total === 0 && !address.filtered
  return (
    <Page title={t.title[kind]} lead={t.lead} actions={!isEmpty && create}>
      <Invitations rows={list.invitations} />
      {!isEmpty && (
        <FilterBar
          address={address}
          label={t.search}
          filters={[
            { kind: 'search', name: 'keyword', label: t.search },
            {
              kind: 'select',
              name: 'audit',
              label: t.audit,
              any: t.allAudit,
              options: ownAudits.map((value) => ({ value, label: t.audits[value] })),
            },
            {
              kind: 'select',
              name: 'publication',
              label: t.publication,
              any: t.allPublication,
              options: ownPublications.map((value) => ({ value, label: t.publications[value] })),
            },
            {
              kind: 'select',
              name: 'sort',
              label: t.sort,
              options: ownSorts.map((value) => ({ value, label: t.sorts[value] })),
            },
          ]}
        />
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
        <OwnTable kind={kind} rows={list.items} />
      )}
      <Pages list={list} address={address} />
    </Page>
  )
}
