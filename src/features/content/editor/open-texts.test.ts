import { expect, test } from 'vitest'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { filmApi } from '#src/features/content/film/contract.ts'
import { documentApi } from '#src/features/content/document/contract.ts'
import { pictureApi } from '#src/features/content/picture/contract.ts'
import { beginWorks } from '#src/server/media/begin-works.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { openTexts } from './server/open-texts.ts'

const world = await openWorld()
const { app, newUser } = world
const { kernel } = app
const files = testFiles(world)
const teacher = await newUser('teacher')
const student = await newUser('student')
const reader = { sessionId: 0 }

const picture = await kernel.db.transaction(async (tx) => {
  const bytes = await plainPicture(600, 400, '#d00').png().toBuffer()
  const file = await saveFile(kernel, {
    ...{ bytes, mime: 'image/png', name: '提单.png', ownerId: teacher.id },
    visibility: 'private',
  })
  await beginWorks(kernel, tx, file)
  return newUserFile(tx, { ownerId: teacher.id, file })
})
const film = (await files.give(teacher, '装船.mp4')).userFileId
const form = (await files.give(teacher, '报关单.pdf')).userFileId

const named = new Set([picture, film, form, 99_999])
const open = async (html: string, may = named) =>
  (await openTexts(kernel, reader, [html], may))(html)
const attribute = (html: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? ''

test('a picture gets its addresses and its size once its widths are made', async () => {
  const html = `<p><img data-file="${picture}" alt="提单" width="300" /></p>`
  await eventually(async () => {
    expect((await teacher(pictureApi.getPicture, { userFileId: picture })).state).toBe('ready')
  })
  const shown = await open(html)
  expect(shown).toMatch(/ width="300" height="200" alt="提单" \/><\/p>$/)
  const { statusCode } = await kernel.app.inject({ url: attribute(shown, 'src') })
  expect(statusCode).toBe(200)
  expect(attribute(shown, 'srcset')).toContain('480w')
})

test('a reader of the text may open its files, and no others', async () => {
  const shown = await open(`<div data-film="${film}"></div><p data-document="${form}">a &lt; b</p>`)
  expect(shown).toContain('data-name="装船.mp4"')
  expect(shown).toContain('>a &lt; b</p>')
  const rights = [...shown.matchAll(/right=([\w.-]+)"/g)].map(([, right = '']) => right)
  await expect(student(documentApi.getDocument, { file: form })).rejects.toMatchObject(
    refusal('file.unknown'),
  )
  await student(documentApi.getDocument, { file: form, right: rights[1]! })
  const opened = await student(filmApi.getFilm, { file: film, right: rights[0]! })
  expect(opened.can.change.may).toBe(false)
  await expect(student(filmApi.getFilm, { file: film, right: rights[1]! })).rejects.toThrow()
})

test('what is gone or not made yet is marked', async () => {
  expect(await open('<p><img data-file="99999" alt="a" /></p>')).toBe(
    '<p><img data-file="99999" data-state="missing" alt="a" /></p>',
  )
  const raw = (await files.give(teacher, 'raw.png')).userFileId
  expect(await open(`<img data-file="${raw}" />`, new Set([raw]))).toBe(
    `<img data-file="${raw}" data-state="making" />`,
  )
})

test('the id of a file that the text may not name opens nothing', async () => {
  const html = `<div data-film="${film}"></div><p data-document="${form}">a</p><img data-file="${picture}" />`
  expect(await open(html, new Set([film]))).toMatch(
    /^<div data-film="\d+" data-right=.*<p data-document="\d+" data-state="missing">a<\/p><img data-file="\d+" data-state="missing" \/>$/,
  )
})

test('texts without files cost no round trip', async () => {
  const db = new Proxy(kernel.db, { get: () => expect.unreachable() })
  const show = await openTexts({ ...kernel, db }, null, ['<p>a</p>'], named)
  expect(show('<p>a</p>')).toBe('<p>a</p>')
})
