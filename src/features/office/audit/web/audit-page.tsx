import { auditApi } from '#src/features/office/audit/contract.ts'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { countedMost } from '#src/shared/limits.ts'
import { peopleMost } from '../contract.ts'
import { pick } from '#src/shared/locale.ts'
import notes from '#src/web/back-office/notes.module.css'
import { AdminList } from '#src/web/back-office/admin-list.tsx'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { AuditList } from './audit-list.tsx'
import { auditText } from './audit-text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [log, saved] = await Promise.all([
    api(auditApi.getAuditLog, readList(request, auditApi.getAuditLog)),
    api(savedFilterApi.getSavedFilters, { screen: 'audit' }),
  ])
  return { log, saved }
}

export default function AuditPage() {
  const { log, saved } = useLoaderData<typeof loader>()
  const t = useText(auditText)
  const locale = useLocale()
  const format = useFormat()
  const address = useList(auditApi.getAuditLog)
  return (
    <AdminList
      title={t.title}
      lead={t.lead}
      address={address}
      find={t.title}
      filters={[
        { kind: 'search', name: 'keyword', label: t.searchPerson },
        {
          kind: 'select',
          name: 'action',
          label: t.action,
          any: t.anyAction,
          options: log.actions.map(({ action, name }) => ({
            value: action,
            label: pick(name, locale),
          })),
        },
        { kind: 'dates', label: t.days, from: 'from', to: 'to' },
      ]}
      saved={<SavedFilters screen="audit" saved={saved} address={address} />}
      notice={
        log.namesCut && <p className={notes.notice}>{t.namesCut(format.number(peopleMost))}</p>
      }
      list={log}
      empty={{ title: t.empty, text: t.emptyText }}
      aside={log.more && <p>{t.cut(format.number(countedMost))}</p>}
    >
      <AuditList caption={t.title} items={log.items} />
    </AdminList>
  )
}
