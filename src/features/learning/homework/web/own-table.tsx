import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import type { OwnState } from '../limits.ts'
import { homeworkPaths } from '../paths.ts'
import type { OwnRow } from '../schemas.ts'
import css from './homework.module.css'
import { ownText } from './own-text.ts'

const tones: Record<OwnState, Tone> = {
  ...{ todo: 'action', redo: 'warning', handedIn: 'neutral', returned: 'success' },
  ...{ missed: 'danger', excused: 'neutral' },
}

export function OwnStateTag({
  row: { state, daysLate },
}: {
  row: Pick<OwnRow, 'state' | 'daysLate'>
}) {
  const t = useText(ownText)
  const format = useFormat()
  return (
    <span className={css.tags}>
      <Tag tone={tones[state]}>{t.states[state]}</Tag>
      {daysLate > 0 && state !== 'excused' && (
        <Tag tone="warning">{t.lateDays(format.number(daysLate))}</Tag>
      )}
    </span>
  )
}

/** A mark as it stands in lists: '87.5 / 100'. */
export function useMarkWords() {
  const t = useText(ownText)
  const format = useFormat()
  return (mark: number | null, fullMark: number | null): string =>
    mark === null || fullMark === null
      ? t.none
      : t.markOf(format.number(mark / 100), format.number(fullMark / 100))
}

/** One's own homework. */
export function OwnTable({
  rows,
  inClass = false,
  done = false,
}: {
  rows: readonly OwnRow[]
  /** The rows are of one class, which the page names. */
  inClass?: boolean
  /** With what became of it in place of the date. */
  done?: boolean
}) {
  const t = useText(ownText)
  const format = useFormat()
  const markWords = useMarkWords()
  const columns: Column<OwnRow>[] = [
    {
      ...{ key: 'name', header: t.name, rowHeader: true },
      cell: ({ homeworkId, title, kind }) => (
        <span className={css.tags}>
          <Link to={homeworkPaths.own(homeworkId)}>{title}</Link>
          {kind === 'quiz' && <Tag>{t.quiz}</Tag>}
        </span>
      ),
    },
    ...(inClass ? [] : [{ key: 'class', header: t.class, cell: (row: OwnRow) => row.className }]),
    done
      ? {
          ...{ key: 'at', header: t.handedIn, short: true },
          cell: ({ handedInAt }) => (handedInAt ? format.dateTime(handedInAt) : t.none),
        }
      : {
          ...{ key: 'due', header: t.due, short: true },
          cell: ({ dueAt }) => <time dateTime={dueAt}>{format.dateTime(dueAt)}</time>,
        },
    { key: 'state', header: t.state, cell: (row) => <OwnStateTag row={row} /> },
    {
      ...{ key: 'mark', header: t.mark, short: true, numeric: true },
      cell: ({ mark, fullMark }) => markWords(mark, fullMark),
    },
    ...(done
      ? [
          {
            ...{ key: 'comment', header: t.comment, roomy: true },
            cell: ({ comment }: OwnRow) => comment || t.none,
          },
        ]
      : []),
  ]
  return (
    <DataTable caption={t.list} columns={columns} rows={rows} rowKey={(row) => row.homeworkId} />
  )
}
