import ExcelJS from 'exceljs'
import type { Sheet, Value } from '../server/table-file.ts'

/** Characters of one cell; spreadsheets refuse more. */
const cellMost = 32_767

/** Writes tables as the sheets of a workbook. Words are cells of words, which no spreadsheet takes for a formula. */
export async function workbookOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook()
  for (const { name, heads, rows } of sheets) {
    const page = book.addWorksheet(sheetName(name), { views: [{ state: 'frozen', ySplit: 1 }] })
    page.columns = heads.map((header) => ({ header, width: Math.max(12, header.length * 2) }))
    page.getRow(1).font = { bold: true }
    for (const row of rows) page.addRow(row.map(cell))
  }
  return new Uint8Array(await book.xlsx.writeBuffer())
}

/** What a workbook reads as the number of a sign. Its first line is written as such a number, and the words stay words. */
const escapes = /_(x[\dA-F]{4}_)/gi

const cell = (value: Value): Value => {
  if (typeof value !== 'string') return value
  return value === ''
    ? null
    : value.slice(0, cellMost).toWellFormed().replaceAll(escapes, '_x005F_$1')
}

/** Spreadsheets refuse some characters in names of sheets, and more than 31. */
const sheetName = (name: string): string => name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31)
