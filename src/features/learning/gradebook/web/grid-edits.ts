import type { GradeColumn } from '../contract.ts'
import { codeOf } from '../value.ts'
import { firstMark, type Place, type Range } from './grid-moves.ts'
import type { Edit, Row } from './mark-store.ts'
import { editable, readTyped } from './typed-value.ts'
import type { WordsText } from './words-text.ts'

interface Sheet {
  rows: readonly Row[]
  columns: readonly GradeColumn[]
}

const cellAt = ({ rows, columns }: Sheet, row: number, column: number) => {
  const [of, at] = [rows[row - 1], columns[column - firstMark]]
  return of && at ? { row: of, column: at } : null
}

/** All cells of a range that hold marks. */
function* cellsIn(sheet: Sheet, { top, bottom, left, right }: Range) {
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const found = cellAt(sheet, row, column)
      if (found) yield { ...found, at: { row, column } }
    }
}

/** Gives every cell of a range the same value; a mark that one of them cannot take is left out there. */
export const fillWith = (sheet: Sheet, range: Range, code: string): Edit[] =>
  [...cellsIn(sheet, range)]
    .filter(({ column }) => !/^\d/.test(code) || Number(code) <= column.fullMark)
    .map(({ row, column }) => ({ userId: row.student.userId, columnId: column.columnId, is: code }))

/** Fills a range down from its first row; one row alone from the row above. */
export function fillDown(sheet: Sheet, range: Range): Edit[] {
  const from = range.top === range.bottom ? range.top - 1 : range.top
  return [...cellsIn(sheet, range)].flatMap(({ row, column, at }) => {
    const above = cellAt(sheet, from, at.column)
    if (!above || at.row === from) return []
    const is = codeOf(above.row.cells.get(column.columnId))
    return [{ userId: row.student.userId, columnId: column.columnId, is }]
  })
}

/** The texts of a range, for the clipboard. The name and the total are given by `show`. */
export const textsIn = (range: Range, show: (place: Place) => string): string[][] =>
  Array.from({ length: range.bottom - range.top + 1 }, (_, row) =>
    Array.from({ length: range.right - range.left + 1 }, (__, column) =>
      show({ row: range.top + row, column: range.left + column }),
    ),
  )

/**
 * Puts texts into cells from a corner on; one text fills the whole range. What cannot be read stays as it is, and is
 * returned as `wrong`.
 */
export function pasteInto(
  sheet: Sheet,
  range: Range,
  texts: readonly (readonly string[])[],
  t: Pick<WordsText, 'words'>,
): { edits: Edit[]; wrong: string[] } {
  const [edits, wrong]: [Edit[], string[]] = [[], []]
  const put = (place: Place, text: string) => {
    const found = cellAt(sheet, place.row, place.column)
    if (!found) return
    const is = readTyped(text, found.column.fullMark, t)
    if (is === null) wrong.push(text)
    else edits.push({ userId: found.row.student.userId, columnId: found.column.columnId, is })
  }
  const single = texts.length === 1 && texts[0]!.length === 1
  if (single) for (const { at } of cellsIn(sheet, range)) put(at, texts[0]![0]!)
  else
    for (const [down, cells] of texts.entries())
      for (const [right, text] of cells.entries())
        put({ row: range.top + down, column: range.left + right }, text)
  return { edits, wrong }
}

/** The text of a mark, as it is copied. */
export const copied = (row: Row, column: GradeColumn, t: Pick<WordsText, 'words'>): string =>
  editable(row.cells.get(column.columnId), t)
