import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { contentWork, isAsNamed } from '#src/features/content/file/server/uploads/content-work.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { grantOf, readingRight } from '#src/features/content/file/server/reading-right.ts'
import { beginWork, beginWorks } from '#src/server/media/begin-works.ts'
import { LeftToOthers } from '#src/server/media/work.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { bytesInMemory } from '#src/server/storage/types/byte-source.ts'
import { contentType } from '#src/server/storage/types/content-type.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { eventuallyMade } from '#src/server/testing/eventually-made.ts'
import { encryptedType } from '#src/shared/file-kind.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { documentApi, type PageWords } from './contract.ts'
import { lettersOf } from './child/pdf-letters.ts'
import { isOfficeInstalled, openOffice, packageOffice } from './server/office.ts'
import type { Order } from './server/office-program.ts'
import { docx, odt, pageBreak, pptx, rtf, unzipped, xlsx } from './test-documents.ts'

// LibreOffice starts once, at the lowest priority.
vi.setConfig({ testTimeout: 180_000 })

const { app, newUser, visitor } = await openWorld()
const { kernel } = app
const teacher = await newUser('teacher')

/** Everything that a document asks of the network comes here. */
const asked: string[] = []
const trap = createServer((request, answer) => {
  asked.push(String(request.url))
  answer.end()
})
await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
const outside = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`
afterAll(() => trap.close())

/** A file of the teacher's, typed by its content as an upload is. */
async function upload(name: string, bytes: Buffer, given?: string): Promise<number> {
  const mime = given ?? (await contentType(bytesInMemory(bytes), name))
  const file = await saveFile(kernel, {
    ...{ bytes, mime, name, ownerId: teacher.id },
    visibility: 'private',
  })
  return kernel.db.transaction(async (tx) => {
    await beginWorks(kernel, tx, file)
    if (!isAsNamed(name, mime)) await beginWork(kernel, tx, file.id, contentWork.name)
    return newUserFile(tx, { ownerId: teacher.id, file })
  })
}

const open = (file: number) => teacher(documentApi.getDocument, { file })
const ended = (file: number) =>
  eventuallyMade(
    kernel.events,
    async () => {
      const document = await open(file)
      expect(['ready', 'failed', 'absent']).toContain(document.state)
      return document
    },
    150_000,
  )
const search = async (file: number, keyword: string) =>
  (await teacher(documentApi.searchInDocument, { file, keyword })).hits
const part = async (url: string) => {
  const answer = await kernel.app.inject({ url })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}
const saved = (name: string) => readFile(new URL(`test-media/${name}`, import.meta.url))

const picture = `<w:p><w:r><w:fldSimple w:instr=" INCLUDEPICTURE &quot;${outside}/picture.png&quot; "/></w:r></w:p>`
const linked = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r0" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${outside}/template.dotm" TargetMode="External"/></Relationships>`
const formula =
  '<w:p><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath></w:p>'
/** The smallest film that is known as one by its content. */
const film = Buffer.concat([
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
  Buffer.alloc(64),
])

const office = isOfficeInstalled()
const [letter, talk, prices, note, book, old, oldPrices, slides, oldSlides] = await Promise.all([
  docx(
    [
      { heading: '第一章 信用证' },
      { raw: picture },
      { raw: formula },
      pageBreak,
      { text: '𠮷𡘙䶮㛃 提单 Bill of Lading', font: '楷体' },
    ],
    { 'word/_rels/document.xml.rels': linked, 'word/vbaProject.bin': 'Sub AutoOpen()' },
  ).then((bytes) => upload('合同.docm', bytes)),
  pptx(['贸易术语', '装运港 CIF'], { slide: 2, bytes: film }).then((bytes) =>
    upload('课件.pptx', bytes),
  ),
  xlsx({
    '报价 1': [['品名', '单价'], ['茶叶', 12.5], [], ['合计', '1, "2"']],
    运费: Array.from({ length: 450 }, (_, n) => [`第 ${n + 1} 票`]),
  }).then((bytes) => upload('报价.xlsx', bytes)),
  upload('笔记.rtf', rtf('d4b6b7ab')),
  odt('远帆 𠮷', { picture: `${outside}/linked.png` }).then((bytes) => upload('书.odt', bytes)),
  saved('small.doc').then((bytes) => upload('旧.doc', bytes)),
  saved('small.xls').then((bytes) => upload('旧.et', bytes)),
  saved('small.odp').then((bytes) => upload('旧.odp', bytes)),
  saved('small.ppt.gz').then((bytes) => upload('旧.ppt', gunzipSync(bytes))),
])

test.runIf(!office)('without LibreOffice a document is a download, in words', async () => {
  expect(await ended(letter)).toMatchObject({ state: 'absent', pages: [] })
})

test.runIf(office)('a document becomes pages with pictures, words and an outline', async () => {
  const document = await ended(letter)
  expect(document).toMatchObject({ state: 'ready', kind: 'pages', failure: null })
  expect(document.pages).toHaveLength(2)
  expect(document.outline).toEqual([{ title: '第一章 信用证', level: 1, page: 1 }])
  expect(document.firstText).toContain('信用证')
  for (const [kind, width] of [
    ['pages-1600', 1600],
    ['pages-800', 800],
    ['thumbs', 160],
  ] as const) {
    const { format, width: wide } = await sharp(
      await part(`${document.prefix}/${kind}/1.webp`),
    ).metadata()
    expect([format, wide]).toEqual(['webp', width])
  }
  const words: PageWords = JSON.parse(String(await part(`${document.prefix}/words/1.json`)))
  expect(words.map(([, , , , text]) => text).join('')).toContain('𠮷𡘙䶮㛃 提单')
  expect(await search(letter, 'bill  of lading')).toMatchObject([{ page: 2, row: null }])
  expect(await search(letter, '汇票')).toEqual([])
})

/** The pixels of a character of 24 points, and how many of them are dark. */
async function drawn(prefix: string, page: number, char: string) {
  const words: PageWords = JSON.parse(String(await part(`${prefix}/words/${page}.json`)))
  const [x, y, , height, text] = words.find(([, , , , one]) => one.includes(char))!
  const scale = 1600 / 612
  const em = Math.round(24 * scale)
  const left = Math.round((x + Array.from(text).indexOf(char) * 24) * scale)
  const top = Math.round((y + height / 2 - 12) * scale)
  const pixels = await sharp(await part(`${prefix}/pages-1600/${page}.webp`))
    .extract({ left, top, width: em, height: em })
    .greyscale()
    .raw()
    .toBuffer()
  return Buffer.from(pixels.map((value) => (value < 128 ? 1 : 0)))
}

const count = (pixels: Iterable<number>) =>
  Array.from(pixels).reduce((sum, value) => sum + value, 0)

test.runIf(office)('Chinese and rare characters are drawn, none of them as a box', async () => {
  const { prefix, pages } = await ended(letter)
  expect(Math.round(pages[1]!.width)).toBe(612)
  // The first two are in the font of rare characters alone: boxes would be alike.
  const seen: Buffer[] = []
  for (const char of '𠮷𡘙䶮㛃提单') {
    const pixels = await drawn(prefix!, 1, char)
    expect(count(pixels), char).toBeGreaterThan(300)
    for (const other of seen) {
      expect(count(pixels.map((value, at) => value ^ other[at]!)), char).toBeGreaterThan(400)
    }
    seen.push(pixels)
  }
})

test.runIf(office)(
  'nothing in a document reaches the network, and no macro keeps it shut',
  async () => {
    // LibreOffice by itself fetches the picture that the second one links.
    for (const file of [letter, book]) expect(await ended(file)).toMatchObject({ state: 'ready' })
    expect(asked).toEqual([])
  },
)

test.runIf(office)('a film inside a presentation is offered beside its slide', async () => {
  const { pages, media } = await ended(talk)
  expect(pages).toHaveLength(2)
  expect(pages[0]!.width).toBeGreaterThan(pages[0]!.height)
  expect(media).toMatchObject([{ page: 2, kind: 'film', name: 'media1.mp4' }])
  expect(await part(media[0]!.url)).toEqual(film)
  expect(await search(talk, 'ｃｉｆ')).toMatchObject([
    { page: 2, excerpt: '装运港 CIF', at: 4, length: 3 },
  ])
})

test.runIf(office)('a spreadsheet keeps its sheets, and its rows come in parts', async () => {
  const { kind, sheets, firstRows, prefix } = await ended(prices)
  expect(kind).toBe('sheets')
  expect(sheets).toEqual([
    { name: '报价 1', rows: 4, columns: 2, part: 0, isCut: false },
    { name: '运费', rows: 450, columns: 1, part: 1, isCut: false },
  ])
  expect(firstRows).toEqual([['品名', '单价'], ['茶叶', '12.5'], [], ['合计', '1, "2"']])
  const rows: string[][] = JSON.parse(String(await part(`${prefix}/rows/3.json`)))
  expect(rows.at(-1)).toEqual(['第 450 票'])
  expect(await search(prices, '第 450 票')).toMatchObject([{ page: 2, row: 450 }])
})

test.runIf(office)(
  'rich text, OpenDocument and files of older programs are read, of WPS too',
  async () => {
    expect((await ended(note)).firstText).toBe('远帆')
    expect((await ended(book)).firstText).toBe('远帆 𠮷')
    expect((await ended(old)).firstText).toContain('信用证')
    expect((await ended(oldPrices)).sheets.map(({ name }) => name)).toContain('运费')
    expect((await ended(slides)).firstText).toContain('贸易术语')
    expect((await ended(oldSlides)).firstText).toContain('装运港 CIF')
  },
)

/** An archive whose directory declares another size for its last but one entry. */
function declared(zip: Buffer, size: number): Buffer {
  const entry = zip.lastIndexOf('PK\u0001\u0002', zip.lastIndexOf('PK\u0001\u0002') - 1)
  zip.writeUInt32LE(size, entry + 24)
  return zip
}

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** The reason as the readers of two links see it, with and without the right to the download. */
const readersOf = (file: number) =>
  Promise.all(
    [true, false].map(async (download) => {
      const right = readingRight(
        kernel,
        { userFileId: file, linkRound: 0 },
        grantOf({ download }),
        60,
      )
      return (await visitor(documentApi.getDocument, { file, right })).failure?.zh
    }),
  )

test.runIf(office)(
  'an old text of Word becomes a new one, and a new one a PDF, for papers in and out',
  async () => {
    const into = await mkdtemp(join(tmpdir(), 'papers-'))
    const from = join(into, 'source')
    await copyFile(new URL('test-media/small.doc', import.meta.url), from)
    const { signal } = new AbortController()
    const convert = (order: Pick<Order, 'ending' | 'from' | 'to'>) =>
      packageOffice(kernel).convert({ ...order, into, signal })
    const made = await convert({ from, ending: 'doc', to: 'docx' })
    expect(Object.keys(await unzipped(await readFile(made)))).toContain('word/document.xml')
    const printed = await convert({ from: made, ending: 'docx', to: 'pdf' })
    const [page] = await lettersOf(await readFile(printed), 10)
    expect(page!.letters.map(({ char }) => char).join('')).toContain('信用证')
    await rm(into, { recursive: true })
  },
)

test('what cannot be shown ends in a sentence', async () => {
  // Its directory declares 3 GB; another declares less than comes.
  const bomb = declared(await odt('远帆'), 3e9)
  const liar = declared(await odt('远帆'.repeat(1000)), 10)
  const failures = {
    broken: await upload('坏.odt', (await odt('远帆')).subarray(0, 200)),
    encrypted: await upload('密.odt', await odt('远帆', { encrypted: true })),
    tooLarge: await upload('炸弹.odt', bomb),
    lying: await upload('谎报.odt', liar),
    old: await upload('密.doc', await saved('locked.doc')),
    oldPrices: await upload('密.xls', await saved('locked.xls')),
    newer: await upload('密.xlsx', compound, encryptedType),
    disguised: await upload('程序.mp4', Buffer.from('7f454c46020101', 'hex')),
    unsupported: await upload('别的.wps', Buffer.concat([compound, Buffer.alloc(504)])),
  }
  expect((await ended(failures.encrypted)).failure?.zh).toContain('密码')
  expect((await ended(failures.newer)).failure?.zh).toContain('密码')
  // A reader cannot mend the file, and is shown the download only with the right to it.
  expect(await readersOf(failures.encrypted)).toEqual([
    '文件设有密码，无法在线预览。可下载后查看。',
    '文件设有密码，无法在线预览。',
  ])
  expect(await ended(failures.disguised)).toMatchObject({
    kind: 'other',
    failure: { en: expect.stringContaining('name says') },
  })
  expect((await ended(failures.unsupported)).failure?.en).toContain('docx')
  if (office) {
    expect((await ended(failures.broken)).failure?.en).toContain('damaged')
    expect((await ended(failures.lying)).failure?.en).toContain('damaged')
    expect((await ended(failures.tooLarge)).failure?.en).toContain('too large')
    for (const locked of [failures.old, failures.oldPrices]) {
      expect((await ended(locked)).failure?.en).toContain('password')
    }
  }
})

test('a text and a list of values are read in the encoding of Chinese Windows', async () => {
  const gb = Buffer.from('c6b7c3fb2cb5a5bcdb0d0ab2e8d2b62c31322e350d0a', 'hex')
  const [text, values, wide, traditional] = await Promise.all([
    upload('说明.txt', gb),
    upload('价目.csv', gb),
    upload('宽.txt', Buffer.from('\uFEFF远帆', 'utf16le')),
    upload('港.txt', Buffer.from('b36fac4fb4a3b3e6a141a4a3ac4fb56fb2bca143', 'hex')),
  ])
  expect((await ended(text)).text).toEqual({
    content: '品名,单价\n茶叶,12.5\n',
    encoding: 'gb18030',
  })
  expect((await ended(wide)).text).toMatchObject({ content: '远帆', encoding: 'utf-16le' })
  expect((await ended(traditional)).text).toMatchObject({
    content: '這是提單，不是發票。',
    encoding: 'big5',
  })
  const { sheets, firstRows } = await ended(values)
  expect(sheets).toMatchObject([{ rows: 2, columns: 2 }])
  expect(firstRows[1]).toEqual(['茶叶', '12.5'])
})

test('a file of which only the beginning is shown says so', async () => {
  const [text, values] = await Promise.all([
    upload('长.txt', Buffer.from(`a${'海'.repeat(500_000)}`)),
    upload('大表.csv', Buffer.from('a,1\n'.repeat(50_001))),
  ])
  const content = `a${'海'.repeat(399_999)}`
  expect(await ended(text)).toMatchObject({ isCut: true, text: { content } })
  expect(await ended(values)).toMatchObject({ sheets: [{ rows: 50_000, isCut: true }] })
})

test('words are searched by readers of the file alone', async () => {
  const other = await newUser('teacher')
  const file = await upload('我的.txt', Buffer.from('远帆'))
  await ended(file)
  await expect(
    other(documentApi.searchInDocument, { file, keyword: '远帆' }),
  ).rejects.toMatchObject(refusal('file.unknown'))
  expect(await search(file, '远 帆')).toMatchObject([{ page: 1, at: 0, length: 2 }])
})

test('the process of LibreOffice ends when no document has come for a while', async () => {
  const script = new URL('../../../server/media/test-child.ts', import.meta.url)
  const small = openOffice({ script, waitMs: 100, neededMiB: 0 })
  const order = { act: 'double', of: 2 } as never as Order
  expect(await small.convert({ ...order, signal: new AbortController().signal })).toBe(4)
  expect(small.alive).toBe(true)
  await eventually(() => expect(small.alive).toBe(false))
})

test('two who ask LibreOffice at once get their own answers, and one who leaves waits for nobody', async () => {
  const script = new URL('../../../server/media/test-child.ts', import.meta.url)
  const small = openOffice({ script, waitMs: 100, neededMiB: 0 })
  const { signal } = new AbortController()
  const ask = (of: number, given = signal) =>
    small.convert({ ...({ act: 'double', of } as never as Order), signal: given })
  const gone = ask(9, AbortSignal.abort(new Error('left'))).catch((error: Error) => error.message)
  expect(await Promise.all([ask(2), ask(3), gone, ask(4)])).toEqual([4, 6, 'left', 8])
})

test('without the memory LibreOffice is not started, and the document is left to others', async () => {
  const script = new URL('../../../server/media/test-child.ts', import.meta.url)
  const large = openOffice({ script, waitMs: 100, neededMiB: 1e9 })
  const order = { signal: new AbortController().signal } as Order
  const refused = await large.convert(order).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(LeftToOthers)
  expect(refused).toMatchObject({ code: 'noMemory' })
  expect(large.alive).toBe(false)
})
