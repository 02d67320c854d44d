import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { gradebookApi as api } from '../contract.ts'
import { openGradebooks } from '../test-gradebook.ts'
import { officeValues } from './office-students.ts'

const { db, newBook } = await openGradebooks()

test('the office gets the level that the student was shown, and totals as whole numbers', () => {
  const total = { num: 596n, den: 1000n }
  const grade = { total, parts: { usual: total, exam: total }, word: null }
  const valueOf = (scheme: 'passFail' | 'fiveLevel' | 'percent', rounding: 'tenth' | 'whole') =>
    officeValues(grade, { scheme, rounding, hasNotes: true }).total
  expect(valueOf('passFail', 'tenth')).toBe('不合格')
  expect(valueOf('fiveLevel', 'tenth')).toBe('不及格')
  expect(valueOf('passFail', 'whole')).toBe('合格')
  expect(valueOf('percent', 'tenth')).toBe(60)
})

test('a mark with a full mark of its own is out of the full mark that the head of the workbook says', async () => {
  const { owner, classId, people, categories } = await newBook(1)
  const sources = [{ source: 'attendance' as const, sourceId: classId }]
  await owner(api.addSources, { classId, categoryId: categories.attendance, sources })
  await owner(api.freeze, { classId, missing: 1 })
  await db.execute(sql`insert into grade_frozen_marks (column_id, user_id, mark, out_of)
    select id, ${people[0]!.id}, 300, 400 from grade_columns where class_id = ${classId}`)
  const { base64 } = await owner(api.getTable, { classId })
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Buffer.from(base64, 'base64') as unknown as ArrayBuffer)
  const sheet = book.worksheets[0]!
  expect(sheet.getRow(1).getCell(4).value).toMatch(/100\)$/)
  expect(sheet.getRow(2).getCell(4).value).toBe(75)
})
