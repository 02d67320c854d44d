import { Parser } from 'htmlparser2'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { mostColumns, mostRows } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'

/** A cell of a table, with its places in the signs of its file. */
export interface MarkupCell {
  column: number
  /** The first column behind it. */
  until: number
  /** Its opening tag, and where the next thing behind the cell begins. */
  start: number
  tagEnd: number
  /** The end of its content, and of its closing tag where it has one. */
  contentEnd: number
  end: number
  isFormula: boolean
  /** A cell with a table inside is part of the layout. */
  isLayout: boolean
  /** Where its value is an element of its own. */
  value?: { start: number; end: number; tagEnd: number; contentEnd: number }
}

export interface MarkupRow {
  number: number
  cells: MarkupCell[]
  /** Columns that a cell of a row above covers. */
  covered: number[]
  /** The first column behind all of it. */
  width: number
}

/** Finds the rows and cells of the tables of a page, one table below the other, as Excel opens it. @throws UnreadableFile */
export function htmlRows(signs: string): MarkupRow[] {
  const rows: MarkupRow[] = []
  const tables: Table[] = []
  const endCell = (at: number, end: number) => {
    const table = tables.at(-1)
    if (!table?.cell) return
    Object.assign(table.cell, { contentEnd: at, end })
    delete table.cell
  }
  const endRow = (at: number) => {
    endCell(at, at)
    delete tables.at(-1)?.row
  }
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const { startIndex: at, endIndex } = parser
        const table = tables.at(-1)
        if (name === 'table') {
          if (table?.cell) table.cell.isLayout = true
          tables.push({ below: new Map() })
        } else if (name === 'tr' && table) {
          endRow(at)
          if (rows.length >= mostRows) throw new UnreadableFile('fileTooLarge', { most: mostRows })
          table.row = rowBelow(table, rows.length + 1)
          rows.push(table.row)
        } else if ((name === 'td' || name === 'th') && table?.row) {
          endCell(at, at)
          addCell(table, { at, tagEnd: endIndex + 1, attributes })
        }
      },
      onclosetag(name) {
        const { startIndex: at, endIndex } = parser
        // An end that another tag implies is where that tag begins.
        const isOwn = /^<\/t[dh]/i.test(signs.slice(at, at + 4))
        if (name === 'td' || name === 'th') endCell(at, isOwn ? endIndex + 1 : at)
        else if (name === 'tr') endRow(at)
        else if (name === 'table') {
          endRow(at)
          tables.pop()
        }
      },
    },
    { decodeEntities: false },
  )
  parser.end(signs)
  // A cell without an end is the end of a file that is broken off.
  return rows.map((row) => ({ ...row, cells: row.cells.filter(({ end }) => end > 0) }))
}

interface Table {
  row?: MarkupRow
  cell?: MarkupCell
  /** Columns that cells of rows above cover, with the number of rows that are left. */
  below: Map<number, number>
}

function rowBelow(table: Table, number: number): MarkupRow {
  const covered = [...table.below.keys()].toSorted((a, b) => a - b)
  for (const [column, left] of table.below) {
    if (left > 1) table.below.set(column, left - 1)
    else table.below.delete(column)
  }
  return { number, cells: [], covered, width: 0 }
}

const spanOf = (text: string | undefined, most: number) =>
  Math.min(most, Math.max(1, Math.floor(Number(text)) || 1))

function addCell(
  table: Table,
  { at, tagEnd, attributes }: { at: number; tagEnd: number; attributes: Record<string, string> },
): void {
  const row = table.row!
  let column = row.width
  while (row.covered.includes(column)) column += 1
  const until = column + spanOf(attributes['colspan'], mostColumns)
  row.width = until
  if (column >= mostColumns) return
  const rowSpan = spanOf(attributes['rowspan'], mostRows)
  if (rowSpan > 1) {
    for (let one = column; one < Math.min(until, mostColumns); one += 1)
      table.below.set(one, rowSpan - 1)
  }
  const isFormula = attributes['x:fmla'] !== undefined
  table.cell = {
    ...{ column, until, start: at, tagEnd, contentEnd: 0, end: 0, isFormula, isLayout: false },
  }
  row.cells.push(table.cell)
}

/** The words of markup, without its tags, and with one space for many. */
export function wordsOf(markup: string): string {
  if (!/[<&]/.test(markup)) return markup.replaceAll(/\s+/g, ' ').trim()
  const words: string[] = []
  let silent = 0
  new Parser(
    {
      onopentag(name) {
        if (name === 'script' || name === 'style') silent += 1
        if (name === 'br') words.push(' ')
      },
      ontext(text) {
        if (silent === 0) words.push(text)
      },
      onclosetag(name) {
        if (name === 'script' || name === 'style') silent -= 1
      },
    },
    { decodeEntities: true },
  ).end(markup)
  return words
    .join('')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
}
