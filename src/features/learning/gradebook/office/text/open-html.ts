import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { mostColumns } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'
import { addressOf, type CellEdit } from '../edit-sheet.ts'
import type { OfficeFile, Splice } from '../office-sheets.ts'
import { htmlRows, type MarkupCell, type MarkupRow, wordsOf } from './markup-rows.ts'
import { spliced, type TextView } from './text-view.ts'

/** Opens a page with tables, as systems of offices save it under the name of a workbook. @throws UnreadableFile */
export function openHtml(view: TextView): OfficeFile {
  const { signs } = view
  const rows = htmlRows(signs)
  const shown = rows.map((row) => {
    const values: string[] = []
    for (const { column, tagEnd, contentEnd, isLayout } of row.cells) {
      while (values.length < column) values.push('')
      values.push(isLayout ? '' : wordsOf(view.read(signs.slice(tagEnd, contentEnd))))
    }
    const formulas = row.cells.filter(({ isFormula }) => isFormula)
    return {
      ...{ number: row.number, values },
      formulas: formulas.map(({ column }) => addressOf(row.number, column)),
    }
  })
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return {
    sheets: [{ name: '', rows: shown, closed: rows.flatMap(closedOf) }],
    fill(_sheet: string, edits: readonly CellEdit[]) {
      const splices = [...Map.groupBy(edits, ({ row }) => row)].flatMap(([number, own]) =>
        rowSplices(view, byNumber.get(number)!, own),
      )
      return view.bytes(spliced(signs, splices))
    },
  }
}

/** Columns that a cell beside or above covers, and cells that hold tables. */
export const closedOf = ({ number, cells, covered }: MarkupRow): string[] =>
  [
    ...covered,
    ...cells.flatMap(({ column, until, isLayout }) =>
      Array.from({ length: Math.min(until, mostColumns) - column }, (_, n) => column + n).slice(
        isLayout ? 0 : 1,
      ),
    ),
  ].map((column) => addressOf(number, column))

function rowSplices(
  view: TextView,
  { cells, width }: MarkupRow,
  edits: readonly CellEdit[],
): Splice<string>[] {
  const last = cells.at(-1)
  if (!last) throw new UnreadableFile('fileBroken')
  let next = width
  return edits
    .toSorted((a, b) => a.column - b.column)
    .flatMap(({ column, is }) => {
      const cell = cells.find((one) => one.column === column)
      if (cell) return cellSplices(view, cell, is)
      const missing = '<td></td>'.repeat(Math.max(0, column - next))
      next = column + 1
      return [{ start: last.end, end: last.end, is: `${missing}<td>${markupOf(view, is)}</td>` }]
    })
}

/** Words as they stand in markup; by their numbers where the encoding of the file has no signs for them. */
export function markupOf(view: TextView, is: number | string): string {
  const escaped = String(is)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  const byNumber = () =>
    escaped.replaceAll(/[^\x20-\x7e]/gu, (sign) => `&#${String(sign.codePointAt(0))};`)
  return (view.isPlain ? null : view.write(escaped)) ?? byNumber()
}

/** Attributes by which Excel takes another value for that of a cell. */
const ownValue =
  /[ \t\r\n]x:(?:num|str)(?:[ \t\r\n]*=[ \t\r\n]*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/>])/gi
// A space of one byte that is not ASCII may be the half of a sign.
const tagsBefore = /^(?:[ \t\r\n]*<[^<>]*>)*[ \t\r\n]*/
const tagsBehind = /[ \t\r\n]*(?:<[^<>]*>[ \t\r\n]*)*$/
const tagsOpened = /^(?:[ \t\r\n]*<[a-z][^<>/]*>)*/i

/** A value takes the place of the words of its cell, inside of the tags around them. */
function cellSplices(
  view: TextView,
  { start, tagEnd, contentEnd }: MarkupCell,
  is: number | string,
): Splice<string>[] {
  const { signs } = view
  const tag = signs.slice(start, tagEnd)
  const plainTag = tag.replaceAll(ownValue, '')
  const content = signs.slice(tagEnd, contentEnd)
  const before = tagsBefore.exec(content)![0].length
  const rest = content.slice(before)
  const words = rest.slice(0, rest.search(tagsBehind))
  // Nothing but tags: the value stands behind those that open, of which none is closed before it.
  const opened = tagsOpened.exec(content)![0].length
  const at = words === '' ? opened : before
  const [from, until] = words.includes('<') ? [0, content.length] : [at, at + words.length]
  return [
    ...(plainTag === tag ? [] : [{ start, end: tagEnd, is: plainTag }]),
    { start: tagEnd + from, end: tagEnd + until, is: markupOf(view, is) },
  ]
}
