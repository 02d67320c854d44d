import { auditApi } from '#src/features/office/audit/contract.ts'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { countedMost } from '#src/shared/limits.ts'
import { peopleMost } from '../contract.ts'
import { AdminList } from '#src/web/back-office/admin-list.tsx'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { actionText } from './action-text.ts'
import { AuditList } from './audit-list.tsx'
import { recordsText } from './text.ts'
import css from './records.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [log, saved] = await Promise.all([
    api(auditApi.getAuditLog, readList(request, auditApi.getAuditLog)),
    api(savedFilterApi.getSavedFilters, { screen: 'audit' }),
  ])
  return { log, saved }
}

export const meta = pageMeta(recordsText, (t) => ({ title: t.auditTitle }))

export default function AuditPage() {
  const { log, saved } = useLoaderData<typeof loader>()
  const t = useText(recordsText)
  const { actions } = useText(actionText)
  const format = useFormat()
  const address = useList(auditApi.getAuditLog)
  return (
    <AdminList
      title={t.auditTitle}
      lead={t.auditLead}
      address={address}
      find={t.auditTitle}
      filters={[
        { kind: 'search', name: 'keyword', label: t.searchPerson },
        {
          kind: 'select',
          name: 'action',
          label: t.action,
          any: t.anyAction,
          options: log.actions.map((value) => ({ value, label: actions[value] ?? value })),
        },
        { kind: 'dates', label: t.days, from: 'from', to: 'to' },
      ]}
      saved={<SavedFilters screen="audit" saved={saved} address={address} />}
      notice={log.namesCut && <p className={css.notice}>{t.namesCut(format.number(peopleMost))}</p>}
      list={log}
      empty={{ title: t.auditEmpty, text: t.auditEmptyText }}
      aside={log.more && <p>{t.cut(format.number(countedMost))}</p>}
    >
      <AuditList caption={t.auditTitle} items={log.items} />
    </AdminList>
  )
}
