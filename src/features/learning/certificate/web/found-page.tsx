import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { AdminList } from '#src/web/back-office/admin-list.tsx'
import { pageOf } from '#src/web/page.ts'
import type { Column } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { certificateApi, type FoundCertificate } from '../contract.ts'
import { IssuedTable } from './issued-table.tsx'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { Pair } from './pair.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(certificateApi.findIssued, readList(request, certificateApi.findIssued))
}

/** The certificates of all courses, for administrators. */
export default function FoundPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const course: Column<FoundCertificate> = {
    ...{ key: 'course', header: t.course },
    cell: (row) => (
      <div className={css.course}>
        <Pair of={row.course} />
        {row.courseGone && <Tag>{t.courseGone}</Tag>}
      </div>
    ),
  }
  return (
    <AdminList
      title={t.all}
      lead={t.allLead}
      address={useList(certificateApi.findIssued)}
      find={t.find}
      filters={[{ kind: 'search', name: 'keyword', label: t.find }]}
      list={list}
      empty={{ title: t.none, text: t.noneText }}
    >
      <IssuedTable rows={list.items} canDecide more={[course]} />
    </AdminList>
  )
}
