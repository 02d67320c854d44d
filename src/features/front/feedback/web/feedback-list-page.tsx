import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { countedMost } from '#src/shared/limits.ts'
import { AdminList, statesOf } from '#src/web/back-office/admin-list.tsx'
import notes from '#src/web/back-office/notes.module.css'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { Filter } from '#src/web/list/filter-bar.tsx'
import { type NameOf, readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { feedbackApi, feedbackSenders, feedbackSorts, feedbackStates } from '../contract.ts'
import { feedbackPaths } from '../paths.ts'
import { FeedbackStateTag } from './feedback-state.tsx'
import { officeText } from './office-text.ts'
import css from './office.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, saved] = await Promise.all([
    api(feedbackApi.getFeedbackList, readList(request, feedbackApi.getFeedbackList)),
    api(savedFilterApi.getSavedFilters, { screen: 'feedback' }),
  ])
  return { list, saved }
}

export default function FeedbackListPage() {
  const { list, saved } = useLoaderData<typeof loader>()
  const t = useText(officeText)
  const format = useFormat()
  const address = useList(feedbackApi.getFeedbackList)
  const { files, bytes } = list.stored
  return (
    <AdminList
      title={t.title}
      lead={
        <>
          {t.lead}
          {files > 0 && ` ${t.stored(format.number(files), fileSize(bytes))}`}
        </>
      }
      address={address}
      states={{
        name: 'status',
        label: t.states,
        options: statesOf(feedbackStates, list.counts, t.state),
      }}
      find={t.find}
      filters={filtersOf(t)}
      saved={<SavedFilters screen="feedback" saved={saved} address={address} />}
      list={list}
      empty={{ title: t.empty, text: t.emptyText }}
      aside={list.more && <p>{t.cut(format.number(countedMost))}</p>}
    >
      <DataTable
        dense
        caption={t.title}
        rowKey={(row) => row.feedbackId}
        rows={list.items}
        columns={columnsOf(t)}
      />
    </AdminList>
  )
}

type Words = typeof officeText.zh
type Row = AnswerOf<typeof feedbackApi.getFeedbackList>['items'][number]

function filtersOf(t: Words): Filter<NameOf<typeof feedbackApi.getFeedbackList>>[] {
  const of = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
    values.map((value) => ({ value, label: labels[value] }))
  return [
    { kind: 'search', name: 'keyword', label: t.keyword },
    {
      ...{ kind: 'select', name: 'sender', label: t.sender, any: t.anySender },
      options: of(feedbackSenders, t.senders),
    },
    {
      ...{ kind: 'select', name: 'attachment', label: t.attachment, any: t.anyAttachment },
      options: of(['with', 'without'] as const, t.attachments),
    },
    { kind: 'dates', label: t.days, from: 'from', to: 'to' },
    { kind: 'select', name: 'sort', label: t.sort, options: of(feedbackSorts, t.sorts) },
  ]
}

/** The sender as a name: of the account, or as a visitor gave it. */
export function senderName({ person, name }: Pick<Row, 'person' | 'name'>, t: Words): string {
  if (person) return person.name || person.userName
  return name === '' ? t.visitor : t.visitorNamed(name)
}

const columnsOf = (t: Words): Column<Row>[] => [
  {
    key: 'content',
    header: t.content,
    rowHeader: true,
    cell: ({ feedbackId, remark }) => (
      <Link to={feedbackPaths.feedback(feedbackId)} className={css.remark}>
        {remark}
      </Link>
    ),
  },
  {
    key: 'sender',
    header: t.sender,
    cell: (row) => <span className={css.sender}>{senderName(row, t)}</span>,
  },
  { key: 'phone', header: t.phone, cell: ({ mobile }) => mobile || t.none },
  {
    key: 'attachment',
    header: t.attachment,
    cell: ({ attachment }) =>
      attachment ? (
        <span className={css.file}>
          <span className={css.fileName} title={attachment.name}>
            {attachment.name}
          </span>
          <span className={css.muted}>{fileSize(attachment.size)}</span>
        </span>
      ) : (
        t.none
      ),
  },
  {
    key: 'state',
    header: t.status,
    cell: ({ status }) => <FeedbackStateTag state={status} />,
  },
  {
    key: 'submitted',
    header: t.submitted,
    cell: ({ createdAt }) => (
      <span className={notes.when}>
        <TimeAgo value={createdAt} />
      </span>
    ),
  },
]
