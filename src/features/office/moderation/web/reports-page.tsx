import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import { kindWords } from '#src/features/people/report/reasons-text.ts'
import { reportKinds, reportStates } from '#src/features/people/report/reasons.ts'
import { pick } from '#src/shared/locale.ts'
import { AdminList, statesOf } from '#src/web/back-office/admin-list.tsx'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { moderationApi } from '../contract.ts'
import { moderationText } from './moderation-text.ts'
import { ReportCase } from './report-case.tsx'
import css from './reports.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, saved] = await Promise.all([
    api(moderationApi.getReports, readList(request, moderationApi.getReports)),
    api(savedFilterApi.getSavedFilters, { screen: 'reports' }),
  ])
  return { list, saved }
}

/** The queue of reports. */
export default function ReportsPage() {
  const { list, saved } = useLoaderData<typeof loader>()
  const t = useText(moderationText)
  const locale = useLocale()
  const address = useList(moderationApi.getReports)
  const kinds = reportKinds.map((value) => ({ value, label: pick(kindWords[value], locale) }))
  const kindFilter = {
    ...{ kind: 'select' as const, name: 'kind' as const, label: t.kind, any: t.anyKind },
    options: kinds,
  }
  return (
    <AdminList
      title={t.title}
      lead={t.lead}
      address={address}
      states={{ name: 'status', label: t.states, options: statesOf(reportStates, list.counts, t) }}
      find={t.find}
      filters={kinds.length > 1 ? [kindFilter] : []}
      saved={<SavedFilters screen="reports" saved={saved} address={address} />}
      list={list}
      empty={{ title: t.emptyTitle, text: t.emptyText }}
    >
      <ul className={css.cases}>
        {list.items.map((one) => (
          <li key={`${one.kind} ${one.id} ${one.state}`}>
            <ReportCase one={one} />
          </li>
        ))}
      </ul>
    </AdminList>
  )
}
