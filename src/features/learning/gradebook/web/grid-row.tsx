import { memo, type ReactNode } from 'react'
import type { GradeColumn } from '../contract.ts'
import { cx } from '#src/web/ui/cx.ts'
import { cellId, cellWidth, frozenWidth, rowHeight } from './grid-size.ts'
import { firstMark } from './grid-moves.ts'
import css from './grid.module.css'
import type { Row } from './mark-store.ts'
import { showEntry } from '../say-cell.ts'
import type { WordsText } from './words-text.ts'

/** The columns in sight: indexes of `columns`, and one more that has the focus. */
export interface Sight {
  from: number
  to: number
  focused: number | null
}

interface Props {
  row: Row
  /** Its place in the grid, from 1. */
  index: number
  total: string
  columns: readonly GradeColumn[]
  from: number
  to: number
  focused: number | null
  /** The column of the focus, where it is in this row. */
  focus: number | null
  /** The selected columns, where the selection reaches this row. */
  left: number | null
  right: number | null
  editor: ReactNode
  prefix: string
  names: WordsText
}

/** A student’s row. It is drawn again only when something of its own changes. */
export const GridRow = memo(function GridRow({
  row,
  index,
  total,
  columns,
  from,
  to,
  focused,
  focus,
  left,
  right,
  editor,
  prefix,
  names,
}: Props) {
  const isSelected = (column: number) => left !== null && column >= left && column <= right!
  const shared = (column: number) => ({
    id: cellId(prefix, index, column),
    role: 'gridcell',
    'aria-colindex': column + 1,
    'aria-selected': isSelected(column),
    'data-focus': focus === column || undefined,
    'data-column': column,
  })
  const { student, byHand, cells, arrived } = row
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      data-row={index}
      className={css.row}
      style={{ transform: `translateY(${(index - 1) * rowHeight}px)` }}
    >
      <div {...shared(0)} role="rowheader" className={cx(css.cell, css.name)}>
        <span className={css.person}>{student.name}</span>
        <span className={css.small}>{student.number}</span>
      </div>
      <div {...shared(1)} className={cx(css.cell, css.total)}>
        {total}
      </div>
      {indexesOf({ from, to, focused }, columns.length).map((at) => {
        const { columnId, source } = columns[at]!
        const entry = cells.get(columnId)
        const column = at + firstMark
        const isEdited = focus === column && editor !== null
        return (
          <div
            key={columnId}
            {...shared(column)}
            className={cx(css.cell, css.mark)}
            style={{ insetInlineStart: frozenWidth + at * cellWidth }}
            data-arrived={arrived?.has(columnId) || undefined}
            data-word={(entry && 'word' in entry) || undefined}
            data-late={(entry && 'mark' in entry && entry.late) || undefined}
            data-override={(source !== 'manual' && byHand.has(columnId)) || undefined}
          >
            {isEdited ? editor : showEntry(entry, names)}
          </div>
        )
      })}
    </div>
  )
})

/** The indexes to draw, in order; the focused one is drawn even out of sight, because the grid names it. */
export function indexesOf({ from, to, focused }: Sight, count: number): number[] {
  const indexes = Array.from(
    { length: Math.max(0, Math.min(to, count - 1) - from + 1) },
    (_, at) => from + at,
  )
  if (focused === null || focused >= count || (focused >= from && focused <= to)) return indexes
  return focused < from ? [focused, ...indexes] : [...indexes, focused]
}
