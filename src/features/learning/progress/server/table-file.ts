import ExcelJS from 'exceljs'
import type { TableFormat } from '../limits.ts'

type Value = string | number | null
export interface Sheet {
  name: string
  heads: readonly string[]
  rows: readonly (readonly Value[])[]
}

const mimes: Record<TableFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}

/** Words of people that a spreadsheet could take for a formula, which CSV cannot tell from one, are marked as words. */
const asWords = (value: Value) =>
  typeof value === 'string' ? value.replace(/^(?=[=+\-@\t\r])/, "'") : value

const rounded = (value: Value) =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value

/** Writes a table as a sheet of a workbook. Words are cells of words, which no spreadsheet takes for a formula. */
export function addSheet(
  book: ExcelJS.Workbook,
  { name, heads, rows }: Sheet,
  safe = (value: Value) => value,
): void {
  const page = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  page.columns = heads.map((header) => ({ header, width: Math.max(12, header.length * 2) }))
  page.getRow(1).font = { bold: true }
  for (const row of rows) page.addRow(row.map((value) => safe(rounded(value))))
}

/** Writes one table as a workbook, or as CSV with a mark of its encoding, without which Excel garbles Chinese. */
export async function writeTable(sheet: Sheet, format: TableFormat) {
  const book = new ExcelJS.Workbook()
  addSheet(book, sheet, format === 'csv' ? asWords : undefined)
  const bytes =
    format === 'csv'
      ? Buffer.concat([Buffer.from('\uFEFF'), Buffer.from(await book.csv.writeBuffer())])
      : Buffer.from(await book.xlsx.writeBuffer())
  return { mime: mimes[format], base64: bytes.toString('base64') }
}
