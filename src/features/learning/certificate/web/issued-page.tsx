import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { groupedCode } from '../grouped-code.ts'
import { certificateApi, type Issued } from '../contract.ts'
import { certificatePaths } from '../paths.ts'
import { ManageFrame } from './manage-frame.tsx'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { Pair } from './pair.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { StateTag } from './state-tag.tsx'
import { Wish } from './wish.tsx'

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
  const format = useFormat()
  const locale = useLocale()
  const address = useList(certificateApi.getIssued)
  const [revokes, setRevokes] = useState<Issued>()
  const nameOf = ({ name }: Issued) => pick(name, locale) || name.zh || t.nameGone
  const columns: Column<Issued>[] = [
    {
      ...{ key: 'name', header: t.name, rowHeader: true },
      cell: (row) => (
        <div className={css.who}>
          {row.name.zh || row.name.en ? <Pair of={row.name} /> : t.nameGone}
          {row.asked && <Wish certificate={row} canDecide={list.can.decide.may} />}
        </div>
      ),
    },
    {
      ...{ key: 'code', header: t.code },
      cell: (row) => <span className={css.code}>{groupedCode(row.code)}</span>,
    },
    {
      ...{ key: 'mark', header: t.mark, numeric: true },
      cell: (row) => (row.mark === null ? '–' : format.number(row.mark)),
    },
    {
      ...{ key: 'issued', header: t.issuedOn, short: true },
      cell: (row) => format.date(row.issuedOn),
    },
    { key: 'state', header: t.state, short: true, cell: (row) => <StateTag state={row.state} /> },
    {
      ...{ key: 'acts', header: t.acts, menu: true },
      cell: (row) => (
        <Menu
          label={t.actsOf(nameOf(row))}
          align="end"
          items={[
            {
              ...{ key: 'view', label: t.view, icon: 'eye' },
              to: certificatePaths.certificate(row.code),
            },
            ...(row.can.revoke.may
              ? [
                  {
                    ...{ key: 'revoke', label: t.revoke, icon: 'close' as const },
                    onSelect: () => setRevokes(row),
                  },
                ]
              : []),
          ]}
        />
      ),
    },
  ]
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
        <DataTable
          caption={t.list}
          columns={columns}
          rows={list.items}
          rowKey={(row) => row.code}
        />
      </Results>
      {revokes && (
        <RevokeDialog
          certificate={revokes}
          name={nameOf(revokes)}
          onClose={() => setRevokes(undefined)}
        />
      )}
    </ManageFrame>
  )
}
