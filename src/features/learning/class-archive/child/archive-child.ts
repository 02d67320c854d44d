import ExcelJS from 'exceljs'
import { drawPages } from '#src/features/learning/gradebook/report/child/draw-pages.ts'
import type { PrintedReport } from '#src/features/learning/gradebook/report/printed.ts'
import type { Sheet } from '#src/features/learning/progress/server/write-xlsx.ts'
import { childMain } from '#src/server/media/child-main.ts'

/** The work of the child: a report as PDF, or tables as one workbook. */
export type ArchiveOrder =
  { kind: 'report'; report: PrintedReport } | { kind: 'workbook'; sheets: readonly Sheet[] }

/** Adds a table as a sheet. Words are cells of words, which no spreadsheet takes for a formula. */
function addSheet(book: ExcelJS.Workbook, { name, heads, rows }: Sheet): void {
  const page = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  page.columns = heads.map((header) => ({ header, width: Math.max(12, header.length * 2) }))
  page.getRow(1).font = { bold: true }
  for (const row of rows) page.addRow([...row])
}

/** Writes what takes seconds of a processor in a process of its own, one after the other. */
childMain<ArchiveOrder, Uint8Array>(async (order) => {
  if (order.kind === 'report') return drawPages(order.report)
  const book = new ExcelJS.Workbook()
  for (const sheet of order.sheets) addSheet(book, sheet)
  return new Uint8Array(await book.xlsx.writeBuffer())
})
