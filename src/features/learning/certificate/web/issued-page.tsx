import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { certificateApi } from '../contract.ts'
import { IssuedTable } from './issued-table.tsx'
import { ManageFrame } from './manage-frame.tsx'
import { manageText } from './manage-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const courseId = Number(params['courseId'])
  return api(certificateApi.getIssued, readList(request, certificateApi.getIssued, { courseId }))
}

export const meta = pageMeta(manageText, (t, { course }: LoaderData<typeof loader>) => ({
  title: `${t.list} · ${course}`,
}))

/** The certificates that a course has issued: revoked here, and issued again with a corrected name. */
export default function IssuedPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const address = useList(certificateApi.getIssued)
  return (
    <ManageFrame course={list} current="issued">
      {(list.total > 0 || address.filtered) && (
        <FilterBar
          address={address}
          label={t.search}
          filters={[{ kind: 'search', name: 'keyword', label: t.search }]}
        />
      )}
      <Results list={list} address={address} empty={{ title: t.none, text: t.noneText }}>
        <IssuedTable rows={list.items} canDecide={list.can.decide.may} />
      </Results>
    </ManageFrame>
  )
}
