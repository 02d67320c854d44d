import { expect, test } from 'vitest'
import { documents } from '#src/features/content/document/tables.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { sheetPictures } from './server/sheet-pictures.ts'

const world = await openWorld()
const { kernel } = world.app
const { give, read } = testFiles(world)
const viewer = { sessionId: 0 }

/** Parts that stand in for what a work makes: each is a letter. */
const make = (fileId: number, kind: string, parts: number, about?: object) =>
  saveRendition(kernel, {
    ...{ fileId, kind, mime: 'image/webp', bytes: Buffer.from('abcdef'.slice(0, parts)) },
    ...(parts > 1 && { parts: Array.from({ length: parts }, () => 1) }),
    about,
  })

async function givePicture(owner: Person) {
  const { userFileId, file } = await give(owner, 'invoice.png')
  for (const width of [480, 1600, 960]) {
    await make(file.id, `picture-${width}.webp`, 1, { width, height: width * 2, crop: null })
    await make(file.id, `picture-${width}.avif`, 1, { width, height: width * 2, crop: null })
  }
  await make(file.id, 'cover-1600.webp', 1, { width: 1600, height: 900, crop: null })
  return userFileId
}

async function giveDocument(owner: Person) {
  const { userFileId, file } = await give(owner, 'bill-of-lading.pdf')
  await make(file.id, 'pages-1600', 2)
  const facts = { firstText: '', outline: [], sheets: [], firstRows: [], media: [] }
  const pages = [
    { width: 595, height: 842 },
    { width: 842, height: 595 },
  ] as never
  await kernel.db.insert(documents).values({
    ...{ fileId: file.id, kind: 'pages' },
    facts: { ...facts, pages, encoding: null, isBegun: false, isCut: false },
  })
  return userFileId
}

test('sheets are the widest picture or the page that is named, in one query for all', async () => {
  const teacher = await world.newUser('teacher')
  const [picture, pdf] = [await givePicture(teacher), await giveDocument(teacher)]
  const waiting = (await give(teacher, 'waiting.png')).userFileId
  const wanted = [
    { userFileId: picture, page: 1 },
    { userFileId: pdf, page: 2 },
    // None of these exists: a second page of a picture, a third of two, a file without pictures, no file.
    { userFileId: picture, page: 2 },
    { userFileId: pdf, page: 3 },
    { userFileId: waiting, page: 1 },
    { userFileId: 999_999_999, page: 1 },
  ]
  const named = new Set(wanted.map(({ userFileId }) => userFileId))
  const found = await sheetPictures(kernel, kernel.db, viewer, wanted, named)
  expect([...found.keys()].toSorted()).toEqual([`${picture}/1`, `${pdf}/2`].toSorted())
  expect(found.get(`${picture}/1`)).toMatchObject({ width: 1600, height: 3200 })
  expect(found.get(`${picture}/1`)?.src).toMatch(/\/picture-1600\.webp\/0\.webp$/)
  const page = found.get(`${pdf}/2`)!
  expect(page).toMatchObject({ width: 842, height: 595 })
  // The second part of the rendition, at an address that is signed for the viewer.
  expect(await read(page.src)).toBe('b')
  expect(await read(page.src.replace(/\/media\/\d+\//, '/media/1/'))).toMatch(/^40/)
})

test('a file that the question may not show is no sheet', async () => {
  const picture = await givePicture(await world.newUser('teacher'))
  const wanted = [{ userFileId: picture, page: 1 }]
  expect((await sheetPictures(kernel, kernel.db, viewer, wanted, new Set())).size).toBe(0)
})

test('no sheets ask nothing of the database', async () => {
  const nothing = null as unknown as typeof kernel.db
  expect((await sheetPictures(kernel, nothing, viewer, [], new Set())).size).toBe(0)
})
