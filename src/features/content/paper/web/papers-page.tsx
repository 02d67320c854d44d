import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { ListFailed } from '#src/features/content/bank/web/part-failed.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf, unlessBroken } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { paperApi, paperSorts } from '../contract.ts'
import { paperPaths } from '../paths.ts'
import { paperText } from './paper-text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return {
    list: await unlessBroken(api(paperApi.getPapers, readList(request, paperApi.getPapers))),
  }
}

/** The papers of a teacher. */
export default function PapersPage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(paperText)
  const format = useFormat()
  const address = useList(paperApi.getPapers)
  const toImport = (
    <ButtonLink variant="primary" icon="upload" to={bankPaths.imports()}>
      {t.import}
    </ButtonLink>
  )
  return (
    <Page
      before={<Breadcrumb items={[{ label: t.bank, to: bankPaths.bank() }, { label: t.title }]} />}
      title={t.title}
      lead={t.lead}
      actions={list && list.total > 0 && toImport}
    >
      <FilterBar
        address={address}
        label={t.search}
        filters={[
          { kind: 'search', name: 'keyword', label: t.search },
          {
            kind: 'select',
            name: 'sort',
            label: t.sort,
            options: paperSorts.map((value) => ({ value, label: t.sorts[value] })),
          },
        ]}
      />
      {list ? (
        <Results
          list={list}
          address={address}
          empty={{ title: t.empty, text: t.emptyText, action: toImport }}
        >
          <DataTable
            caption={t.title}
            rows={list.items}
            rowKey={({ paperId }) => paperId}
            columns={[
              {
                key: 'name',
                header: t.name,
                rowHeader: true,
                cell: ({ paperId, name }) => <Link to={paperPaths.paper(paperId)}>{name}</Link>,
              },
              {
                key: 'questions',
                header: t.questions,
                numeric: true,
                cell: ({ questions }) => format.number(questions),
              },
              {
                key: 'points',
                header: t.points,
                numeric: true,
                cell: ({ points }) => format.number(points),
              },
              {
                key: 'changed',
                header: t.changed,
                cell: ({ changedAt }) => <TimeAgo value={changedAt} />,
              },
            ]}
          />
        </Results>
      ) : (
        <ListFailed part="papers" />
      )}
    </Page>
  )
}
