import { sql } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { type Person, refusal } from '#tests/world.ts'
import { homeworkApi } from './contract.ts'
import { exportHours } from './limits.ts'
import { markIn, normal } from './server/read-marks.ts'
import { fileNames, folderNames } from './server/work-names.ts'
import { openHomework } from './test-homework.ts'

const world = await openHomework()
const { db, newClass, set, handIn, mark } = world

/** Writes a workbook as an office does it: a heading above, columns in another order. */
async function workbook(rows: readonly (readonly (string | number | null)[])[]): Promise<string> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('平时成绩')
  for (const row of rows) sheet.addRow([...row])
  return Buffer.from(await book.xlsx.writeBuffer()).toString('base64')
}

test('marks are read as people and programs write them, and nothing else is a mark', () => {
  expect(['87.5', '８７．５', ' 87,5 ', '87.35000000000001', '0', '100'].map(markIn)).toEqual([
    ...[8750, 8750, 8750, 8735, 0, 10_000],
  ])
  expect(['', ' '].map(markIn)).toEqual([undefined, undefined])
  expect(['缺考', '-1', '87.355', 'NaN', '1e9', '=1+1'].map(markIn)).toEqual(Array(6).fill(null))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (hundredths) => {
      expect(markIn(String(hundredths / 100))).toBe(hundredths)
    }),
  )
  expect(normal(' ２０２６ａ ')).toBe('2026A')
})

test('a workbook that went out comes in again: a dry run names each change, and the act writes these alone', async () => {
  const { classId, owner, coTeacher, assistant, first, second, join } = await newClass()
  const third = await join('陈一鸣', '2026030103')
  const homeworkId = await set(owner, classId)
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 8000, { comment: '好' })
  await owner(homeworkApi.excuse, { homeworkId, userId: third.id, excused: true })
  const out = await assistant(homeworkApi.getMarks, { homeworkId })
  const unchanged = { homeworkId, base64: out.base64, agreed: null }
  const none = await owner(homeworkApi.importMarks, unchanged)
  expect(none).toMatchObject({ done: false, changes: [], same: 1, problems: [] })

  const base64 = await workbook([
    ['国际贸易 2601 班'],
    ['姓名', '分数', '学号', '备注'],
    ['林晓舟', 92.5, '２０２６０３０１０１', '别的格'],
    ['周雨婷', null, '2026030102', ''],
    ['陈一鸣', 60, '2026030103', ''],
    ['谁', 60, '999', ''],
    ['林晓舟', 1, '2026030101', ''],
  ])
  const plan = await owner(homeworkApi.importMarks, { homeworkId, base64, agreed: null })
  expect(plan.changes).toMatchObject([{ student: { userId: first.id }, from: 8000, to: 9250 }])
  expect(plan.problems.map(({ row, what }) => [row, what])).toEqual([
    ...[
      [5, 'excused'],
      [6, 'unknownStudent'],
      [7, 'twice'],
    ],
  ])
  const read = () => owner(homeworkApi.getWork, { homeworkId, userId: first.id })
  expect((await read()).work.rawMark, 'a dry run writes nothing').toBe(8000)

  await mark(coTeacher, homeworkId, first.id, 8100, { comment: '好' })
  const act = { homeworkId, base64, agreed: plan.agreement }
  const stale = owner(homeworkApi.importMarks, act)
  await expect(stale).rejects.toMatchObject(refusal('homework.changedMeanwhile'))
  const again = await owner(homeworkApi.importMarks, { ...act, agreed: null })
  await owner(homeworkApi.importMarks, { ...act, agreed: again.agreement })
  const { work, comment, history } = await read()
  expect({ mark: work.rawMark, comment }).toEqual({ mark: 9250, comment: '好' })
  expect(history[0]).toMatchObject({ kind: 'imported', from: 8100, to: 9250, by: '沈知遥' })
  const { counts } = await owner(homeworkApi.getWorks, { homeworkId })
  expect(counts).toMatchObject({ marked: 1, missing: 1, excused: 1 })
  expect(second.id).toBeGreaterThan(0)
})

test('a file that is none, or has no such columns, is refused in words', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await set(owner, classId)
  const given = async (base64: string) =>
    owner(homeworkApi.importMarks, { homeworkId, base64, agreed: null })
  const broken = Buffer.from('no workbook').toString('base64')
  await expect(given(broken)).rejects.toMatchObject(refusal('homework.fileBroken'))
  const other = await workbook([['姓名', '电话']])
  await expect(given(other)).rejects.toMatchObject(refusal('homework.columnsMissing'))
  const high = await given(
    await workbook([
      ['学号', '分数'],
      ['2026030101', 100.01],
    ]),
  )
  expect(high.problems).toMatchObject([{ what: 'tooHigh' }])
  const theirs = first(homeworkApi.importMarks, { homeworkId, base64: broken, agreed: null })
  await expect(theirs).rejects.toMatchObject({ status: expect.any(Number) })
})

test('folders are named by number and name, and no two are the same', () => {
  const works = [
    { number: '2026030101', name: '林晓舟' },
    { number: '', name: 'a/b:c' },
    { number: '', name: 'A/B:C' },
    { number: '1', name: '..' },
  ]
  expect(folderNames(works, '无学号')).toEqual([
    ...['2026030101-林晓舟', '无学号-a b c', '无学号-A B C (2)', '1--'],
  ])
  expect(fileNames(['发票.jpg', '..\\x', '.png'])).toEqual(['01 发票.jpg', '02 x', '03 png'])
  expect(fileNames([`${'长'.repeat(200)}.docx`])).toEqual([`01 ${'长'.repeat(80)}.docx`])
})

test('all works are packed as one zip, for those who look after the class', async () => {
  const { classId, owner, assistant, first, second } = await newClass()
  const homeworkId = await set(owner, classId)
  const nothing = owner(homeworkApi.beginExport, { homeworkId })
  await expect(nothing).rejects.toMatchObject(refusal('homework.nothingToPack'))
  const { userFileId } = await world.give(first, 'invoice.png', { bytes: 'PICTURE' })
  await handIn(first, homeworkId, { text: '见照片', photos: [userFileId] })
  await handIn(second, homeworkId)
  const { exportId } = await assistant(homeworkApi.beginExport, { homeworkId })
  let url = ''
  await eventually(async () => {
    const state = await assistant(homeworkApi.getExport, { exportId })
    expect(state.state).toBe('ready')
    url = state.url!
  })
  const answer = await world.app.kernel.app.inject({ url })
  const { unzip } = await import('#src/features/content/exchange/formats/shared/zip.ts')
  const files = await unzip(answer.rawPayload)
  expect([...files.keys()].toSorted()).toEqual([
    '2026030101-林晓舟/01 invoice.png',
    '2026030101-林晓舟/正文.txt',
    '2026030102-周雨婷/正文.txt',
  ])
  expect(new TextDecoder().decode(files.get('2026030101-林晓舟/01 invoice.png'))).toBe('PICTURE')
  const others = owner(homeworkApi.getExport, { exportId })
  await expect(others).rejects.toMatchObject(refusal('homework.exportUnknown'))

  await owner(homeworkApi.delete, { homeworkId })
  const left = await db.execute<{ hours: number }>(sql`
    select extract(epoch from loose_until - now())::float8 / 3600 as hours from files
    where owner_id = ${assistant.id} and mime = 'application/zip'`)
  expect(left.rows[0]!.hours, 'the zip has no row, and still an end').toBeLessThan(exportHours + 1)
})

test('photographs are packed as one PDF of each work, beside them or in their place', async () => {
  const { classId, owner, first, second } = await newClass()
  const homeworkId = await set(owner, classId)
  const bytes = await sharp({ create: { width: 6, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { userFileId } = await world.give(first, 'page.png', { bytes })
  const broken = await world.give(second, 'broken.png', { bytes: 'NO PICTURE' })
  await handIn(first, homeworkId, { photos: [userFileId] })
  await handIn(second, homeworkId, { photos: [broken.userFileId] })
  const packed = async (photos: 'pdf' | 'both') => {
    const { exportId } = await owner(homeworkApi.beginExport, { homeworkId, photos })
    const { url } = await ready(owner, exportId)
    const answer = await world.app.kernel.app.inject({ url })
    const { unzip } = await import('#src/features/content/exchange/formats/shared/zip.ts')
    return [...(await unzip(answer.rawPayload)).keys()].toSorted()
  }
  const left = '2026030102-周雨婷/01 broken.png'
  expect(await packed('pdf')).toEqual(['2026030101-林晓舟/照片.pdf', left])
  expect(await packed('both')).toEqual([
    ...['2026030101-林晓舟/01 page.png', '2026030101-林晓舟/照片.pdf', left],
  ])

  const of = { homeworkId, userId: first.id }
  const { exportId } = await first(homeworkApi.beginPdf, of)
  const { url, name } = await ready(first, exportId)
  expect(name).toBe('2026030101-林晓舟 商业发票.pdf')
  const pdf = await world.app.kernel.app.inject({ url })
  expect(pdf.body.slice(0, 5)).toBe('%PDF-')
  await ready(owner, (await owner(homeworkApi.beginPdf, of)).exportId)
  const foreign = second(homeworkApi.beginPdf, of)
  await expect(foreign).rejects.toMatchObject(refusal('class.notHelper'))
  await handIn(first, homeworkId, { text: '没有照片' })
  const nothing = first(homeworkApi.beginPdf, of)
  await expect(nothing).rejects.toMatchObject(refusal('homework.nothingToPack'))
})

async function ready(one: Person, exportId: number) {
  let found = { url: '', name: '' }
  await eventually(async () => {
    const { state, url, name } = await one(homeworkApi.getExport, { exportId })
    expect(state).toBe('ready')
    found = { url: url!, name: name! }
  })
  return found
}
