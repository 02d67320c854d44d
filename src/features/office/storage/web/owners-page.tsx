import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { peoplePaths } from '#src/features/office/people/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AdminList } from '#src/web/back-office/admin-list.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { ownerSorts, storageApi } from '../contract.ts'
import { StorageTabs } from './storage-tabs.tsx'
import { storageText } from './storage-text.ts'

type OwnerRow = AnswerOf<typeof storageApi.getOwners>['items'][number]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(storageApi.getOwners, readList(request, storageApi.getOwners))
}

export default function OwnersPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(storageText)
  return (
    <AdminList
      title={t.ownersTitle}
      lead={t.ownersLead}
      before={<StorageTabs current="owners" />}
      address={useList(storageApi.getOwners)}
      find={t.ownersTitle}
      filters={[
        { kind: 'search', name: 'keyword', label: t.searchOwner },
        {
          ...{ kind: 'select', name: 'sort', label: t.sort },
          options: ownerSorts.map((value) => ({ value, label: t.ownerSorts[value] })),
        },
      ]}
      list={list}
      empty={{ title: t.nobody, text: t.nobodyText }}
    >
      <DataTable
        dense
        caption={t.ownersTitle}
        columns={useColumns()}
        rows={list.items}
        rowKey={({ owner }) => owner?.userId ?? 0}
      />
    </AdminList>
  )
}

function useColumns(): Column<OwnerRow>[] {
  const t = useText(storageText)
  const format = useFormat()
  return [
    {
      ...{ key: 'owner', header: t.owner, rowHeader: true },
      cell: ({ owner }) =>
        owner ? (
          <Link prefetch="none" to={peoplePaths.person(owner.userId)}>
            {owner.name}
          </Link>
        ) : (
          t.school
        ),
    },
    {
      ...{ key: 'files', header: t.files, numeric: true },
      cell: ({ originals }) => format.number(originals.files),
    },
    {
      ...{ key: 'originals', header: t.originals, numeric: true },
      cell: ({ originals }) => fileSize(originals.bytes),
    },
    { key: 'made', header: t.made, numeric: true, cell: ({ made }) => fileSize(made.bytes) },
    {
      ...{ key: 'total', header: t.total, numeric: true },
      cell: ({ originals, made }) => fileSize(originals.bytes + made.bytes),
    },
    {
      ...{ key: 'quota', header: t.quota, numeric: true },
      cell: ({ quota }) =>
        quota === null
          ? '–'
          : quota > 0 && quota < 0.01
            ? `< ${format.percent(0.01)}`
            : format.percent(quota),
    },
  ]
}
