import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { fileApi } from '#src/features/content/file/contract.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { openChild } from '#src/server/media/child.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { openWorld } from '#tests/world.ts'
import { lookInside } from './child/look-inside.ts'
import type { FoundMedia } from './child/look-order.ts'
import { readSheets } from './child/read-sheets.ts'
import { delimiterIn, readValues } from './child/read-values.ts'
import { RowParts } from './child/row-parts.ts'
import { rowsFile } from './child/rows-order.ts'
import { readXml } from './child/xml-reader.ts'
import type { DrawnPage } from './child/pages-order.ts'
import { keepMedia } from './server/keep-media.ts'
import { zipped } from './test-documents.ts'

const folder = await mkdtemp(join(tmpdir(), 'farsail-hostile-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { app, newUser } = await openWorld()
const { kernel } = app
const { signal } = new AbortController()

let count = 0
async function saved(bytes: Buffer): Promise<string> {
  const path = join(folder, String((count += 1)))
  await writeFile(path, bytes)
  return path
}

/** The media found in a presentation, or the reason of a refusal. */
async function look(entries: Record<string, string | Buffer>): Promise<FoundMedia[] | string> {
  const path = await saved(await zipped(entries))
  return lookInside(path).catch((error: { code: string }) => error.code)
}

const slide = '<p:sld></p:sld>'
const relation = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`
const presentation = (more: Record<string, string | Buffer>) => ({
  'ppt/presentation.xml': '<p:presentation><p:sldId id="1" r:id="r1"/></p:presentation>',
  'ppt/_rels/presentation.xml.rels': relation('r1', 'slides/slide1.xml'),
  'ppt/slides/slide1.xml': slide,
  ...more,
})
const film = Buffer.concat([
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
  randomBytes(5000),
])

test('a presentation whose parts have no end is refused at once', async () => {
  const begin = performance.now()
  const relations = 'ppt/_rels/presentation.xml.rels'
  for (const piece of ['<Relationship ', '<a b="', '<!--', '<![CDATA[', '<?', '<', '<a x="" ']) {
    const part = piece.repeat((2 * 1024 * 1024) / piece.length)
    expect([piece, await look(presentation({ [relations]: part }))]).toEqual([piece, 'broken'])
  }
  expect(await look(presentation({ [relations]: ' '.repeat(6 * 1024 * 1024) }))).toBe('tooLarge')
  expect(performance.now() - begin).toBeLessThan(10_000)
})

test('a slide that is named many times is read once, and a target that is no address is passed over', async () => {
  const many = {
    'ppt/presentation.xml': `<p:presentation>${'<p:sldId r:id="r1"/>'.repeat(200_000)}</p:presentation>`,
    'ppt/slides/slide1.xml': `<p:sld>${'a'.repeat(2_000_000)}</p:sld>`,
    'ppt/slides/_rels/slide1.xml.rels':
      relation('m0', 'http://[/%zz') +
      relation('m1', '../media/%zz.mp4') +
      relation('m2', '../media/m.mp4'),
    'ppt/media/m.mp4': film,
  }
  const begin = performance.now()
  expect(await look(presentation(many))).toEqual([
    { page: 1, entry: 'ppt/media/m.mp4', bytes: film.length },
  ])
  expect(performance.now() - begin).toBeLessThan(10_000)
})

test('a hidden slide has no page, in whatever order its attributes stand', async () => {
  const hidden = `<?xml version="1.0"?><!-- a > b --><p:sld a='1>2' show='0'>${slide}</p:sld>`
  const media = {
    'ppt/slides/slide1.xml': hidden,
    'ppt/slides/_rels/slide1.xml.rels': relation('m', '../media/m.mp4'),
    'ppt/media/m.mp4': film,
  }
  expect(await look(presentation(media))).toEqual([])
})

test('films that are packed zeros stay packed, others count in the storage of the owner', async () => {
  const teacher = await newUser('teacher')
  const entries = presentation({
    'ppt/slides/_rels/slide1.xml.rels': ['a', 'b']
      .map((n) => relation(n, `../media/${n}.mp4`))
      .join(''),
    'ppt/media/a.mp4': film,
    'ppt/media/b.mp4': Buffer.concat([film, Buffer.alloc(20 * 1024 * 1024)]),
  })
  const bytes = await zipped(entries)
  const path = await saved(bytes)
  const found = await lookInside(path)
  expect(found.map(({ entry }) => entry)).toEqual(['ppt/media/a.mp4'])
  const given = { bytes, name: 'a.pptx', mime: 'x/y', visibility: 'private' as const }
  const file = await saveFile(kernel, { ...given, ownerId: teacher.id })
  await newUserFile(kernel.db, { ownerId: teacher.id, file })
  const used = async () => (await teacher(fileApi.getQuota, {})).used
  expect(await used()).toBe(bytes.length)
  expect(await keepMedia(kernel, { file, path, found }, signal)).toEqual([
    { page: 1, name: 'a.mp4', kind: 'film', rendition: 'media-0', ending: 'mp4' },
  ])
  expect(await used()).toBe(bytes.length + film.length)

  const full = { ...kernel, config: { ...kernel.config, FILES_PERSON_MIB: 0 } }
  expect(await keepMedia(full, { file, path, found }, signal)).toEqual([])
  expect(await used()).toBe(bytes.length)
  const small = { ...kernel, config: { ...kernel.config, DISK_FLOOR_MIB: 1e9 } }
  await expect(keepMedia(small, { file, path, found }, signal)).rejects.toMatchObject({
    code: 'noSpace',
  })
})

/** The rows of what a spreadsheet holds between its tags. */
async function sheets(content: string) {
  const into = await mkdtemp(join(folder, 'rows-'))
  const parts = new RowParts(into)
  await readSheets(await saved(await zipped({ 'content.xml': content })), parts)
  const made = parts.end()
  return { ...made, bytes: (await stat(join(into, rowsFile))).size }
}

test('a row that stands for many is cut when the file is full, and sheets are cut when there are too many', async () => {
  const table = (rows: number, columns: number, text: string) =>
    `<table:table table:name="S&amp;T"><table:table-row table:number-rows-repeated="${rows}"><table:table-cell table:number-columns-repeated="${columns}"><text:p>${text}</text:p></table:table-cell></table:table-row></table:table>`
  const long = table(20_000, 40, 'x'.repeat(1900))
  const full = await sheets(long.repeat(4))
  expect(full.bytes).toBeLessThan(70 * 1024 * 1024)
  expect(Math.max(...full.parts.map(({ bytes }) => bytes))).toBeLessThan(300_000)
  expect(full.sheets).toMatchObject([
    { name: 'S&T', rows: 20_000, isCut: false },
    { rows: 20_000, isCut: false },
    { isCut: true },
    { rows: 0, isCut: true },
  ])
  expect(full.sheets[2]!.rows % 200).toBe(0)
  expect(full.firstRows[0]!.map((cell) => cell.length).slice(0, 7)).toEqual([
    ...[1900, 1900, 1900, 1900, 1900, 501, 1],
  ])

  const many = await sheets(table(1, 1, 'x').repeat(200))
  expect([many.sheets.length, many.isCut]).toEqual([100, true])
  const endless = await sheets(table(1e9, 1e9, ''))
  expect(endless.sheets).toMatchObject([{ rows: 0, columns: 0, isCut: false }])
  expect((await sheets(table(1e9, 1e9, 'x'))).sheets).toMatchObject([
    { rows: 50_000, columns: 256, isCut: true },
  ])
})

async function values(pieces: Iterable<string>) {
  const parts = new RowParts(await mkdtemp(join(folder, 'values-')))
  parts.begin('a.csv')
  for await (const row of readValues(Readable.from(pieces), ',')) if (!parts.add(row)) break
  return parts.end()
}

test('a list of values that is one line, one cell or endless takes little memory', async () => {
  const before = process.memoryUsage().heapUsed
  const piece = (text: string, times = 100) => Array.from({ length: times }, () => text)
  const commas = await values(piece('a,'.repeat(32_768)))
  expect(commas.sheets).toMatchObject([{ rows: 1, columns: 256, isCut: true }])
  const cell = await values(['"', ...piece('a,\n'.repeat(20_000))])
  expect(cell.firstRows[0]![0]).toMatch(/^a,\n[^]{1997}…$/)
  expect(cell.sheets).toMatchObject([{ rows: 1, columns: 1, isCut: false }])
  expect((await values(piece('1\n'.repeat(600)))).sheets).toMatchObject([
    { rows: 50_000, isCut: true },
  ])
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024)
})

test('values are read alike wherever the pieces of the text are cut', async () => {
  const text = 'a,"b ""c"", d",\r\n"",\n\n"e\nf""",g\r,h'
  const rows = [['a', 'b "c", d'], [], [], ['e f"', 'g'], ['', 'h']]
  for (let size = 1; size <= text.length; size += 1) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
      text.slice(n * size, (n + 1) * size),
    )
    const { firstRows } = await values(pieces)
    expect(firstRows.map((row) => row.map((one) => one.replace('\n', ' ')))).toEqual(rows)
  }
  expect(delimiterIn('a;b,c;d\n,,,,')).toBe(';')
})

test('tags are read alike wherever the pieces of the text are cut', async () => {
  const text = '<?xml?><!-- <no> --><a b="1>2">x &amp; y<c d=\'<\'/><![CDATA[<no>]]></a>'
  for (let size = 1; size <= text.length; size += 1) {
    const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs'))!
    const seen: string[] = []
    let words = ''
    await readXml(Readable.from(pieces), {
      tag: ({ name, isEnd, isEmpty }) =>
        void seen.push(`${isEnd ? '/' : ''}${name}${isEmpty ? '/' : ''}`),
      text: (piece) => void (words += piece),
    })
    expect([seen, words]).toEqual([['a', 'c/', '/a'], 'x &amp; y'])
  }
})

/** A PDF of one page with a word. */
function pdf(width: number, height: number): Buffer {
  const words = 'BT /F1 24 Tf 0 0 Td (Hello) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[5 0 R]/Count 1>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>`,
  ]
  const body = objects.map((text, n) => `${n + 1} 0 obj\n${text}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Size 6/Root 1 0 R>>\n%%EOF`)
}

test('a page as wide as a town is too large, and one as thin as a thread is drawn', async () => {
  const script = new URL('child/pages-child.ts', import.meta.url)
  const child = openChild(script, { memoryMiB: 1500 })
  try {
    const draw = async (width: number, height: number) => {
      const into = await mkdtemp(join(folder, 'pages-'))
      const open = await saved(pdf(width, height))
      await child.ask({ open, mostPages: 1 }, { signal })
      const [page] = await child.ask<DrawnPage[]>({ from: 0, until: 1, into }, { signal })
      const picture = (await readFile(join(into, 'pages-1600'))).subarray(0, page!.bytes[0])
      const { width: wide, height: tall } = await sharp(picture).metadata()
      return [wide, tall]
    }
    expect(await draw(595, 842)).toEqual([1600, 2264])
    expect((await draw(1, 14_400))[1]).toBe(16_000)
    expect((await draw(14_400, 1))[0]).toBe(1600)
    await expect(draw(1e8, 1e8)).rejects.toMatchObject({ code: 'tooLarge' })
  } finally {
    child.end()
  }
})
