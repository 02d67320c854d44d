import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { writeTable } from './server/table-file.ts'

test('a workbook is read back as it was written: numbers, words, empty cells, and signs that XML does not hold', async () => {
  const heads = Array.from({ length: 30 }, (_, at) => `列 ${at}`)
  const filled = heads.map((_head, at) => at / 4)
  const words = [
    '=1+1',
    ' <a> & "b" ',
    '_x0041_',
    'a\u0000b',
    '\u{1F600}\uD800',
    'a\nb',
    '学号',
    '0026',
  ]
  const sheet = {
    name: '成绩/册: 一',
    heads,
    rows: [filled, [...words, null, '', 0, -1.5, 1_234_567]],
  }
  const { base64 } = await writeTable(sheet, 'xlsx')
  const bytes = Buffer.from(base64, 'base64')
  const book = new ExcelJS.Workbook()
  // The types of the library know an older Buffer.
  await book.xlsx.load(bytes as never)
  const [page] = book.worksheets
  expect([page!.name, page!.views[0]]).toMatchObject([
    '成绩 册  一',
    { state: 'frozen', ySplit: 1 },
  ])
  expect(page!.getRow(1).values).toEqual([undefined, ...heads])
  expect(page!.getCell('A1').font.bold).toBe(true)
  expect(page!.getRow(2).values).toEqual([undefined, ...filled])
  const { values } = page!.getRow(3)
  expect(values).toEqual([
    undefined,
    ...['=1+1', ' <a> & "b" ', '_x0041_', 'ab', '\u{1F600}\uFFFD', 'a\nb', '学号', '0026'],
    ...[undefined, undefined, 0, -1.5, 1_234_567],
  ])
})
