import type { Key, ReactNode } from 'react'
import { cx } from './cx.ts'
import css from './data-table.module.css'

export interface Column<R> {
  key: string
  header: string
  cell: (row: R) => ReactNode
  /** Aligns figures at the end. */
  numeric?: boolean
  /** Values that stay on one line. */
  short?: boolean
  /** Text or buttons that need the width: on a phone they stand under their header. */
  roomy?: boolean
  /** The header of the row, and the title of its card on a phone. */
  rowHeader?: boolean
  /** A menu for the row: in a card it is in the corner beside the title. */
  menu?: boolean
}

/** The sign of a cell without a value. A card on a phone leaves such a line out. */
const noValue = '–'

// The roles are explicit because `display: block` on a phone removes the elements' implicit roles.
const is = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** A table, shown as rows where its columns have room, and as cards elsewhere. */
export function DataTable<R>({
  caption,
  columns,
  rows,
  rowKey,
  dense,
}: {
  /** The accessible name; not visible, because the page has a heading. */
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => Key
  /** Smaller rows for many columns, in the back office. */
  dense?: boolean
}) {
  return (
    <div className={css.room}>
      <table className={cx(css.table, dense && css.dense)} {...is.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...is.rowgroup}>
          <tr {...is.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                {...is.columnheader}
                className={cx(column.numeric && css.numeric)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...is.rowgroup}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...is.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} content={column.cell(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<R>({ column, content }: { column: Column<R>; content: ReactNode }) {
  return column.rowHeader ? (
    <th scope="row" {...is.rowheader}>
      {content}
    </th>
  ) : (
    <td
      {...is.cell}
      data-label={column.header}
      className={cx(
        column.numeric && css.numeric,
        column.short && css.short,
        column.roomy && css.roomy,
        column.menu && css.menu,
        content === noValue && css.none,
      )}
    >
      {content}
    </td>
  )
}
