import { readFile } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { unzipped } from '#src/features/content/document/test-documents.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { type Person, refusal } from '#tests/world.ts'
import { gradebookApi as api } from '../contract.ts'
import { openGradebooks } from '../test-gradebook.ts'
import { formsMost, recallColumns, rememberColumns } from './remembered-columns.ts'
import { oldFile } from './test-old.ts'

const { db, newBook, addColumn, joinStaff, newUser } = await openGradebooks()

/** A file as offices give it: a title, heads of two rows, a total by formula, styles, a validation, a second sheet. */
async function officeFile(students: readonly (readonly [number: string | number, name: string])[]) {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('成绩单')
  sheet.mergeCells('A1:G1')
  sheet.getCell('A1').value = '国际贸易实务 课程成绩登记表'
  sheet.getRow(2).values = ['序号', '学号', '姓名', '成绩', '', '', '备注']
  sheet.mergeCells('D2:F2')
  sheet.getRow(3).values = ['', '', '', '平时成绩（40%）', '期末成绩', '总评', '']
  for (const [at, [number, name]] of students.entries()) {
    const row = sheet.getRow(4 + at)
    row.values = [at + 1, number, name, '', '', '', '']
    row.getCell(4).font = { bold: true, color: { argb: 'FFCC0000' } }
    row.getCell(5).numFmt = '0'
  }
  sheet.getCell(`B${4 + students.length}`).value = '任课教师：'
  sheet.getCell('I4').value = { formula: 'D4*0.4+E4*0.6', result: 0 }
  sheet.getCell('D4').dataValidation = { type: 'whole', operator: 'between', formulae: [0, 100] }
  book.addWorksheet('说明').getCell('A1').value = '勿改动表头'
  return Buffer.from(await book.xlsx.writeBuffer())
}

const sheetOf = async (base64: string) => {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Buffer.from(base64, 'base64') as unknown as ArrayBuffer)
  return book.getWorksheet('成绩单')!
}

const fill = (one: Person, classId: number, file: Buffer, more: object = {}) =>
  one(api.fillOfficeFile, {
    ...{ classId, base64: file.toString('base64'), sheet: null, columns: null, agreed: null },
    ...more,
  })

/** A frozen gradebook of three students: 82 and 84.5, absent from the examination, and one whom the file lacks. */
async function frozenBook() {
  const { owner, classId, people, categories } = await newBook(3)
  const [usual, exam] = [
    await addColumn(owner, classId, categories.homework),
    await addColumn(owner, classId, categories.exam),
  ]
  const set = (columnId: number, at: number, is: string) => ({
    ...{ columnId, userId: people[at]!.id, was: '', is },
  })
  await owner(api.setMarks, {
    classId,
    changes: [
      ...[set(usual, 0, '8200'), set(usual, 1, '6000'), set(usual, 2, '9000')],
      ...[set(exam, 0, '8450'), set(exam, 1, 'absent'), set(exam, 2, '9000')],
    ],
  })
  const numbers = ['2026030101', '0202603', '2026030103']
  for (const [at, one] of people.entries()) {
    await owner(classApi.setNumber, { classId, userId: one.id, number: numbers[at]! })
  }
  const freeze = () => owner(api.freeze, { classId, missing: 0 })
  return { owner, classId, people, numbers, freeze }
}

test('the file of the office gets whole numbers and words beside its numbers, and nothing else in it changes', async () => {
  const { owner, classId, numbers, freeze } = await frozenBook()
  const { students } = await owner(api.getGradebook, { classId })
  const [first, second] = [
    students.find(({ number }) => number === numbers[0])!,
    students.find(({ number }) => number === numbers[1])!,
  ]
  // Full-width digits, a number whose zero Excel has lost, one whom the class does not know, and a row that comes twice.
  const file = await officeFile([
    ['２０２６０３０１０１', first.name],
    [202_603, '别的名字'],
    ['2026039999', '陌生人'],
    ['2026030101', first.name],
  ])
  await expect(fill(owner, classId, file)).rejects.toMatchObject(refusal('gradebook.notFrozen'))
  await freeze()
  const plan = await fill(owner, classId, file)
  expect(plan).toMatchObject({
    ...{ sheet: '成绩单', sheets: ['成绩单', '说明'], base64: null, writes: 5, replaced: 0 },
    columns: { number: 1, name: 2, usual: 3, exam: 4, total: 5, note: 6 },
    unknown: [
      { row: 6, number: '2026039999', why: 'unknown' },
      { row: 7, number: '2026030101', why: 'twice' },
    ],
    otherNames: [{ row: 5, theirs: '别的名字', ours: second.name }],
    missing: [{ number: numbers[2] }],
  })
  expect(plan.rows.map(({ row, cells }) => [row, ...cells.map(({ is }) => is)])).toEqual([
    [4, '82', '85', '84'],
    [5, '60', '缺考'],
  ])
  const { base64 } = await fill(owner, classId, file, { agreed: plan.agreement })
  const sheet = await sheetOf(base64!)
  const values = (row: number) =>
    [4, 5, 6, 7].map((column) => sheet.getRow(row).getCell(column).value)
  expect(values(4)).toEqual([82, 85, 84, ''])
  expect(values(5)).toEqual([60, '', '', '缺考'])
  expect(values(6)).toEqual(['', '', '', ''])
  expect(sheet.getCell('D4').font).toMatchObject({ bold: true, color: { argb: 'FFCC0000' } })
  expect(sheet.getCell('D4').dataValidation).toMatchObject({ type: 'whole' })
  expect(sheet.getCell('I4').formula).toBe('D4*0.4+E4*0.6')
  const [before, after] = [await unzipped(file), await unzipped(Buffer.from(base64!, 'base64'))]
  const isFile = (name: string) => !name.endsWith('/')
  expect(Object.keys(after)).toEqual(Object.keys(before).filter(isFile))
  const changed = Object.keys(after).filter((name) => !before[name]!.equals(after[name]!))
  // The workbook asks for a calculation, because a formula depends on what was written.
  expect(changed.toSorted()).toEqual(['xl/workbook.xml', 'xl/worksheets/sheet1.xml'])
  const again = await fill(owner, classId, Buffer.from(base64!, 'base64'))
  expect(again).toMatchObject({ writes: 0, same: 5 })
})

test('other columns may be chosen; a value that the file has is named before it is replaced; an unseen plan is refused', async () => {
  const { owner, classId, numbers, freeze } = await frozenBook()
  await freeze()
  const file = await officeFile([[numbers[0]!, '']])
  const { columns } = await fill(owner, classId, file)
  const totalAlone = { ...columns, usual: null, exam: null, note: null, total: 4 }
  const plan = await fill(owner, classId, file, { columns: totalAlone })
  expect(plan.rows).toMatchObject([{ row: 4, cells: [{ target: 'total', was: '', is: '84' }] }])
  const { base64 } = await fill(owner, classId, file, {
    columns: totalAlone,
    agreed: plan.agreement,
  })
  expect((await sheetOf(base64!)).getCell('E4').value).toBe(84)
  const second = Buffer.from(base64!, 'base64')
  // The next file with these heads needs no choice, and every column may be chosen still.
  const remembered = await fill(owner, classId, second)
  expect(remembered).toMatchObject({ remembered: true, columns: totalAlone, writes: 0, same: 1 })
  const replacing = await fill(owner, classId, second, { columns })
  expect(replacing).toMatchObject({ replaced: 1, remembered: false })
  expect(replacing.rows[0]!.cells).toContainEqual({ target: 'exam', was: '84', is: '85' })
  await expect(fill(owner, classId, second, { agreed: plan.agreement })).rejects.toMatchObject(
    refusal('gradebook.planChanged'),
  )
  const twice = await owner.ask(api.fillOfficeFile, {
    ...{ classId, base64: file.toString('base64'), sheet: null, agreed: null },
    columns: { ...columns, exam: 4, total: 4 },
  })
  expect(twice.envelope.code).toBe(400)
  // Without a column of notes, the word stands in place of the examination and the total.
  const absent = await officeFile([[numbers[1]!, '']])
  const words = await fill(owner, classId, absent, { columns: { ...columns, note: null } })
  expect(words.rows[0]!.cells.map(({ is }) => is)).toEqual(['60', '缺考', '缺考'])
})

test('files that are none are refused in words, and people without a right to all grades get nothing', async () => {
  const { owner, classId, people, numbers, freeze } = await frozenBook()
  await freeze()
  const file = await officeFile([[numbers[0]!, '']])
  for (const [bytes, error] of [
    [Buffer.from('no workbook'), 'gradebook.fileBroken'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'gradebook.fileBroken'],
    [await lockedBook(), 'gradebook.fileLocked'],
    [Buffer.from([0x09, 0x04, 0x06, 0x00]), 'gradebook.fileOld'],
    [Buffer.from('MIME-Version: 1.0\nContent-Type: multipart/related'), 'gradebook.fileOld'],
    [await emptyBook(), 'gradebook.noNumbers'],
  ] as const) {
    await expect(fill(owner, classId, bytes)).rejects.toMatchObject(refusal(error))
  }
  const assistant = await joinStaff(owner, classId, 'assistant')
  expect((await fill(assistant, classId, file)).writes).toBe(3)
  const stranger = await newUser('teacher')
  await expect(fill(stranger, classId, file)).rejects.toMatchObject(refusal('class.unknown'))
  await expect(fill(people[0]!, classId, file)).rejects.toMatchObject(refusal('class.notHelper'))
})

test('a workbook of old Excel is filled as one of today is, under any name, and so is a page', async () => {
  const { owner, classId, numbers, freeze } = await frozenBook()
  await freeze()
  const file = await oldFile('libreoffice')
  const plan = await fill(owner, classId, file)
  expect(plan).toMatchObject({
    ...{ sheet: '成绩单', sheets: ['成绩单', '说明'], remembered: false, writes: 8, replaced: 3 },
    columns: { number: 1, name: 2, usual: 3, exam: 4, total: 5, note: 6 },
    unknown: [{ number: '2026030104' }, { number: '2026030105' }],
  })
  expect(
    plan.rows.map(({ row, cells }) => [row, ...cells.map(({ was, is }) => `${was}→${is}`)]),
  ).toEqual([
    [4, '→82', '→85', '→84'],
    [5, '→60', '→缺考'],
    [6, '55→90', '66.5→90', '缺考→90'],
  ])
  const { base64 } = await fill(owner, classId, file, { agreed: plan.agreement })
  const again = await fill(owner, classId, Buffer.from(base64!, 'base64'))
  expect(again).toMatchObject({ writes: 0, same: 8, remembered: true })
  const page = `<table><tr><td>学号</td><td>总评</td></tr><tr><td>${numbers[0]!}</td><td></td></tr></table>`
  const written = await fill(owner, classId, Buffer.from(page))
  expect(written).toMatchObject({ writes: 1, sheets: [''] })
  const out = await fill(owner, classId, Buffer.from(page), { agreed: written.agreement })
  expect(Buffer.from(out.base64!, 'base64').toString()).toBe(
    page.replace('<td></td>', '<td>84</td>'),
  )
})

test('a protected sheet takes marks in its open cells, and is refused in words where a cell is locked', async () => {
  const { owner, classId, freeze } = await frozenBook()
  await freeze()
  const file = await oldFile('protected')
  const plan = await fill(owner, classId, file)
  expect(plan).toMatchObject({ writes: 8, columns: { usual: 2 } })
  const columns = { ...plan.columns, name: null, usual: 1 }
  await expect(fill(owner, classId, file, { columns })).rejects.toMatchObject(
    refusal('gradebook.cellsClosed'),
  )
})

test('columns are remembered for the person who has used them, whatever weights the heads have', async () => {
  const { owner, classId, numbers, freeze } = await frozenBook()
  await freeze()
  const form = (head: string) => Buffer.from(`学号,总评,${head}\n${numbers[0]!},,\n`)
  const columns = { number: 0, name: null, usual: null, exam: null, total: 2, note: null }
  const { agreement } = await fill(owner, classId, form('等级'), { columns })
  await fill(owner, classId, form('等级'), { columns, agreed: agreement })
  const same = form('等级（40%）')
  expect(await fill(owner, classId, same)).toMatchObject({ remembered: true, columns })
  const other = { remembered: false, columns: { total: 1 } }
  expect(await fill(owner, classId, form('绩点'))).toMatchObject(other)
  const assistant = await joinStaff(owner, classId, 'assistant')
  expect(await fill(assistant, classId, same)).toMatchObject(other)
})

test('of each person the forms that were used last are remembered', async () => {
  const [one, other] = [await newUser('teacher'), await newUser('teacher')]
  const columns = { number: 0, name: null, usual: null, exam: null, total: 2, note: null }
  const hashes = Array.from({ length: formsMost + 1 }, (_, n) => `form ${String(n)}`)
  await rememberColumns(db, { userId: other.id, heads: hashes[0]!, columns })
  for (const heads of hashes) await rememberColumns(db, { userId: one.id, heads, columns })
  await rememberColumns(db, {
    userId: one.id,
    heads: hashes[5]!,
    columns: { ...columns, total: 3 },
  })
  const recalled = await recallColumns(db, { userId: one.id, hashes })
  expect([...recalled.keys()].toSorted((a, b) => hashes.indexOf(a) - hashes.indexOf(b))).toEqual(
    hashes.slice(1),
  )
  expect(recalled.get(hashes[5]!)).toMatchObject({ total: 3 })
  expect((await recallColumns(db, { userId: other.id, hashes })).size).toBe(1)
})

const lockedBook = () =>
  readFile(new URL('../../../content/document/test-media/locked.xls', import.meta.url))

async function emptyBook() {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('空').getCell('A1').value = '无'
  return Buffer.from(await book.xlsx.writeBuffer())
}
