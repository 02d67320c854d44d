import { useFormat, useText } from '#src/web/i18n.tsx'
import type { ListAddress } from '#src/web/list/list-address.ts'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { ChangedAnswer, Preview } from '../contract.ts'
import { remarkingText } from './remarking-text.ts'
import css from './remarking.module.css'

/** The learners whose points change, the largest change first. */
export function Changes({ preview, address }: { preview: Preview; address: ListAddress }) {
  const t = useText(remarkingText)
  const format = useFormat()
  if (preview.items.length === 0) return <p className={css.muted}>{t.noChanges}</p>
  return (
    <>
      <DataTable
        caption={t.changes}
        rows={preview.items}
        rowKey={({ attemptId }) => attemptId}
        columns={[
          {
            key: 'learner',
            header: t.learner,
            rowHeader: true,
            cell: ({ name, number }) =>
              number === 1 ? name : `${name} · ${t.attempt(format.number(number))}`,
          },
          {
            key: 'points',
            header: t.points,
            numeric: true,
            cell: ({ before, after }) => t.from(format.number(before), format.number(after)),
          },
          {
            key: 'total',
            header: t.total,
            numeric: true,
            cell: ({ totalBefore, totalAfter }) =>
              totalBefore === null || totalAfter === null
                ? t.waiting
                : t.from(format.number(totalBefore), format.number(totalAfter)),
          },
          { key: 'result', header: t.result, cell: (row) => <Result row={row} /> },
        ]}
      />
      <Pagination
        page={preview.page}
        pages={preview.pages}
        href={(page) => address.href({ page: String(page) })}
      />
    </>
  )
}

function Result({ row: { passedBefore, passedAfter } }: { row: ChangedAnswer }) {
  const t = useText(remarkingText)
  if (passedBefore === passedAfter) return t.same
  return passedAfter ? (
    <Tag tone="success">{t.nowPassed}</Tag>
  ) : (
    <Tag tone="warning">{t.nowFailed}</Tag>
  )
}
