import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useText } from '#src/web/i18n.tsx'
import type { Gradebook, GradeColumn } from '../contract.ts'
import { type Code, codeOf, showMark } from '../value.ts'
import { readCells, writeCells } from './clipboard.ts'
import { gradebookText } from './gradebook-text.ts'
import { copied, fillDown, fillWith, pasteInto, textsIn } from './grid-edits.ts'
import { GridEditor, type Leaving } from './grid-editor.tsx'
import { HeadCell } from './head-cell.tsx'
import { firstMark, moved, type Place, rangeOf, within } from './grid-moves.ts'
import { GridRow, indexesOf, type Sight } from './grid-row.tsx'
import { cellId, cellWidth, frozenWidth, headHeight, rowHeight } from './grid-size.ts'
import css from './grid.module.css'
import type { Edit, Row } from './mark-store.ts'
import { editable, readTyped } from './typed-value.ts'
import { scrollToCell, useSight } from './use-sight.ts'
import { wordsText } from './words-text.ts'

export interface GridProps {
  book: Gradebook
  label: string
  rows: readonly Row[]
  columns: readonly GradeColumn[]
  totalOf: (row: Row) => string
  place: Place
  onPlace: (place: Place) => void
  /** False for a frozen gradebook. */
  canMark: boolean
  onEdits: (edits: Edit[]) => void
  onPasted: (count: number, wrong: readonly string[]) => void
  onWrong: (fullMark: number) => void
  onUndo: () => void
  onRedo: () => void
  /** Opens what belongs to the head or the name of a row. */
  onOpen: (place: Place) => void
}

/** An edit with the values that its cell had as it began: another person may change them meanwhile. */
interface Begun {
  text: string
  typed: boolean
  shown: string
  was: Code
}

const leadTo: Record<Leaving, string> = {
  ...{ down: 'ArrowDown', up: 'ArrowUp', left: 'ArrowLeft', right: 'ArrowRight', stay: '' },
}

/** The marks of a class as a spreadsheet, of which only what is in sight is in the page. */
export function Grid(props: GridProps) {
  const { book, label, rows, columns, totalOf, place, canMark } = props
  const t = useText(gradebookText)
  const names = useText(wordsText)
  const prefix = useId()
  const box = useRef<HTMLDivElement>(null)
  const [anchor, setAnchor] = useState<Place | null>(null)
  const [edit, setEdit] = useState<Begun | null>(null)
  const size = { rows: rows.length + 1, columns: columns.length + firstMark }
  const at = within(place, size)
  const range = rangeOf(at, anchor ? within(anchor, size) : at)
  const seen = useSight(box)
  const focusedAt = at.column - firstMark
  const sight: Sight = {
    from: seen.left,
    to: seen.right,
    focused: focusedAt >= 0 ? focusedAt : null,
  }
  const shown = indexesOf(
    { from: seen.top, to: seen.bottom, focused: at.row > 0 ? at.row - 1 : null },
    rows.length,
  )

  const columnAt = (column: number) => columns[column - firstMark]
  const rowAt = (row: number) => rows[row - 1]
  const sheet = { rows, columns }

  function go(next: Place, extend: boolean): void {
    setAnchor(extend ? (anchor ?? at) : null)
    props.onPlace(next)
    const [row, column] = [next.row - 1, next.column - firstMark]
    if (box.current) scrollToCell(box.current, row < 0 ? null : row, column < 0 ? null : column)
  }

  function begin(text: string, typed: boolean): void {
    const [row, column] = [rowAt(at.row), columnAt(at.column)]
    if (!canMark || !row || !column) return
    const was = codeOf(row.byHand.get(column.columnId))
    setEdit({ text, typed, was, shown: editedText() })
  }

  function focus(): void {
    box.current?.focus({ preventScroll: true })
  }

  function end(text: string, leaving: Leaving): boolean {
    const [row, column] = [rowAt(at.row), columnAt(at.column)]
    if (!row || !column) return true
    const is = readTyped(text, column.fullMark, names)
    if (is === null) {
      props.onWrong(column.fullMark)
      return false
    }
    setEdit(null)
    if (edit && edit.shown !== text.trim())
      props.onEdits([{ userId: row.student.userId, columnId: column.columnId, is, was: edit.was }])
    const next = moved(at, leadTo[leaving], false, size)
    if (next) go(next, false)
    if (leaving !== 'stay') focus()
    return true
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget) return
    const { key, shiftKey } = event
    const ctrl = event.ctrlKey || event.metaKey
    const acts: Record<string, () => void> = ctrl
      ? {
          z: shiftKey ? props.onRedo : props.onUndo,
          y: props.onRedo,
          d: () => canMark && props.onEdits(fillDown(sheet, range)),
        }
      : {
          F2: () => begin(editedText(), false),
          Enter: () =>
            at.row === 0 || at.column < firstMark ? props.onOpen(at) : begin(editedText(), false),
          Delete: () => canMark && props.onEdits(fillWith(sheet, range, '')),
          Backspace: () => canMark && props.onEdits(fillWith(sheet, range, '')),
          Escape: () => setAnchor(null),
        }
    const next = moved(at, key, ctrl, size)
    const act = next ? () => go(next, shiftKey) : acts[key.length === 1 ? key.toLowerCase() : key]
    const isText = key.length === 1 && !ctrl && !event.altKey && key !== ' '
    if (!act && !isText) return
    event.preventDefault()
    if (act) act()
    else begin(key, true)
  }

  const editedText = () => {
    const [row, column] = [rowAt(at.row), columnAt(at.column)]
    return row && column ? editable(row.cells.get(column.columnId), names) : ''
  }

  const textAt = ({ row, column }: Place): string => {
    const [of, mark] = [rowAt(row), columnAt(column)]
    if (!of) return mark?.name ?? (column === 0 ? t.name : names.total)
    if (mark) return copied(of, mark, names)
    return column === 0 ? of.student.name : totalOf(of)
  }

  function onCopy(event: ClipboardEvent): void {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeCells(textsIn(range, textAt)))
  }

  function onPaste(event: ClipboardEvent): void {
    if (event.target !== event.currentTarget || !canMark) return
    event.preventDefault()
    const { edits, wrong } = pasteInto(
      sheet,
      range,
      readCells(event.clipboardData.getData('text/plain')),
      names,
    )
    if (edits.length > 0) props.onEdits(edits)
    props.onPasted(edits.length, wrong)
  }

  const placeOf = (target: EventTarget): Place | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
    const row = cell?.closest<HTMLElement>('[data-row]')
    return cell && row
      ? { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) }
      : null
  }

  function onPointerDown(event: PointerEvent): void {
    const to = placeOf(event.target)
    if (event.button !== 0 || !to || (edit && to.row === at.row && to.column === at.column)) return
    setAnchor(event.shiftKey ? (anchor ?? at) : null)
    props.onPlace(to)
    if (!edit) focus()
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.buttons !== 1 || event.pointerType !== 'mouse' || edit) return
    const to = placeOf(event.target)
    if (!to || to.row === 0 || (to.row === at.row && to.column === at.column)) return
    setAnchor(anchor ?? at)
    props.onPlace(to)
  }

  const editing = columnAt(at.column)
  const editor =
    edit && editing && rowAt(at.row) ? (
      <GridEditor
        label={`${rowAt(at.row)!.student.name} · ${editing.name}`}
        initial={edit.text}
        typed={edit.typed}
        isWrong={(text) => readTyped(text, editing.fullMark, names) === null}
        onEnd={end}
        onCancel={() => {
          setEdit(null)
          focus()
        }}
      />
    ) : null
  return (
    <div
      ref={box}
      className={css.grid}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={size.rows}
      aria-colcount={size.columns}
      aria-multiselectable
      aria-readonly={!canMark}
      aria-activedescendant={cellId(prefix, at.row, at.column)}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onPaste={onPaste}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={({ target }) => placeOf(target) && begin(editedText(), false)}
    >
      <div
        className={css.sheet}
        role="presentation"
        style={{ inlineSize: frozenWidth + columns.length * cellWidth }}
      >
        <div
          role="row"
          aria-rowindex={1}
          data-row={0}
          className={css.head}
          style={{ blockSize: headHeight }}
        >
          <HeadCell {...{ prefix, at, column: 0, name: t.name, small: t.number }} />
          <HeadCell
            {...{ prefix, at, column: 1, name: names.total, small: names.schemes[book.scheme] }}
          />
          {indexesOf(sight, columns.length).map((index) => {
            const { columnId, name, fullMark, categoryId } = columns[index]!
            const of = book.categories.find((one) => one.categoryId === categoryId)?.name ?? ''
            return (
              <HeadCell
                key={columnId}
                {...{ prefix, at, name, column: index + firstMark }}
                small={`${of} · ${showMark(fullMark)}`}
              />
            )
          })}
        </div>
        <div
          role="presentation"
          style={{ blockSize: rows.length * rowHeight }}
          className={css.body}
        >
          {shown.map((index) => {
            const row = rows[index]!
            const here = index + 1
            const isIn = here >= range.top && here <= range.bottom
            const isHere = here === at.row
            return (
              <GridRow
                key={row.student.userId}
                {...{ row, index: here, columns, prefix, names }}
                total={totalOf(row)}
                from={sight.from}
                to={sight.to}
                focused={isHere ? sight.focused : null}
                focus={isHere ? at.column : null}
                left={isIn ? range.left : null}
                right={isIn ? range.right : null}
                editor={isHere ? editor : null}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
