import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import type { DocumentView, SheetRows } from '../contract.ts'
import { columnName } from './column-name.ts'
import { markHits } from './mark-hits.ts'
import css from './sheets.module.css'
import { useOpenSecond } from './use-open-second.ts'
import { useRows } from './use-rows.ts'
import { viewText } from './view-text.ts'

/** Pixels; every row has this height, so that the place of a row is known without its neighbours. */
const rowHeight = 30
/** Rows above and below the visible ones. */
const spare = 20
/** Rows in the first answer, complete without script. */
const firstRows = 60

/** Rows and columns that an arrow key goes. */
const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A sheet as a table whose copied cells are text with tabs. */
export function SheetTable({
  sheet,
  prefix,
  first,
  row,
  keyword,
  onSeen,
}: {
  sheet: DocumentView['sheets'][number]
  prefix: string
  first: SheetRows
  /** The row to show, from 1. */
  row: number | undefined
  keyword: string
  /** Called once the sheet has been open for a second. */
  onSeen: (() => void) | undefined
}) {
  useOpenSecond(onSeen)
  const t = useText(viewText)
  const scroller = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<readonly [number, number]>([0, firstRows])
  const from = Math.min(range[0], sheet.rows)
  const to = Math.min(range[1], sheet.rows)
  const cellsOf = useRows(sheet, prefix, first, [from, to])
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      const top = Math.floor(box.scrollTop / rowHeight)
      const count = Math.ceil(box.clientHeight / rowHeight)
      // In steps, so that not every movement renders.
      const start = Math.max(0, Math.floor((top - spare) / 10) * 10)
      setRange([start, start + Math.ceil((count + 2 * spare + 10) / 10) * 10])
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [])
  const [cell, setCell] = useState<{ row: number; column: number }>()
  const move = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = cell
      ? { row: cell.row + by[0], column: cell.column + by[1] }
      : { row: Math.ceil((scroller.current?.scrollTop ?? 0) / rowHeight), column: 0 }
    setCell({
      row: Math.max(0, Math.min(sheet.rows - 1, next.row)),
      column: Math.max(0, Math.min(sheet.columns - 1, next.column)),
    })
  })
  useEffect(() => {
    const box = scroller.current
    const choose = ({ target }: MouseEvent) => {
      const td = target instanceof Element ? target.closest('td') : null
      const line = td?.closest('tr')?.getAttribute('aria-rowindex')
      if (td && line) setCell({ row: Number(line) - 2, column: td.cellIndex - 1 })
    }
    const press = (event: KeyboardEvent) => move(event)
    box?.addEventListener('click', choose)
    box?.addEventListener('keydown', press)
    return () => {
      box?.removeEventListener('click', choose)
      box?.removeEventListener('keydown', press)
    }
  }, [])
  useEffect(() => {
    if (!cell) return
    scroller.current
      ?.querySelector('[data-chosen]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [cell])
  useEffect(() => {
    if (row === undefined) return
    scroller.current?.scrollTo({ top: (row - 4) * rowHeight })
  }, [row])
  if (sheet.rows === 0) return <p className={css.empty}>{t.emptySheet}</p>
  const columns = Array.from({ length: sheet.columns }, (_, index) => index)
  const text = cell && (cellsOf(cell.row)?.[cell.column] ?? '')
  return (
    <div className={css.whole}>
      <p className={css.cell} role="status" aria-label={t.cell}>
        {cell ? (
          <>
            <strong>{`${columnName(cell.column)}${cell.row + 1}`}</strong> {text}
          </>
        ) : (
          t.cellHint
        )}
      </p>
      <div
        ref={scroller}
        className={css.scroller}
        role="region"
        aria-label={sheet.name}
        // Arrow keys scroll it, so it must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={css.table} aria-rowcount={sheet.rows + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={css.corner}>
                <span className="visually-hidden">{t.rowHead}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {from > 0 && <Gap rows={from} />}
            {Array.from({ length: to - from }, (_, index) => {
              const at = from + index
              const cells = cellsOf(at)
              return (
                <tr key={at} aria-rowindex={at + 2} data-sought={row === at + 1 || undefined}>
                  <th scope="row">{at + 1}</th>
                  {columns.map((column) => (
                    <td
                      key={column}
                      aria-busy={cells === undefined || undefined}
                      data-number={isNumber(cells?.[column] ?? '') || undefined}
                      data-chosen={(cell?.row === at && cell.column === column) || undefined}
                    >
                      <Cell text={cells?.[column] ?? ''} keyword={keyword} />
                    </td>
                  ))}
                </tr>
              )
            })}
            {to < sheet.rows && <Gap rows={sheet.rows - to} />}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Amounts, also with a currency or a percent sign; a number that begins with 0 is a name. */
const isNumber = (text: string) =>
  /^\(?[-+−]?\s?(?:[¥$€£]|[A-Z]{3})?\s?(?:0|[1-9][\d,]*)(?:\.\d+)?\s?%?\)?$/.test(text)

function Cell({ text, keyword }: { text: string; keyword: string }) {
  if (keyword === '' || text === '') return text
  return markHits([text], keyword)[0]!.map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}

/** The height of rows that are not rendered. */
const Gap = ({ rows }: { rows: number }) => (
  <tr aria-hidden="true" style={{ blockSize: rows * rowHeight }} />
)
