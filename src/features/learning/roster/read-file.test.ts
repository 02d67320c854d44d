import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { uploadTo } from '#src/server/testing/upload.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { linesBelow } from './columns.ts'
import { rosterApi } from './contract.ts'
import { cleanLine } from './rows.ts'
import { inGb18030, inUtf16 } from './test-encodings.ts'
import { line, manyLines, openRosters } from './test-roster.ts'

const world = await openWorld()
const { newClass } = openRosters(world)
const { owner, classId } = await newClass()

const send = (
  bytes: Buffer | string,
  name: string,
  person: Person = owner,
  query = { classId: String(classId) },
) =>
  uploadTo(world.app.kernel.app, rosterApi.readFile, {
    ...{ token: person.token, query, name, bytes },
  })

async function rowsOf(bytes: Buffer | string, name = 'roster.csv') {
  const { code, data } = await send(bytes, name)
  expect(code).toBe(0)
  return linesBelow(data.lines, data).map(cleanLine)
}

const text = '学号,姓名,手机\n００２６０１,李䶮,13812345678\n002602,阿依古丽·买买提,\n'
const rows = [
  { number: '002601', name: '李䶮', phone: '13812345678', email: '', group: '' },
  { number: '002602', name: '阿依古丽·买买提', phone: '', email: '', group: '' },
]

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', inUtf16(text, 'le')],
  ['UTF-16, the other end first', inUtf16(text, 'be')],
  ['GB18030', inGb18030(text)],
])('a file in %s is read', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual(rows)
})

test('a workbook: numbers with all their digits, text with its zeros, formulas by their last result, a title above', async () => {
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('说明').addRow(['请在下一页填写'])
  const sheet = workbook.addWorksheet('名单')
  sheet.addRow(['国际贸易 2601 班'])
  sheet.addRow(['学号', '姓名', '分组'])
  sheet.addRow([202603010101, '林晓舟', '1'])
  sheet.addRow(['0026', '周雨婷', '2'])
  sheet.addRow([{ formula: 'A3+1', result: 202603010102 }, { formula: 'B3', result: '吴桐' }, ''])
  sheet.addRow([{ formula: 'CMD|calc' }, '甲', ''])
  const bytes = Buffer.from(await workbook.xlsx.writeBuffer())
  expect((await rowsOf(bytes, 'roster.xlsx')).map(({ number, name }) => [number, name])).toEqual([
    ['202603010101', '林晓舟'],
    ['0026', '周雨婷'],
    ['202603010102', '吴桐'],
    ['', '甲'],
  ])
})

test('500 rows of a workbook are read', async () => {
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('名单')
  sheet.addRow(['学号', '姓名'])
  const lines = manyLines(500)
  for (const { number, name } of lines) sheet.addRow([number, name])
  expect(await rowsOf(Buffer.from(await workbook.xlsx.writeBuffer()), 'a.xlsx')).toEqual(lines)
})

test('what cannot be read is refused with the remedy', async () => {
  const errorOf = async (bytes: Buffer | string, name: string) => (await send(bytes, name)).error
  expect(await errorOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.xls')).toBe('roster.fileOld')
  expect(await errorOf(Buffer.from('504b0304000000', 'hex'), 'a.xlsx')).toBe('roster.fileBroken')
  expect(await errorOf(Buffer.from([0, 1, 2, 3]), 'a.csv')).toBe('roster.fileBroken')
  expect(await errorOf(',,\n,,', 'a.csv')).toBe('roster.nothing')
  expect(await errorOf('1,甲\n'.repeat(1001), 'a.csv')).toBe('roster.tooManyLines')
})

test('only teachers of the class read files into it', async () => {
  const other = await world.newUser('teacher')
  expect((await send(text, 'a.csv', other)).error).toBe('class.unknown')
})

test('pasted cells are read', async () => {
  const found = await owner(rosterApi.readText, { classId, text: '学号\t姓名\r\n01\t甲\r\n' })
  expect(found).toEqual({
    lines: [
      { line: 1, cells: ['学号', '姓名'] },
      { line: 2, cells: ['01', '甲'] },
    ],
    ...{ head: 0, columns: ['number', 'name'] },
  })
})

test('a long text, which a process of its own reads, is read as a short one', async () => {
  expect(await rowsOf(`学号,姓名,备注\n1,甲,\n${' ,,\n'.repeat(60_000)}`)).toEqual([
    line('1', '甲'),
  ])
})
