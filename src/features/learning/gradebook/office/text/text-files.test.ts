import { expect, test } from 'vitest'
import { inGb18030, inUtf16 } from '#src/features/learning/roster/test-encodings.ts'
import type { CellEdit } from '../edit-sheet.ts'
import { openOfficeFile } from '../open-office-file.ts'

const filled = async (bytes: Buffer, edits: readonly CellEdit[], sheet = '') => {
  const file = await openOfficeFile(bytes)
  return Buffer.from(await file.fill(sheet, edits))
}
const rowsOf = async (bytes: Buffer) =>
  (await openOfficeFile(bytes)).sheets[0]!.rows.map(({ values }) => values)

const edits = [
  { row: 2, column: 2, is: 84 },
  { row: 2, column: 3, is: '缺考' },
]

test.each([
  ['utf-8', (text: string) => Buffer.from(text)],
  ['utf-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['GB18030', inGb18030],
  ['utf-16le', (text: string) => inUtf16(text, 'le')],
  ['utf-16be', (text: string) => inUtf16(text, 'be')],
])(
  'a page, lines of fields and XML in %s keep their encoding and every other byte',
  async (_name, encode) => {
    const page = (...[mark, note]: string[]) =>
      `<html><head><style>td{mso-number-format:'\\@'}</style></head>\r\n<table border=1><tr><th>学号<th>姓名<th>成绩<th>备注</tr>` +
      `<tr><td class=a>2026030101</td><td>林&nbsp;晓舟</td><td align="right">${mark}</td><TD><b>${note}</b></TD></tr></table>`
    expect(await filled(encode(page('', '&nbsp;')), edits)).toEqual(encode(page('84', '缺考')))
    expect(await rowsOf(encode(page('7', '')))).toEqual([
      ['学号', '姓名', '成绩', '备注'],
      ['2026030101', '林 晓舟', '7', ''],
    ])
    for (const [delimiter, quote] of [
      [',', ''],
      ['\t', ''],
      [',', '"'],
      [';', ''],
    ] as const) {
      const lines = (...[mark, note]: string[]) =>
        [
          '学号,姓名,成绩,备注',
          `="2026030101",林晓舟,${quote}${mark}${quote},${quote}${note}${quote}`,
          '甲,乙',
          '',
        ]
          .join('\r\n')
          .replaceAll(',', delimiter)
      expect(await filled(encode(lines('6', '')), edits)).toEqual(encode(lines('84', '缺考')))
      expect((await rowsOf(encode(lines('6', ''))))[1]).toEqual(['2026030101', '林晓舟', '6', ''])
    }
    const xml = (row: string) =>
      `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="成绩 &amp; 单"><Table>` +
      `<Row><Cell><Data ss:Type="String">学号</Data></Cell></Row><Row>${row}</Row></Table></Worksheet></Workbook>\n`
    const before = xml(
      '<Cell ss:StyleID="s1"><Data ss:Type="String">2026030101</Data></Cell><Cell ss:Index="3" ss:StyleID="s2"/><Cell ss:Index="5" ss:Formula="=RC[-1]"><Data ss:Type="Number">0</Data></Cell>',
    )
    const after = xml(
      '<Cell ss:StyleID="s1"><Data ss:Type="String">2026030101</Data></Cell><Cell ss:Index="3" ss:StyleID="s2"><Data ss:Type="Number">84</Data></Cell><Cell ss:Index="4"><Data ss:Type="String">缺考</Data></Cell><Cell ss:Index="5" ss:Formula="=RC[-1]"><Data ss:Type="Number">0</Data></Cell>',
    )
    expect(await filled(encode(before), edits, '成绩 & 单')).toEqual(encode(after))
    const { sheets } = await openOfficeFile(encode(after))
    expect(sheets[0]!.rows[1]).toEqual({
      ...{ number: 2, formulas: ['E2'], values: ['2026030101', '', '84', '缺考', '0'] },
    })
  },
)

const cellOf = (cell: string) =>
  `<table><tr><td>a</td></tr><tr><td>1</td><td>2</td>${cell}</tr></table>`

test.each([
  ['<td></td>', '<td>84</td>'],
  ['<td/><td>x</td>', '<td/>84<td>x</td>'],
  ['<td> 7 </td>', '<td> 84 </td>'],
  ['<td>7', '<td>84'],
  ['<td x:num="7.00">7</td>', '<td>84</td>'],
  ["<td class=xl24 x:num='7'>7</td>", '<td class=xl24>84</td>'],
  ['<td x:str>&nbsp;</td>', '<td>84</td>'],
  ['<td><font color="red">7</font></td>', '<td><font color="red">84</font></td>'],
  ['<td><p><span></span></p></td>', '<td><p><span>84</span></p></td>'],
  ['<td><b>7</b> / <i>8</i></td>', '<td>84</td>'],
  ['', '<td>84</td>'],
])('of the cell %s becomes %s', async (before, after) => {
  const mark = [{ row: 2, column: 2, is: 84 }]
  expect((await filled(Buffer.from(cellOf(before)), mark)).toString()).toBe(cellOf(after))
})

test('cells that others cover, formulas and tables inside of tables are known', async () => {
  const page = `<table><tr><td><table>
    <tr><td rowspan=2>学号</td><td colspan=2>成绩</td><td rowspan=2>备注</td></tr>
    <tr><td>平时</td><td>期末</td></tr>
    <tr><td>1</td><td>2</td><td x:fmla="=B1">3</td></tr></table></td></tr></table>`
  const { sheets } = await openOfficeFile(Buffer.from(page))
  expect(sheets[0]!.rows.map(({ values }) => values)).toEqual([
    [''],
    ['学号', '成绩', '', '备注'],
    ['', '平时', '期末'],
    ['1', '2', '3'],
  ])
  expect(sheets[0]!.rows[3]!.formulas).toEqual(['C4'])
  expect(sheets[0]!.closed).toEqual(['A1', 'C2', 'A3', 'D3'])
})

test('words come into a page of plain letters by their numbers, and markup in words stays words', async () => {
  const page = '<table><tr><td>student number</td></tr><tr><td>1</td><td></td></tr></table>'
  const after = await filled(Buffer.from(page), [{ row: 2, column: 1, is: '缺<考&' }])
  expect(after.toString()).toContain('<td>&#32570;&lt;&#32771;&amp;</td>')
  expect((await rowsOf(after))[1]).toEqual(['1', '缺<考&'])
})

test('a line that is too short gets the delimiters before its value, and a wider table says so', async () => {
  const after = await filled(Buffer.from('学号,姓名\n1,甲\n2,乙'), [
    { row: 2, column: 4, is: 5 },
    { row: 3, column: 2, is: 6 },
  ])
  expect(after.toString()).toBe('学号,姓名\n1,甲,,,5\n2,乙,6')
  const xml =
    '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:s="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet s:Name="A"><Table s:ExpandedColumnCount="1"><Row s:Index="4"><Cell><Data s:Type="Number">1</Data></Cell></Row></Table></Worksheet></Workbook>'
  const wide = await filled(Buffer.from(xml), [{ row: 4, column: 2, is: 5 }], 'A')
  expect(wide.toString()).toContain('s:ExpandedColumnCount="3"')
  expect(wide.toString()).toContain('<Cell s:Index="3"><Data s:Type="Number">5</Data></Cell></Row>')
})
