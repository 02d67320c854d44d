import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { AnswerRow, taskApi } from '../contract.ts'
import css from './answers.module.css'
import { answersText } from './answers-text.ts'
import { Verdict } from './comment-list.tsx'

/** The answers of a page, each with the way to it; or the learners who have handed in nothing. */
export function AnswerTable({
  list: { items },
  isMissing,
  hrefOf,
}: {
  list: AnswerOf<typeof taskApi.getAnswers>
  /** The rows are learners who have handed in nothing. */
  isMissing: boolean
  hrefOf: (answerId: number) => string
}) {
  const t = useText(answersText)
  return (
    <DataTable
      dense
      caption={t.title}
      rows={items}
      rowKey={({ userId, itemId }) => `${userId} ${itemId}`}
      columns={[
        {
          key: 'learner',
          header: t.learner,
          rowHeader: true,
          cell: ({ answerId, learner: { name, username }, task }) => (
            <span className={css.learner}>
              {answerId === null ? (
                name
              ) : (
                <Link to={hrefOf(answerId)} aria-label={t.open(name, task)}>
                  {name}
                </Link>
              )}
              {name !== username && <small>{username}</small>}
            </span>
          ),
        },
        { key: 'task', header: t.task, cell: ({ task }) => task },
        ...(isMissing
          ? []
          : ([
              {
                key: 'answer',
                header: t.answer,
                roomy: true,
                cell: (row) => <Excerpt row={row} />,
              },
              {
                key: 'handedIn',
                header: t.handedIn,
                short: true,
                cell: ({ handedInAt }) => (handedInAt ? <TimeAgo value={handedInAt} /> : '–'),
              },
              { key: 'state', header: t.state, roomy: true, cell: (row) => <State row={row} /> },
            ] satisfies Column<AnswerRow>[])),
      ]}
    />
  )
}

function Excerpt({ row: { excerpt, photos, files } }: { row: AnswerRow }) {
  const t = useText(answersText)
  const format = useFormat()
  if (excerpt === '' && photos + files === 0) return '–'
  return (
    <span className={css.excerpt}>
      {excerpt !== '' && <span>{excerpt}</span>}
      {photos + files > 0 && (
        <small>
          {format.list([
            ...(photos > 0 ? [t.photos(format.number(photos))] : []),
            ...(files > 0 ? [t.files(format.number(files))] : []),
          ])}
        </small>
      )}
    </span>
  )
}

function State({ row: { handIns, commentedHandIn, verdict } }: { row: AnswerRow }) {
  const t = useText(answersText)
  const format = useFormat()
  const isWaiting = handIns > commentedHandIn
  return (
    <span className={css.tags}>
      {isWaiting && <Tag tone="action">{commentedHandIn > 0 ? t.new : t.states.waiting}</Tag>}
      {!isWaiting && (verdict ? <Verdict verdict={verdict} /> : <Tag>{t.states.commented}</Tag>)}
      {handIns > 1 && <small>{t.again(format.number(handIns))}</small>}
    </span>
  )
}
