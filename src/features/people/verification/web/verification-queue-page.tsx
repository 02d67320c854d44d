import { verificationPaths } from '../paths.ts'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { schoolApi } from '#src/features/people/school/contract.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AdminList, statesOf } from '#src/web/back-office/admin-list.tsx'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageOf } from '#src/web/page.ts'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { verificationApi, verificationSorts, verificationStatuses } from '../contract.ts'
import { queueText } from './queue-text.ts'
import { VerificationState } from './verification-state.tsx'
import css from './verification-queue.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, provinces, saved] = await Promise.all([
    api(verificationApi.getVerifications, readList(request, verificationApi.getVerifications)),
    api(schoolApi.getProvinces, {}),
    api(savedFilterApi.getSavedFilters, { screen: 'verifications' }),
  ])
  return { list, provinces, saved }
}

export default function VerificationQueuePage() {
  const { list, provinces, saved } = useLoaderData<typeof loader>()
  const t = useText(queueText)
  const address = useList(verificationApi.getVerifications)
  const { status } = address.values
  return (
    <AdminList
      title={t.title}
      lead={t.lead}
      address={address}
      states={{
        name: 'status',
        label: t.states,
        options: statesOf(verificationStatuses, list.counts, t),
      }}
      find={t.filter}
      filters={[
        { kind: 'search', name: 'keyword', label: t.keyword },
        {
          kind: 'select',
          name: 'provinceId',
          label: t.province,
          any: t.anyProvince,
          options: provinces.map(({ provinceId, name }) => ({
            value: String(provinceId),
            label: name,
          })),
        },
        {
          kind: 'select',
          name: 'sort',
          label: t.sort,
          options: verificationSorts.map((value) => ({ value, label: t[value] })),
        },
      ]}
      saved={<SavedFilters screen="verifications" saved={saved} address={address} />}
      list={list}
      empty={{ title: t.emptyTitle, text: t.emptyText }}
    >
      <QueueTable rows={list.items} waits={status === 'pending'} />
    </AdminList>
  )
}

type Row = AnswerOf<typeof verificationApi.getVerifications>['items'][number]

function QueueTable({ rows, waits }: { rows: readonly Row[]; waits: boolean }) {
  const t = useText(queueText)
  const about = { t, format: useFormat() }
  return (
    <DataTable
      dense
      caption={t.title}
      rowKey={(row) => row.verificationId}
      rows={rows}
      columns={waits ? waitingColumns(about) : decidedColumns(about)}
    />
  )
}

interface About {
  t: typeof queueText.zh
  format: ReturnType<typeof useFormat>
}

function waitingColumns(about: About): Column<Row>[] {
  const { t } = about
  return [
    ...commonColumns(about),
    {
      key: 'waiting',
      header: t.waiting,
      cell: (row) => <Waiting row={row} />,
    },
  ]
}

function decidedColumns(about: About): Column<Row>[] {
  const { t } = about
  return [
    ...commonColumns(about),
    { key: 'state', header: t.state, cell: (row) => <VerificationState status={row.status} /> },
    {
      key: 'decided',
      header: t.decided,
      cell: ({ decidedAt, deciderName }) =>
        decidedAt ? (
          <span>
            {deciderName && t.by(deciderName)}
            <TimeAgo value={decidedAt} />
          </span>
        ) : (
          t.none
        ),
    },
  ]
}

const commonColumns = ({ t, format }: About): Column<Row>[] => [
  {
    key: 'applicant',
    header: t.applicant,
    rowHeader: true,
    cell: ({ verificationId, person, name }) => (
      // Not loaded ahead: reading an application is put on record.
      <Link to={verificationPaths.review(verificationId)} prefetch="none" className={css.person}>
        <Avatar name={name} src={person.avatar ?? undefined} size={36} />
        <span>
          <span className={css.name}>{name}</span>
          <span className={css.user}>{person.userName}</span>
        </span>
      </Link>
    ),
  },
  { key: 'school', header: t.school, cell: ({ schoolName }) => schoolName || t.none },
  { key: 'round', header: t.round, cell: ({ round }) => t.nth(format.number(round)) },
  {
    key: 'submitted',
    header: t.submitted,
    cell: ({ submittedAt }) => <TimeAgo value={submittedAt} />,
  },
]

function Waiting({ row }: { row: Row }) {
  const t = useText(queueText)
  const format = useFormat()
  const hours = row.waitingHours
  const days = Math.floor(hours / 24)
  const words =
    days > 0 ? t.days(format.number(days)) : hours > 0 ? t.hours(format.number(hours)) : t.justNow
  return <span className={row.waitsLong ? css.long : undefined}>{words}</span>
}
