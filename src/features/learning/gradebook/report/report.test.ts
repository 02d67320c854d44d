import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openPdfium } from '#src/features/content/document/child/pdfium.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import { lessonApi } from '#src/features/learning/lesson/contract.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { type Person, refusal } from '#tests/world.ts'
import { gradebookApi as api } from '../contract.ts'
import { studentText } from '../web/student-text.ts'
import { whyText } from '../web/why-text.ts'
import { wordsText } from '../web/words-text.ts'
import { reportText } from './report-text.ts'

const { db, newUser, newClass, set, handIn, mark, dueIn } = await openHomework()

/** A class with a lesson, two pieces of homework, of which one was returned, and an examination. */
async function open() {
  const of = await newClass()
  const { classId, owner, first, second } = of
  const { lessonId } = await owner(lessonApi.begin, { classId })
  await owner(lessonApi.setState, { lessonId, userId: first.id, state: 'late', reason: '' })
  await owner(lessonApi.end, { lessonId })
  const returned = await set(owner, classId, {
    late: { until: new Date(Date.now() + 9e8).toISOString(), percent: 10, floor: 0 },
  })
  const waiting = await set(owner, classId, { title: '装箱单' })
  await dueIn(returned, -3_600_000)
  for (const homeworkId of [returned, waiting]) {
    await handIn(first, homeworkId)
    await mark(owner, homeworkId, first.id, 9000)
  }
  await owner(homeworkApi.release, { homeworkId: returned })
  await owner(api.create, { classId })
  const { book } = await owner(api.getGradebook, { classId })
  const exam = { classId, categoryId: String(book!.categories[3]!.categoryId) }
  const { columnId } = await owner(api.addColumn, { ...exam, name: '期末考试', fullMark: '100' })
  await owner(api.setMarks, {
    classId,
    changes: [{ columnId, userId: first.id, was: '', is: '8350' }],
  })
  return { ...of, returned, waiting, second, columnId }
}

async function wordsOf(base64: string) {
  const pdfium = await openPdfium()
  const content = new Uint8Array(Buffer.from(base64, 'base64')).buffer
  const document = await pdfium.openDocumentBuffer({ id: 'report', content }).toPromise()
  let words = ''
  for (const page of document.pages) {
    const { runs } = await pdfium.getPageTextRuns(document, page).toPromise()
    words += runs.map(({ text }) => text).join('')
  }
  return { words: words.replaceAll(/\s/g, ''), pages: document.pageCount }
}

test('a report says who was in which lesson, what was handed in when, and what counts how', async () => {
  const { classId, owner, assistant, first, returned, waiting } = await open()
  const report = await owner(api.getReport, { classId, userId: first.id })
  expect(report).toMatchObject({
    student: { name: '林晓舟', number: '2026030101', group: null },
    lessons: [{ state: 'late' }],
    book: { state: 'open' },
    can: { mark: { may: true } },
  })
  // A mark that was not returned is not there, whoever reads.
  expect(report.works).toMatchObject([
    { homeworkId: returned, state: 'returned', daysLate: 1, mark: 8100, fullMark: 10_000 },
    { homeworkId: waiting, state: 'handedIn', daysLate: 0, mark: null },
  ])
  expect(report.works[0]!.handedInAt).not.toBeNull()
  const { base64, name, mime } = await assistant(api.getReportPdf, {
    ...{ classId, userId: first.id, language: 'zh-CN' },
  })
  expect({ name, mime }).toEqual({
    name: '2026030101 林晓舟 学生成绩单.pdf',
    mime: 'application/pdf',
  })
  const { words, pages } = await wordsOf(base64)
  expect(pages).toBeGreaterThan(0)
  for (const said of [
    ...['林晓舟', '2026030101', '国贸2601班', '2026–2027学年上学期', '不是最终成绩'],
    ...['期末考试', '83.5/100=83.5%', '合计83.5%，四舍五入为84', '迟到1', '81/100', '迟交1天'],
  ])
    expect(words).toContain(said)
  const english = await owner(api.getReportPdf, { classId, userId: first.id, language: 'en-US' })
  expect((await wordsOf(english.base64)).words).toContain('Thisisnotafinalgrade')
})

test('students read their own report, with grades once they are released; nobody reads that of another student', async () => {
  const { classId, owner, first, second, columnId } = await open()
  const own = () => first(api.getReport, { classId, userId: first.id })
  expect(await own()).toMatchObject({ book: null, students: [], lessons: [{ state: 'late' }] })
  const pdf = await first(api.getReportPdf, { classId, userId: first.id, language: 'zh-CN' })
  const { words } = await wordsOf(pdf.base64)
  expect(words).toContain('成绩尚未公布')
  expect(words).not.toContain('83.5')
  for (const call of [api.getReport, api.getReportPdf] as const) {
    const given = { classId, userId: first.id, language: 'zh-CN' as const }
    await expect(second(call, given)).rejects.toMatchObject(refusal('class.notHelper'))
    const stranger = await newUser('teacher')
    await expect(stranger(call, given)).rejects.toMatchObject(refusal('class.unknown'))
    await expect(owner(call, { ...given, userId: owner.id })).rejects.toMatchObject(
      refusal('gradebook.noStudent'),
    )
  }
  await owner(api.freeze, { classId, missing: 1 })
  expect((await own()).book).toBeNull()
  await owner(api.release, { classId })
  const { book, students } = await own()
  expect(book!.state).toBe('released')
  expect(students[0]!.marks).toBe(`${columnId}:8350`)
})

test('a work that is marked without names says only whether it was handed in', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await set(owner, classId, { namesHidden: true })
  await handIn(first, homeworkId)
  const works = async (reader: Person) =>
    (await reader(api.getReport, { classId, userId: first.id })).works
  const nothing = { state: 'handedIn', handedInAt: null, handIns: 0, mark: null }
  expect(await works(owner)).toMatchObject([nothing])
  expect((await works(first))[0]).toMatchObject({ handIns: 1, handedInAt: expect.any(String) })
  await mark(owner, homeworkId, first.id, 9000)
  expect(await works(owner)).toMatchObject([nothing])
  await owner(homeworkApi.release, { homeworkId })
  expect(await works(owner)).toMatchObject([{ state: 'returned', handIns: 1, mark: 9000 }])
})

test('a report without a gradebook has attendance and homework, and names of any length', async () => {
  const { classId, owner, first } = await newClass()
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)
  await db.execute(sql`update users set real_name = ${long} where id = ${first.id}`)
  const report = await owner(api.getReport, { classId, userId: first.id })
  expect(report).toMatchObject({ book: null, lessons: [], works: [] })
  const given = { classId, userId: first.id, language: 'en-US' as const }
  const { base64, name } = await owner(api.getReportPdf, given)
  expect(name.length).toBeLessThan(90)
  expect((await wordsOf(base64)).words).toContain('Thisclasshasnogradebookyet.')
})

test('the PDF reads no more than the page', async () => {
  const { classId, owner, first } = await open()
  const given = { classId, userId: first.id, language: 'zh-CN' as const }
  const count = (call: typeof api.getReport | typeof api.getReportPdf) =>
    statementsOf(async () => void (await owner(call, given)))
  await count(api.getReport)
  expect(await count(api.getReportPdf)).toBe(await count(api.getReport))
})

test('paper and screen use the same words', () => {
  for (const [language, locale] of [
    ['zh', 'zh-CN'],
    ['en', 'en-US'],
  ] as const) {
    const { why, names, workStates } = reportText[locale]
    const said = (words: object) =>
      Object.fromEntries(
        Object.entries(words).map(([key, value]) => [
          key,
          typeof value === 'function' ? value('2', '3', '4') : value,
        ]),
      )
    expect(said(whyText[language])).toMatchObject(said(why))
    expect(wordsText[language]).toMatchObject(names)
    expect(studentText[language].workStates).toEqual(workStates)
  }
})
