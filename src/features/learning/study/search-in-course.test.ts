import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documentPages, documents } from '#src/features/content/document/tables.ts'
import { cutPagesJob } from '#src/features/content/document/server/cut-words.ts'
import { cutCuesJob } from '#src/features/content/film/server/cut-words.ts'
import { newSubtitle } from '#src/features/content/film/server/new-subtitle.ts'
import { courseItems } from '#src/features/learning/course/tables.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { refusal } from '#tests/world.ts'
import { studyApi } from './contract.ts'
import { openStudy } from './test-study.ts'

const { app, db, course, learner, newUser, visitor } = await openStudy()

const filesOf = async (itemId: number) => {
  const [row] = await db
    .select({ userFileId: userFiles.id, fileId: userFiles.fileId })
    .from(courseItems)
    .innerJoin(userFiles, eq(userFiles.id, courseItems.userFileId))
    .where(eq(courseItems.id, itemId))
  return row!
}

const made = await course()
const [film, slides] = [await filesOf(made.video.itemId), await filesOf(made.courseware.itemId)]
const facts = {
  ...{ pages: [], firstText: '', outline: [], sheets: [], firstRows: [], media: [] },
  ...{ encoding: null, isBegun: false, isCut: false },
}
await db.insert(documents).values({ fileId: slides.fileId, kind: 'pages', facts })
await db.insert(documentPages).values([
  { fileId: slides.fileId, page: 1, text: '国际贸易术语', hash: 'a' },
  { fileId: slides.fileId, page: 2, text: '海运提单是\n物权凭证 (Bill of Lading)', hash: 'b' },
])
await db.transaction((tx) =>
  newSubtitle(tx, {
    userFileId: film.userFileId,
    language: 'zh',
    cues: [
      { from: 1000, to: 2000, text: '大家好' },
      { from: 420_500, to: 423_000, text: '下面讲提单的种类' },
    ],
  }),
)
for (const job of [cutPagesJob, cutCuesJob]) {
  await job.run(app.kernel, undefined as never, undefined as never)
}
const { courseId } = made
const search = (keyword: string) => ({ courseId, keyword })

test('words inside documents and subtitles lead to their page and their second', async () => {
  const student = await learner(made)
  const { places, more } = await student(studyApi.searchInCourse, search('提单'))
  expect(more).toBe(false)
  const of = { video: made.video.itemId, second: made.second.itemId }
  expect(places.map(({ itemId, page, second }) => [itemId, page, second])).toEqual([
    [of.video, null, 420.5],
    [made.courseware.itemId, 2, null],
    [of.second, null, 420.5],
  ])
  const [said, written] = places
  expect([said!.excerpt, said!.ranges]).toEqual(['下面讲提单的种类', [[3, 5]]])
  expect(written!.excerpt).toBe('海运提单是 物权凭证 (Bill of Lading)')
  const english = await student(studyApi.searchInCourse, search('lading'))
  expect(english.places.map(({ page }) => page)).toEqual([2])
  expect((await student(studyApi.searchInCourse, search('信用证'))).places).toEqual([])
})

test('a second that is said in two languages is one place, in the language of the reader', async () => {
  await db.transaction((tx) =>
    newSubtitle(tx, {
      userFileId: film.userFileId,
      language: 'en',
      cues: [
        { from: 1000, to: 2000, text: 'Good morning' },
        { from: 600_000, to: 602_000, text: 'FOB means 船上交货' },
      ],
    }),
  )
  await db.transaction((tx) =>
    newSubtitle(tx, {
      userFileId: film.userFileId,
      language: 'zh-Hant',
      cues: [{ from: 600_400, to: 602_000, text: 'FOB 船上交貨' }],
    }),
  )
  await cutCuesJob.run(app.kernel, undefined as never, undefined as never)
  const student = await learner(made)
  const { places } = await student(studyApi.searchInCourse, search('fob'))
  const [first] = places.filter(({ itemId }) => itemId === made.video.itemId)
  expect(places.filter(({ itemId }) => itemId === made.video.itemId)).toHaveLength(1)
  expect(first!.excerpt).toContain('船上')
})

test('only items that the person may open are searched', async () => {
  const paid = await course({ fee: 20 })
  const ask = { courseId: paid.courseId, keyword: '提单' }
  // The first chapter is the trial, and the second chapter has the same film.
  const { places } = await (await newUser('student'))(studyApi.searchInCourse, ask)
  expect(places.map(({ itemId }) => itemId)).toEqual([paid.video.itemId, paid.courseware.itemId])
  await expect(visitor(studyApi.searchInCourse, ask)).rejects.toMatchObject(
    refusal('common.noToken'),
  )
})

test('words inside a spreadsheet lead to their sheet by its name', async () => {
  const { fileId } = slides
  const sheet = { rows: 250, columns: 1, isCut: false }
  const sheets = [
    { ...sheet, name: '报价', part: 0 },
    { ...sheet, name: '成本', part: 2 },
  ]
  const found = { kind: 'sheets', facts: { ...facts, sheets } } as const
  await db.update(documents).set(found).where(eq(documents.fileId, fileId))
  await db.delete(documentPages).where(eq(documentPages.fileId, fileId))
  // The last part of the first sheet, and the second part of the other.
  await db.insert(documentPages).values([
    { fileId, page: 2, text: '运费\t100\n实际\t成本', hash: 'a' },
    { fileId, page: 4, text: '实际成本', hash: 'b' },
  ])
  await cutPagesJob.run(app.kernel, undefined as never, undefined as never)
  const { places } = await (await learner(made))(studyApi.searchInCourse, search('成本'))
  expect(places.map(({ page, sheet: name, row, excerpt }) => [page, name, row, excerpt])).toEqual([
    [1, '报价', 202, '实际 · 成本'],
    [2, '成本', 201, '实际成本'],
  ])
})
