import { fieldOfHead } from './heads-text.ts'
import { rosterFields, type RosterField, type RosterLine } from './rows.ts'

/** A line of the file: where it stands, and its cells. */
export interface FileLine {
  line: number
  cells: string[]
}

export type Columns = (RosterField | null)[]

/** Where the heads are: below a title and notes they still are among the first lines. */
const headWithin = 20

/**
 * Finds the line with the heads, and the field of each column.
 * @returns head -1 where no line has heads; the columns are chosen by hand then
 */
export function findColumns(lines: readonly FileLine[]): { head: number; columns: Columns } {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const candidates = lines
    .slice(0, headWithin)
    .map(({ cells }, at) => ({ at, columns: columnsOf(cells, width) }))
  const has = (columns: Columns, ...fields: RosterField[]) =>
    fields.every((field) => columns.includes(field))
  const found =
    candidates.find(({ columns }) => has(columns, 'number', 'name')) ??
    candidates.find(({ columns }) => columns.filter(Boolean).length >= 2)
  if (found) return { head: found.at, columns: found.columns }
  return { head: -1, columns: Array.from({ length: width }, () => null) }
}

/** The first of two columns with one meaning counts. */
function columnsOf(cells: readonly string[], width: number): Columns {
  const fields = Array.from({ length: width }, (_, at) => fieldOfHead(cells[at] ?? ''))
  return fields.map((field, at) => (field && fields.indexOf(field) === at ? field : null))
}

/** Takes the lines below the heads, without those that hold nothing of a roster. */
export function linesBelow(
  lines: readonly FileLine[],
  { head, columns }: { head: number; columns: Columns },
): (RosterLine & { line: number })[] {
  return lines.slice(head + 1).flatMap(({ line, cells }) => {
    const row: RosterLine = { number: '', name: '', phone: '', email: '', group: '' }
    for (const field of rosterFields) row[field] = cells[columns.indexOf(field)] ?? ''
    return rosterFields.every((field) => row[field].trim() === '') ? [] : [{ line, ...row }]
  })
}
