import { firstMark, type Place } from './grid-moves.ts'
import { cellId, cellWidth, frozenWidth } from './grid-size.ts'
import css from './grid.module.css'

/** The head of a column: its name, and below it the category and the full mark. */
export function HeadCell({
  prefix,
  at,
  column,
  name,
  small,
}: {
  prefix: string
  at: Place
  column: number
  name: string
  small: string
}) {
  const isMark = column >= firstMark
  return (
    <div
      id={cellId(prefix, 0, column)}
      role="columnheader"
      aria-colindex={column + 1}
      data-column={column}
      data-focus={(at.row === 0 && at.column === column) || undefined}
      className={`${css.cell} ${isMark ? css.mark : column === 0 ? css.name : css.total}`}
      style={
        isMark ? { insetInlineStart: frozenWidth + (column - firstMark) * cellWidth } : undefined
      }
      title={name}
    >
      <span className={css.headName}>{name}</span>
      <span className={css.small}>{small}</span>
    </div>
  )
}
