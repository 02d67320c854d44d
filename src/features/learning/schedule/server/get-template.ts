import ExcelJS from 'exceljs'
import { pick } from '#src/shared/locale.ts'
import type { Call } from '#src/server/kernel.ts'
import type { scheduleApi } from '../contract.ts'
import type { TimetableRow } from '../timetable-api.ts'
import { columnTitles, exampleRow, exampleTitle, helpRows, sheetTitles } from './template-text.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Makes the empty timetable with an example. Its cells are text, because Excel takes '1-2' for a date. */
export async function getTemplate({ locale }: Call<typeof scheduleApi.getTemplate>) {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet(sheetTitles.rows, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = Object.entries(columnTitles).map(([key, { zh, en }]) => ({
    ...{ key, header: `${zh} / ${en}`, width: key === 'className' || key === 'title' ? 28 : 18 },
    style: { numFmt: '@' },
  }))
  sheet.getRow(1).font = { bold: true }
  const title = pick(exampleTitle, locale)
  const example: TimetableRow = { ...exampleRow, title }
  sheet.addRow(example)
  const help = book.addWorksheet(sheetTitles.help)
  help.columns = [{ width: 60 }, { width: 60 }]
  for (const { zh, en } of helpRows) help.addRow([zh, en])
  return { mime, base64: Buffer.from(await book.xlsx.writeBuffer()).toString('base64') }
}
