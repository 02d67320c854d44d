import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { courseKinds } from '#src/features/learning/course/contract.ts'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AdminList, statesOf } from '#src/web/back-office/admin-list.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { approvalApi } from '../contract.ts'
import { approvalPaths } from '../paths.ts'
import { holders, occasions, submissionSorts, submissionStates } from '../states.ts'
import { stateTones } from './past-reviews.tsx'
import { queueText } from './queue-text.ts'
import css from './queue.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, saved] = await Promise.all([
    api(approvalApi.getSubmissions, readList(request, approvalApi.getSubmissions)),
    api(savedFilterApi.getSavedFilters, { screen: 'courses' }),
  ])
  return { list, saved }
}

/** Courses that were submitted for review. */
export default function QueuePage() {
  const { list, saved } = useLoaderData<typeof loader>()
  const t = useText(queueText)
  const address = useList(approvalApi.getSubmissions)
  const labelled = <V extends keyof typeof t>(values: readonly V[]) =>
    values.map((value) => ({ value, label: t[value] as string }))
  return (
    <AdminList
      title={t.title}
      lead={t.lead}
      address={address}
      states={{
        name: 'status',
        label: t.states,
        options: statesOf(submissionStates, list.counts, t),
      }}
      find={t.filter}
      filters={[
        { kind: 'search', name: 'keyword', label: t.keyword },
        {
          kind: 'select',
          name: 'kind',
          label: t.kind,
          any: t.anyKind,
          options: labelled(courseKinds),
        },
        {
          kind: 'select',
          name: 'occasion',
          label: t.occasion,
          any: t.anyOccasion,
          options: labelled(occasions),
        },
        {
          kind: 'select',
          name: 'holder',
          label: t.holder,
          any: t.anyHolder,
          options: labelled(holders),
        },
        { kind: 'select', name: 'sort', label: t.sort, options: labelled(submissionSorts) },
      ]}
      saved={<SavedFilters screen="courses" saved={saved} address={address} />}
      list={list}
      empty={{ title: t.emptyTitle, text: t.emptyText }}
    >
      <QueueTable rows={list.items} waits={address.values.status === 'waiting'} />
    </AdminList>
  )
}

type Row = AnswerOf<typeof approvalApi.getSubmissions>['items'][number]

function QueueTable({ rows, waits }: { rows: readonly Row[]; waits: boolean }) {
  const t = useText(queueText)
  const columns: Column<Row>[] = [
    {
      key: 'course',
      header: t.course,
      rowHeader: true,
      cell: (row) => (
        <Link to={approvalPaths.review(row.submissionId)} className={css.course}>
          {row.name}
        </Link>
      ),
    },
    { key: 'kind', header: t.kind, cell: ({ kind }) => t[kind] },
    { key: 'occasion', header: t.occasion, cell: ({ occasion }) => t[occasion] },
    { key: 'teacher', header: t.teacher, cell: ({ submitter }) => submitter ?? t.none },
    ...(waits
      ? [
          { key: 'age', header: t.age, cell: (row: Row) => <Age row={row} /> },
          { key: 'holder', header: t.holder, cell: (row: Row) => <Holder row={row} /> },
        ]
      : [
          {
            key: 'state',
            header: t.state,
            cell: ({ state }: Row) => <Tag tone={stateTones[state]}>{t[state]}</Tag>,
          },
          { key: 'decided', header: t.decided, cell: (row: Row) => <Decided row={row} /> },
        ]),
  ]
  return (
    <DataTable
      dense
      caption={t.title}
      rowKey={(row) => row.submissionId}
      rows={rows}
      columns={columns}
    />
  )
}

/** The time that a course has waited, in the colour of its urgency and in words. */
function Age({ row: { waitingHours, urgency } }: { row: Row }) {
  const t = useText(queueText)
  const format = useFormat()
  const days = Math.floor(waitingHours / 24)
  const words =
    days > 0
      ? t.days(format.number(days))
      : waitingHours > 0
        ? t.hours(format.number(waitingHours))
        : t.justNow
  return (
    <span className={css.age} data-urgency={urgency}>
      {words}
      {urgency !== 'fresh' && <span className="visually-hidden"> {t[urgency]}</span>}
    </span>
  )
}

function Holder({ row: { holder, isOwn } }: { row: Row }) {
  const t = useText(queueText)
  if (isOwn) return <Tag>{t.own}</Tag>
  if (!holder) return t.free
  return holder.isMine ? <Tag tone="action">{t.me}</Tag> : holder.name
}

function Decided({ row: { decidedAt, decider } }: { row: Row }) {
  const t = useText(queueText)
  if (decidedAt === null) return t.none
  return (
    <span>
      {decider && t.by(decider)}
      <TimeAgo value={decidedAt} />
    </span>
  )
}
