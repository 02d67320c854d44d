import { sql } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { refusal } from '#tests/world.ts'
import { gradebookApi as api } from './contract.ts'
import { workbookText } from './server/workbook-text.ts'
import { openGradebooks } from './test-gradebook.ts'
import { wordsText } from './web/words-text.ts'

const { db, newUser, newBook, addColumn, joinStaff } = await openGradebooks()

async function cellsIn(base64: string) {
  const book = new ExcelJS.Workbook()
  // The types of the library know an older Buffer.
  await book.xlsx.load(Buffer.from(base64, 'base64') as never)
  const rows: ExcelJS.CellValue[][] = []
  book.worksheets[0]!.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1)))
  return rows
}

test('the workbook has numbers as numbers, words as words, and totals as the screen shows them', async () => {
  const { owner, classId, people, categories } = await newBook()
  const [one, two] = people.map(({ id }) => id)
  const homework = await addColumn(owner, classId, categories.homework)
  const exam = await addColumn(owner, classId, categories.exam, '50')
  const set = (columnId: number, userId: number, is: string) => ({ columnId, userId, was: '', is })
  const changes = [set(homework, one!, '8350'), set(exam, one!, '4000'), set(exam, two!, 'absent')]
  await owner(api.setMarks, { classId, changes })
  await db.execute(sql`update class_members set student_number = case when user_id = ${one!} then '0026' else '0027' end
    where class_id = ${classId} and role = 'student'`)
  await db.execute(sql`update users set real_name = '=1+1' where id = ${one!}`)
  const { base64, name } = await owner(api.getWorkbook, { classId })
  expect(name).toBe('国贸 2601 班 成绩册.xlsx')
  const [heads, first, second] = await cellsIn(base64)
  expect(heads).toEqual([
    ...['学号', '姓名', '分组', '列 100 (100)', '列 50 (50)', '平时', '考试', '总成绩'],
  ])
  // A name that looks like a formula is a word, and a number keeps its zeros. (83.5 × 20 + 80 × 60) / 80 = 80.875.
  expect(first).toEqual(['0026', '=1+1', undefined, 83.5, 40, 83.5, 80, 81])
  expect(second!.slice(4)).toEqual(['缺考', undefined, 0, '缺考'])
})

test('assistants may take the workbook, students and strangers may not, and without a gradebook there is none', async () => {
  const { owner, classId, people } = await newBook()
  const assistant = await joinStaff(owner, classId, 'assistant')
  expect((await assistant(api.getWorkbook, { classId })).base64).not.toBe('')
  await expect(people[0]!(api.getWorkbook, { classId })).rejects.toMatchObject(
    refusal('class.notHelper'),
  )
  const stranger = await newUser('teacher')
  await expect(stranger(api.getWorkbook, { classId })).rejects.toMatchObject(
    refusal('class.unknown'),
  )
  const given = { name: '空班', yearFrom: '2026', semester: 'first' as const }
  const empty = await owner(classApi.create, given)
  await expect(owner(api.getWorkbook, { classId: empty.classId })).rejects.toMatchObject(
    refusal('gradebook.none'),
  )
})

test('values are called in the workbook as on the screen', () => {
  const { words, levels, parts, total, passed, failed, sheet } = workbookText
  const shown = { words, levels, parts, total, passed, failed, gradebook: sheet }
  for (const locale of ['zh', 'en'] as const) {
    const own = JSON.parse(JSON.stringify(shown), (_, value) =>
      value !== null && typeof value === 'object' && 'zh' in value ? value[locale] : value,
    )
    expect(wordsText[locale]).toMatchObject(own)
  }
})
