import { expect, test } from 'vitest'
import { zipOf } from './formats/shared/zip-of.ts'
import { UnreadableFile } from './paper-form.ts'
import { readWorkbook } from './server/read-workbook.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** Writes a workbook of one sheet, which is named so many times: its rows as XML, and its shared strings. */
function workbook({ times = 1, rows = '', strings = [] as string[] }) {
  const sheets = Array.from({ length: times }, (_, at) => `<sheet name="s${at}" r:id="r1"/>`)
  return zipOf(
    Object.entries({
      '[Content_Types].xml': `${head}<Types/>`,
      'xl/workbook.xml': `${head}<workbook><sheets>${sheets.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="r1" Target="s.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `${head}<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
      'xl/s.xml': `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    }),
  )
}
const rowsOf = (count: number, cells: number, cell: string) =>
  `<row>${cell.repeat(cells)}</row>`.repeat(count)

test('a small workbook is read whole', async () => {
  const bytes = await workbook({ rows: rowsOf(1, 2, '<c><v>7</v></c>') })
  expect(await readWorkbook(bytes)).toEqual([
    { name: 's0', rows: [{ number: 1, values: ['7', '7'], formulas: [] }] },
  ])
})

test('a workbook that names one sheet a thousand times has it once', async () => {
  const bytes = await workbook({ times: 1000, rows: rowsOf(1000, 60, '<c><v>7</v></c>') })
  expect(await readWorkbook(bytes)).toHaveLength(1)
})

test('a small file that becomes large when it is read is refused', async () => {
  const bytes = await workbook({
    strings: ['长'.repeat(100_000)],
    rows: rowsOf(2000, 20, '<c t="s"><v>0</v></c>'),
  })
  expect(bytes.length).toBeLessThan(100_000)
  await expect(readWorkbook(bytes)).rejects.toMatchObject({ code: 'fileTooLarge' })
})

test('what is no workbook, and one that is cut off, is refused', async () => {
  const cut = (await workbook({})).subarray(0, 300)
  for (const bytes of [Buffer.from('学号,姓名'), cut])
    await expect(readWorkbook(bytes)).rejects.toBeInstanceOf(UnreadableFile)
})
