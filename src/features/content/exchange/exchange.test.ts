import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { allRefused, openWorld, type Person, refusal } from '#tests/world.ts'
import { bankApi } from '../bank/contract.ts'
import { questionVersions } from '../bank/tables.ts'
import { fileApi } from '../file/contract.ts'
import { paperApi } from '../paper/contract.ts'
import { exchangeApi } from './contract.ts'
import { openImportsMost } from './errors.ts'
import { readImportJob } from './server/read-import.ts'
import { pasteBytes } from './paste.ts'
import { paperText } from './test-paper-text.ts'

const { app, newUser, visitor } = await openWorld()
const { kernel } = app
const files = testFiles({ app })

const run = { id: 'test', attempt: 1, last: true, signal: new AbortController().signal }

/** Begins an import and reads it. */
async function imported(teacher: Person, text: string = paperText.whole): Promise<number> {
  const { importId } = await teacher(exchangeApi.beginImport, { source: { kind: 'text', text } })
  await readImportJob.run(kernel, { importId } as never, run)
  return importId
}

const look = (teacher: Person, importId: number, show: 'all' | 'double' | 'left' = 'all') =>
  teacher(exchangeApi.getImport, { importId, show, page: 1 })

test('a pasted paper is reviewed, taken over as questions and as a paper, and undone as one', async () => {
  const teacher = await newUser('teacher')
  const importId = await imported(teacher)
  const review = await look(teacher, importId)
  expect(review).toMatchObject({ state: 'review', format: 'paper', questions: 4, kept: 4 })
  expect(review.items.map(({ shown }) => shown?.question.type)).toEqual([
    'single',
    'single',
    'multiple',
    'trueFalse',
  ])
  expect(review.items[0]!.shown!.key.right).toHaveLength(1)
  const taken = await teacher(exchangeApi.takeOver, {
    ...{ importId, folderId: null, paperName: review.name || paperText.name },
  })
  expect(taken).toMatchObject({ questions: 4, paperId: expect.any(Number) })
  // Taking over twice is taking over once.
  expect(await teacher(exchangeApi.takeOver, { importId, folderId: null })).toEqual(taken)
  const bank = await teacher(bankApi.getQuestions, {})
  expect(bank.total).toBe(4)
  expect(new Set(bank.items.map(({ status }) => status))).toEqual(new Set(['ready']))
  const paper = await teacher(paperApi.getPaper, { paperId: taken.paperId! })
  expect(paper.sections.map(({ questions }) => questions.map(({ points }) => points))).toEqual([
    [3, 3],
    [3],
    [1],
  ])
  expect(paper).toMatchObject({ points: 10, printedTotal: 10 })
  // The questions of a paper are fixed, and used.
  const [first] = bank.items
  await expect(
    teacher(bankApi.deleteQuestions, { chosen: { questionIds: [first!.questionId] } }),
  ).rejects.toMatchObject(refusal('question.inUse'))
  const fixed = kernel.db.$count(questionVersions, sql`fixed_at is not null`)
  expect(await fixed).toBeGreaterThanOrEqual(4)
  expect(await teacher(exchangeApi.undoImport, { importId })).toEqual({ questions: 4 })
  expect((await teacher(bankApi.getQuestions, {})).total).toBe(0)
  await expect(teacher(paperApi.getPaper, { paperId: taken.paperId! })).rejects.toMatchObject(
    refusal('paper.unknown'),
  )
})

test('rows are left out, mended and kept; what cannot be taken refuses all of it', async () => {
  const teacher = await newUser('teacher')
  const importId = await imported(teacher)
  const { items } = await look(teacher, importId)
  const [first, second] = items
  await teacher(exchangeApi.saveRow, { importId, rowId: first!.rowId, keep: false })
  const body = { ...second!.body!, stem: { zh: '<p>new</p><script>1</script>', en: '' } }
  await teacher(exchangeApi.saveRow, { importId, rowId: second!.rowId, body, points: 5 })
  const left = await look(teacher, importId, 'left')
  expect(left.items.map(({ rowId }) => rowId)).toEqual([first!.rowId])
  const edited = (await look(teacher, importId)).items[1]!
  expect(edited).toMatchObject({
    edited: true,
    notes: [],
    points: 5,
    body: { stem: { zh: '<p>new</p>' } },
  })
  expect(await teacher(exchangeApi.keepRows, { importId, show: 'all', keep: false })).toEqual({
    changed: 3,
  })
  await expect(teacher(exchangeApi.takeOver, { importId, folderId: null })).rejects.toMatchObject(
    refusal('exchange.nothingKept'),
  )
  await teacher(exchangeApi.keepRows, { importId, show: 'all', keep: true })
  expect(await teacher(exchangeApi.takeOver, { importId, folderId: null })).toEqual({
    ...{ questions: 4, paperId: null },
  })
})

test('a question that the bank has already is named and left out', async () => {
  const teacher = await newUser('teacher')
  const first = await imported(teacher)
  await teacher(exchangeApi.takeOver, { importId: first, folderId: null })
  const second = await imported(teacher)
  const doubles = await look(teacher, second, 'double')
  expect(doubles.total).toBe(4)
  expect(doubles.kept).toBe(0)
  expect(doubles.items[0]!.doubleOf!.questionId).toEqual(expect.any(Number))
})

test('a sign, a point or a formula makes another question', async () => {
  const teacher = await newUser('teacher')
  const questions = [
    '计算：3+2=____',
    '计算：3-2=____',
    '单价为 USD 1.5 ____',
    '单价为 USD 15 ____',
  ]
  const text = questions.map((one, at) => `${at + 1}. ${one}\n答案：${at}`).join('\n')
  const first = await imported(teacher, text)
  expect((await look(teacher, first)).items.map(({ keep }) => keep)).toEqual([
    ...[true, true, true, true],
  ])
  await teacher(exchangeApi.takeOver, { importId: first, folderId: null })
  // Questions that the bank has are left out; questions that are only alike are named and kept.
  const other = text.replace('3+2', '3*2')
  const { items } = await look(teacher, await imported(teacher, other))
  expect(items.map(({ keep }) => keep)).toEqual([true, false, false, false])
})

test('a paste that is too long is refused in a sentence, and the longest one is no more than a person may send', async () => {
  const teacher = await newUser('teacher')
  const begin = (text: string) =>
    teacher(exchangeApi.beginImport, { source: { kind: 'text', text } })
  await expect(begin('题'.repeat(pasteBytes / 3 + 1))).rejects.toMatchObject({ status: 400 })
  await expect(begin('题'.repeat(pasteBytes))).rejects.toMatchObject({ status: 413 })
  await begin('题'.repeat(pasteBytes / 3 - 10))
  expect(exchangeApi.beginImport.maxBytes).toBeLessThan(4 * 1024 * 1024)
})

test('answers of a second paste are matched by number', async () => {
  const teacher = await newUser('teacher')
  const importId = await imported(teacher, paperText.withoutAnswers)
  expect((await look(teacher, importId)).items.every(({ draft }) => draft)).toBe(true)
  await expect(teacher(exchangeApi.addAnswers, { importId, text: '?' })).rejects.toMatchObject(
    refusal('exchange.noAnswersFound'),
  )
  const { changed } = await teacher(exchangeApi.addAnswers, { importId, text: paperText.answers })
  expect(changed).toBe(2)
  expect((await look(teacher, importId)).items.some(({ draft }) => draft)).toBe(false)
})

test('a file of questions is read by its content, and what is no such file ends in one sentence', async () => {
  const teacher = await newUser('teacher')
  const begin = async (name: string, bytes: string) => {
    const { userFileId } = await files.give(teacher, name, { bytes })
    const source = { kind: 'file' as const, userFileId }
    const { importId } = await teacher(exchangeApi.beginImport, { source })
    await readImportJob.run(kernel, { importId } as never, run)
    // While it is reviewed, the file is in use.
    return { importId, userFileId }
  }
  const gift = await begin('bank.txt', '::Q1:: FOB? { =Free On Board ~Free Out Board }')
  expect(await look(teacher, gift.importId)).toMatchObject({ state: 'review', format: 'gift' })
  await expect(
    teacher(fileApi.deleteFiles, { userFileIds: [gift.userFileId] }),
  ).rejects.toMatchObject(refusal('file.inUse'))
  const broken = await begin('broken.txt', 'nothing of the kind')
  expect(await look(teacher, broken.importId)).toMatchObject({
    ...{ state: 'failed', failure: { code: 'nothingFound' } },
  })
})

test('an import is its owner’s alone', async () => {
  const teacher = await newUser('teacher')
  const importId = await imported(teacher)
  const stranger = await newUser('teacher')
  const rowId = (await look(teacher, importId)).items[0]!.rowId
  await allRefused(
    [
      look(stranger, importId),
      stranger(exchangeApi.saveRow, { importId, rowId, keep: false }),
      stranger(exchangeApi.keepRows, { importId, show: 'all', keep: false }),
      stranger(exchangeApi.addAnswers, { importId, text: '1. A' }),
      stranger(exchangeApi.takeOver, { importId, folderId: null }),
      stranger(exchangeApi.undoImport, { importId }),
      stranger(exchangeApi.dropImport, { importId }),
    ],
    refusal('exchange.importUnknown'),
  )
  expect((await stranger(exchangeApi.getImports, { page: 1 })).total).toBe(0)
  await expect(look(visitor, importId)).rejects.toMatchObject({ status: 401 })
})

test('so many imports may wait at once; deleting one makes room', async () => {
  const teacher = await newUser('teacher')
  // A text that is no paper fails to be read, and failed imports are not counted.
  const source = { kind: 'text' as const, text: paperText.whole }
  const begun: number[] = []
  for (let n = 0; n < openImportsMost; n++) {
    begun.push((await teacher(exchangeApi.beginImport, { source })).importId)
  }
  await expect(teacher(exchangeApi.beginImport, { source })).rejects.toMatchObject(
    refusal('exchange.tooManyOpen'),
  )
  await teacher(exchangeApi.dropImport, { importId: begun[0]! })
  await teacher(exchangeApi.beginImport, { source })
})

test('questions are exported in a format of their reader, and come back as doubles', async () => {
  const teacher = await newUser('teacher')
  const importId = await imported(teacher)
  await teacher(exchangeApi.takeOver, { importId, folderId: null })
  const what = { kind: 'folder' as const, folderId: null }
  const order = { what, format: 'xlsx' as const, language: 'zh' as const }
  expect(await teacher(exchangeApi.getLosses, order)).toMatchObject({ questions: 4, losses: [] })
  const { exportId } = await teacher(exchangeApi.beginExport, order)
  const { writeExportJob } = await import('./server/write-export.ts')
  await writeExportJob.run(kernel, { exportId } as never, run)
  const made = await teacher(exchangeApi.getExport, { exportId })
  expect(made).toMatchObject({
    state: 'ready',
    questions: 4,
    name: expect.stringMatching(/\.xlsx$/),
  })
  expect((await kernel.app.inject({ url: made.url! })).statusCode).toBe(200)
  const stranger = await newUser('teacher')
  await expect(stranger(exchangeApi.getExport, { exportId })).rejects.toMatchObject(
    refusal('exchange.exportUnknown'),
  )
  // Another person’s questions are not there to be exported.
  const { questionId } = (await teacher(bankApi.getQuestions, {})).items[0]!
  const theirs = { ...order, what: { kind: 'questions' as const, questionIds: [questionId] } }
  await expect(stranger(exchangeApi.beginExport, theirs)).rejects.toMatchObject(
    refusal('exchange.nothingToExport'),
  )
})

test('the template is served to anybody', async () => {
  const answer = await kernel.app.inject({ url: '/templates/farsail-questions.xlsx' })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('a review shows texts in the form in which they are taken over', async () => {
  const teacher = await newUser('teacher')
  const text = '1. 风险由谁承担？\nA. 买方 B. 卖方\n答案：A 货物已装船\n所以选 A'
  const { items } = await look(teacher, await imported(teacher, text))
  expect(items[0]!.body!.explanation.zh).toBe('<p>货物已装船<br />所以选 A</p>')
})
