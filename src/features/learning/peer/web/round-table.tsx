import { useMarkWords } from '#src/features/learning/homework/web/own-table.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { PeerRow } from '../schemas.ts'
import type { PeerRound } from '../teacher-api.ts'
import css from './peer.module.css'
import { roundText } from './round-text.ts'

/** A page of works in a round; those that wait for the teacher come first. */
export function RoundTable({
  list,
  hrefOf,
}: {
  list: PeerRound
  hrefOf: (userId: number) => string
}) {
  const t = useText(roundText)
  const format = useFormat()
  const markWords = useMarkWords()
  const { fullMark } = list.homework
  const of = (done: number, asked: number) => t.of(format.number(done), format.number(asked))
  const columns: Column<PeerRow>[] = [
    {
      ...{ key: 'student', header: t.student, rowHeader: true },
      cell: ({ student }) => (
        <Link to={hrefOf(student.userId)} aria-label={t.open(student.name)}>
          {student.name}
        </Link>
      ),
    },
    { key: 'number', header: t.number, short: true, cell: ({ number }) => number || t.dash },
    {
      ...{ key: 'got', header: t.got, short: true, numeric: true },
      cell: ({ done, asked }) => of(done, asked),
    },
    {
      ...{ key: 'wrote', header: t.wrote, short: true, numeric: true },
      cell: ({ reviewed, toReview }) => of(reviewed, toReview),
    },
    {
      ...{ key: 'proposal', header: t.proposal, numeric: true, short: true },
      cell: ({ proposal }) => markWords(proposal, fullMark),
    },
    {
      ...{ key: 'mark', header: t.mark, numeric: true, short: true },
      cell: ({ marked, rawMark }) => (marked ? markWords(rawMark, fullMark) : t.dash),
    },
    { key: 'state', header: t.state, cell: (row) => <State row={row} /> },
  ]
  const shown = columns.filter(
    ({ key }) => fullMark !== null || (key !== 'proposal' && key !== 'mark'),
  )
  return (
    <DataTable
      caption={t.list}
      columns={shown}
      rows={list.items}
      rowKey={({ student }) => student.userId}
    />
  )
}

function State({ row }: { row: PeerRow }) {
  const t = useText(roundText)
  const format = useFormat()
  const { returned, marked, released, objections, outlying } = row
  if (!marked && returned === null && objections + outlying === 0) return t.dash
  return (
    <span className={css.tags}>
      {marked && <Tag tone="success">{released ? t.isReleased : t.isMarked}</Tag>}
      {returned && !marked && <Tag tone="warning">{t.returned[returned]}</Tag>}
      {objections > 0 && <Tag tone="warning">{t.objections(format.number(objections))}</Tag>}
      {outlying > 0 && <Tag>{t.outlying(format.number(outlying))}</Tag>}
    </span>
  )
}
