import { Parser } from 'htmlparser2'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { mostColumns, mostRows } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'
import { addressOf, type CellEdit } from '../edit-sheet.ts'
import type { OfficeFile, Splice } from '../office-sheets.ts'
import { type MarkupCell, type MarkupRow, wordsOf } from './markup-rows.ts'
import { closedOf, markupOf } from './open-html.ts'
import { spliced, type TextView } from './text-view.ts'

const namespace = 'urn:schemas-microsoft-com:office:spreadsheet'

interface XmlSheet {
  name: string
  rows: MarkupRow[]
  /** The opening tag of its table, which says how many columns there are. */
  tag: { start: number; end: number } | null
  below: Map<number, number>
}

interface XmlBook {
  sheets: XmlSheet[]
  /** What stands before names of attributes of the format. */
  prefix: string
}

export const isSheetXml = (text: string): boolean => text.slice(0, 4096).includes(`"${namespace}"`)

/** Opens a workbook in the XML of Excel 2003. @throws UnreadableFile */
export function openSheetXml(view: TextView): OfficeFile {
  const { signs } = view
  const book = readBook(view)
  return {
    sheets: book.sheets.map(({ name, rows }) => ({
      ...{ name, rows: rows.map((row) => shownRow(view, row)) },
      closed: rows.flatMap(closedOf),
    })),
    fill(name: string, edits: readonly CellEdit[]) {
      const sheet = book.sheets.find((one) => one.name === name)
      if (!sheet) throw new UnreadableFile('fileBroken')
      const byNumber = new Map(sheet.rows.map((row) => [row.number, row]))
      const splices = [...Map.groupBy(edits, ({ row }) => row)].flatMap(([number, own]) =>
        rowSplices(view, { row: byNumber.get(number)!, prefix: book.prefix }, own),
      )
      return view.bytes(spliced(signs, [...splices, ...widthSplices(signs, sheet, edits)]))
    },
  }
}

function shownRow(view: TextView, { number, cells }: MarkupRow) {
  const values: string[] = []
  for (const { column, value } of cells) {
    while (values.length < column) values.push('')
    values.push(
      value === undefined
        ? ''
        : wordsOf(view.read(view.signs.slice(value.tagEnd, value.contentEnd))),
    )
  }
  const formulas = cells.filter(({ isFormula }) => isFormula)
  return { number, values, formulas: formulas.map(({ column }) => addressOf(number, column)) }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function readBook(view: TextView): XmlBook {
  const book: XmlBook = { sheets: [], prefix: 'ss:' }
  let row: MarkupRow | undefined
  let cell: MarkupCell | undefined
  let nextRow = 1
  let depth = 0
  const attribute = (attributes: Record<string, string>, name: string) =>
    attributes[`${book.prefix}${name}`] ?? attributes[name]
  const countOf = (text: string | undefined, most: number) =>
    Math.min(most, Math.max(0, Math.floor(Number(text ?? 0)) || 0))
  const opened = (name: string, given: Record<string, string>, tagEnd: number, start: number) => {
    const sheet = book.sheets.at(-1)
    if (name === 'Workbook') {
      const found = Object.entries(given).find(
        ([key, value]) => key.startsWith('xmlns:') && value === namespace,
      )
      if (found) book.prefix = `${found[0].slice(6)}:`
    } else if (name === 'Worksheet') {
      const called = wordsOf(view.read(attribute(given, 'Name') ?? ''))
      book.sheets.push({ name: called, rows: [], tag: null, below: new Map() })
      nextRow = 1
    } else if (name === 'Table' && sheet) sheet.tag ??= { start, end: tagEnd }
    else if (name === 'Row' && sheet) {
      const number = countOf(attribute(given, 'Index'), 1_048_576) || nextRow
      nextRow = number + 1 + countOf(attribute(given, 'Span'), 1_048_576)
      row = { number, cells: [], covered: coveredOf(sheet, number), width: 0 }
      sheet.rows.push(row)
      if (sheet.rows.length > mostRows) throw new UnreadableFile('fileTooLarge', { most: mostRows })
    } else if (name === 'Cell' && row && sheet) {
      let column = row.width
      while (row.covered.includes(column)) column += 1
      const index = countOf(attribute(given, 'Index'), 16_384)
      if (index > 0) column = index - 1
      row.width = column + 1 + countOf(attribute(given, 'MergeAcross'), 16_384)
      const down = countOf(attribute(given, 'MergeDown'), 1_048_576)
      const until = down > 0 ? Math.min(row.width, mostColumns) : column
      for (let one = column; one < until; one += 1) sheet.below.set(one, row.number + down)
      if (column >= mostColumns) return
      cell = {
        ...{ column, until: row.width, start, tagEnd, contentEnd: 0, end: 0, isLayout: false },
        isFormula: attribute(given, 'Formula') !== undefined,
      }
      row.cells.push(cell)
      depth = 0
    } else if (name === 'Data' && cell && depth === 1)
      cell.value = { start, end: 0, tagEnd, contentEnd: 0 }
  }
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        opened(localName(name), attributes, parser.endIndex + 1, parser.startIndex)
        depth += 1
      },
      onclosetag(name) {
        const { startIndex: at, endIndex } = parser
        depth -= 1
        const local = localName(name)
        if (local === 'Data' && cell?.value && depth === 1)
          Object.assign(cell.value, {
            contentEnd: Math.max(at, cell.value.tagEnd),
            end: endIndex + 1,
          })
        else if (local === 'Cell' && cell) {
          Object.assign(cell, { contentEnd: Math.max(at, cell.tagEnd), end: endIndex + 1 })
          cell = undefined
        } else if (local === 'Row') row = undefined
      },
    },
    { xmlMode: true, decodeEntities: false },
  )
  parser.end(view.signs)
  if (!/<\/(?:\w+:)?Workbook\s*>\s*$/.test(view.signs)) throw new UnreadableFile('fileBroken')
  return book
}

/** The columns that cells of rows above cover. */
function coveredOf({ below }: XmlSheet, number: number): number[] {
  for (const [column, until] of below) if (until < number) below.delete(column)
  return [...below.keys()].toSorted((a, b) => a - b)
}

function rowSplices(
  view: TextView,
  { row: { cells }, prefix }: { row: MarkupRow; prefix: string },
  edits: readonly CellEdit[],
): Splice<string>[] {
  const last = cells.at(-1)
  if (!last) throw new UnreadableFile('fileBroken')
  const space = /^<(\w+:)?/.exec(view.signs.slice(last.start, last.start + 40))?.[1] ?? ''
  return edits
    .toSorted((a, b) => a.column - b.column)
    .map(({ column, is }) => {
      const type = typeof is === 'number' ? 'Number' : 'String'
      const data = `<${space}Data ${prefix}Type="${type}">${markupOf(view, is)}</${space}Data>`
      const cell = cells.find((one) => one.column === column)
      if (!cell) {
        const next = cells.find((one) => one.column > column)
        const at = next?.start ?? last.end
        const made = `<${space}Cell ${prefix}Index="${String(column + 1)}">${data}</${space}Cell>`
        return { start: at, end: at, is: made }
      }
      if (cell.value) return { start: cell.value.start, end: cell.value.end, is: data }
      const tag = view.signs.slice(cell.start, cell.tagEnd)
      if (!tag.endsWith('/>')) return { start: cell.tagEnd, end: cell.tagEnd, is: data }
      const open = tag.replace(/\s*\/>$/, '>')
      return { start: cell.start, end: cell.tagEnd, is: `${open}${data}</${space}Cell>` }
    })
}

/** A table says how many columns it has, and Excel opens none that has more. */
function widthSplices(
  signs: string,
  { tag, rows }: XmlSheet,
  edits: readonly CellEdit[],
): Splice<string>[] {
  if (!tag || rows.length === 0) return []
  const text = signs.slice(tag.start, tag.end)
  const found = /ExpandedColumnCount\s*=\s*["'](\d+)["']/.exec(text)
  const width = Math.max(0, ...edits.map(({ column }) => column + 1))
  if (!found || Number(found[1]) >= width) return []
  const at = tag.start + found.index + found[0].lastIndexOf(found[1]!)
  return [{ start: at, end: at + found[1]!.length, is: String(width) }]
}
