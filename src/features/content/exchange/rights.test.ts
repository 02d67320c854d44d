import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { bankApi } from '../bank/contract.ts'
import { questionVersions } from '../bank/tables.ts'
import { choiceOf, essayOf, make, makeFolder, saved } from '../bank/test-bank.ts'
import type { BodyOf, QuestionBody } from '../question/body/body.ts'
import { exchangeApi } from './contract.ts'
import { unzip } from './formats/shared/zip.ts'
import { readImportJob } from './server/read-import.ts'
import { writeExportJob } from './server/write-export.ts'
import { questionImportRows } from './tables.ts'

/* Which files and questions an import shows, and an export takes along. */

const { app, newUser } = await openWorld()
const { kernel } = app
const files = testFiles({ app })
const run = { id: 'test', attempt: 1, last: true, signal: new AbortController().signal }

const naming = (picture: number, film: number, document: number) =>
  choiceOf(
    `<p><img data-file="${picture}" alt="" /></p><div data-film="${film}"></div><p data-document="${document}">a</p>`,
  )

const formOn = (userFileId: number): BodyOf<'form'> => ({
  ...{ type: 'form', stem: { zh: '<p>填</p>', en: '' }, explanation: { zh: '', en: '' } },
  sheets: [
    {
      ...{ id: 's', file: { userFileId }, page: 1, width: 10, height: 10 },
      alt: { zh: '', en: '' },
    },
  ],
  boxes: [],
})

async function review(teacher: Person, text = '1. 甲（ ）\nA. 一\nB. 二\n答案：A') {
  const { importId } = await teacher(exchangeApi.beginImport, { source: { kind: 'text', text } })
  await readImportJob.run(kernel, { importId } as never, run)
  const { items } = await teacher(exchangeApi.getImport, { importId, page: 1 })
  return { importId, rowId: items[0]!.rowId }
}

const shownRow = async (teacher: Person, importId: number) =>
  (await teacher(exchangeApi.getImport, { importId, page: 1 })).items[0]!

test('the id of a file of another person, typed into a row of an import, is refused and opens nothing', async () => {
  const [owner, thief] = [await newUser('teacher'), await newUser('teacher')]
  const [png, mp4, pdf] = await Promise.all(
    ['密.png', '密.mp4', '密.pdf'].map(async (name) => (await files.give(owner, name)).userFileId),
  )
  const { importId, rowId } = await review(thief)
  const stolen: QuestionBody[] = [naming(png!, mp4!, pdf!), formOn(pdf!)]
  for (const body of stolen) {
    await expect(thief(exchangeApi.saveRow, { importId, rowId, body })).rejects.toMatchObject(
      refusal('file.unknown'),
    )
    // Even a row that came to hold such a body shows none of its files.
    await kernel.db.update(questionImportRows).set({ body }).where(eq(questionImportRows.id, rowId))
    const { question } = (await shownRow(thief, importId)).shown!
    expect(JSON.stringify(question)).not.toMatch(/right=|\/media\/|"src":"/)
  }
  // The owner’s own files are shown where the owner names them.
  const own = await review(owner)
  await owner(exchangeApi.saveRow, { ...own, body: naming(png!, mp4!, pdf!) })
  expect((await shownRow(owner, own.importId)).shown!.question.stem).toMatch(/data-right=/)
})

test('a right to a file that ends after a row was kept ends what the row shows', async () => {
  const [owner, reader] = [await newUser('teacher'), await newUser('teacher')]
  const folderId = await makeFolder(owner, '共')
  const pdf = (await files.give(owner, '单.pdf')).userFileId
  const body = choiceOf(`<p data-document="${pdf}">单</p>`)
  await make(owner, body, { folderId })
  const { shareId } = await owner(bankApi.shareFolder, {
    ...{ folderId, with: { userId: reader.id }, right: 'read' },
  })
  const { importId, rowId } = await review(reader)
  await reader(exchangeApi.saveRow, { importId, rowId, body })
  expect((await shownRow(reader, importId)).shown!.question.stem).toContain('right=')
  await owner(bankApi.endShare, { folderId, shareId })
  expect((await shownRow(reader, importId)).shown!.question.stem).toContain('data-state="missing"')
})

test('a double names its question only while one may read it', async () => {
  const [owner, reader] = [await newUser('teacher'), await newUser('teacher')]
  const folderId = await makeFolder(owner, '共')
  const text = '1. 信用证由谁开立（ ）\nA. 银行\nB. 买方\n答案：A'
  const first = await review(owner, text)
  await owner(exchangeApi.takeOver, { importId: first.importId, folderId })
  const { shareId } = await owner(bankApi.shareFolder, {
    ...{ folderId, with: { userId: reader.id }, right: 'read' },
  })
  const { importId } = await review(reader, text)
  const { doubleOf } = await shownRow(reader, importId)
  expect(doubleOf).toMatchObject({ title: expect.stringContaining('信用证') })
  await owner(bankApi.endShare, { folderId, shareId })
  const { questionId } = doubleOf!
  await owner(bankApi.saveQuestion, { questionId, revision: 1, ...saved(essayOf('期末密题')) })
  expect(await shownRow(reader, importId)).toMatchObject({ doubleOf: null })
})

/** Exports all questions of a person. @returns the names and contents of the package */
async function exported(teacher: Person, format: 'xlsx' | 'qti') {
  const what = { kind: 'folder' as const, folderId: null }
  const order = { what, format, language: 'zh' as const }
  const { exportId } = await teacher(exchangeApi.beginExport, order)
  await writeExportJob.run(kernel, { exportId } as never, run)
  const { url } = await teacher(exchangeApi.getExport, { exportId })
  const { rawPayload } = await kernel.app.inject({ url: url! })
  return unzip(rawPayload)
}

test.each(['xlsx', 'qti'] as const)(
  'an export to %s takes along the files that its questions name, and no others',
  async (format) => {
    const [owner, thief] = [await newUser('teacher'), await newUser('teacher')]
    const secret = (await files.give(owner, 'secret.png', { bytes: 'secret' })).userFileId
    const own = (await files.give(thief, 'own.png', { bytes: 'own picture' })).userFileId
    const film = (await files.give(thief, 'own.mp4', { bytes: 'own film' })).userFileId
    // Plain texts hold no markup: this is the text of an answer.
    const accepted = [{ text: `<img data-file="${secret}">` }]
    const body: BodyOf<'fillIn'> = {
      ...{ type: 'fillIn', explanation: { zh: '', en: '' }, anyOrder: false },
      stem: {
        zh: `<p>填 <span data-gap="g"></span><img data-file="${own}" /></p><div data-film="${film}"></div>`,
        en: '',
      },
      gaps: [{ id: 'g', kind: 'text', accepted }],
    }
    await make(thief, body)
    const { versionId } = await make(thief, choiceOf('<p>乙</p>'))
    // Even a version that came to name a file without its row.
    const stolen = choiceOf(`<p>乙<img data-file="${secret}" /></p>`)
    await kernel.db
      .update(questionVersions)
      .set({ body: stolen })
      .where(eq(questionVersions.id, versionId))
    const parts = await exported(thief, format)
    const names = [...parts.keys()].join()
    expect(names).toContain('own.png')
    expect(names).not.toMatch(/secret|mp4/)
    const contents = [...parts.values()].map((bytes) => Buffer.from(bytes).toString())
    expect(contents.some((text) => text === 'secret')).toBe(false)
  },
)

test('characters that XML cannot hold spoil no export', async () => {
  const teacher = await newUser('teacher')
  const body: BodyOf<'fillIn'> = {
    ...{ type: 'fillIn', explanation: { zh: '', en: '' }, anyOrder: false },
    stem: { zh: '<p>a&#xfffe;b<span data-gap="g"></span></p>', en: '' },
    gaps: [{ id: 'g', kind: 'text', accepted: [{ text: 'F\ufffeO\u0001B\uffff' }] }],
  }
  const { questionId } = await make(teacher, body, { tags: ['甲\ufffe'] })
  const kept = await teacher(bankApi.getQuestion, { questionId })
  expect(JSON.stringify(kept.body)).toContain('"FOB"')
  expect(JSON.stringify(kept)).not.toMatch(/[\ufffe\uffff]|\\u0001/)
  // A text that was stored before is filtered on its way out.
  await kernel.db.execute(sql`
    update question_versions set body = jsonb_set(body, '{gaps,0,accepted,0,text}', to_jsonb(${'F\ufffeOB'}::text))
    where question_id = ${questionId}`)
  for (const bytes of (await exported(teacher, 'xlsx')).values()) {
    expect(Buffer.from(bytes).includes('\ufffe')).toBe(false)
  }
})
