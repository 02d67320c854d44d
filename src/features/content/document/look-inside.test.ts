import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { bytesInMemory } from '#src/server/storage/types/byte-source.ts'
import { contentType } from '#src/server/storage/types/content-type.ts'
import { documentTypes } from '#src/shared/file-kind.ts'
import { lookInside } from './child/look-inside.ts'
import { docx, odt, pptx, unzipped, xlsx, zipped } from './test-documents.ts'

const folder = await mkdtemp(join(tmpdir(), 'farsail-look-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const saved = (name: string) => readFile(new URL(`test-media/${name}`, import.meta.url))
const typeOf = (bytes: Buffer, name: string) => contentType(bytesInMemory(bytes), name)

let count = 0
async function look(bytes: Buffer): Promise<string | undefined> {
  const path = join(folder, String((count += 1)))
  await writeFile(path, bytes)
  return lookInside(path).then(
    () => 'whole',
    (error: { code?: string }) => error.code,
  )
}

/** The document with the last bytes of one part missing, in an archive that is whole. */
async function cut(document: Buffer, part: string, bytes: number): Promise<Buffer> {
  const entries = await unzipped(document)
  return zipped({ ...entries, [part]: entries[part]!.subarray(0, -bytes) })
}

test.each([
  ['docx', docx(['提单', '保险单']), 'word/document.xml'],
  ['pptx', pptx(['贸易术语', '装运港']), 'ppt/slides/slide2.xml'],
  ['pptx', pptx(['贸易术语']), 'ppt/presentation.xml'],
  ['xlsx', xlsx({ 报价: [['茶叶', 12.5]] }), 'xl/worksheets/sheet1.xml'],
  ['odt', odt('远帆'), 'content.xml'],
])('a %s is damaged where its content was cut off, by a little or a lot', async (_, made, part) => {
  const document = await made
  expect(await look(document)).toBe('whole')
  const { length } = (await unzipped(document))[part]!
  for (const bytes of [1, 9, 100, length - 60, length - 1, length]) {
    expect([bytes, await look(await cut(document, part, bytes))]).toEqual([bytes, 'broken'])
  }
})

test('XML may end with a comment, be one tag, or be written in another encoding', async () => {
  const contents = [
    '<?xml version="1.0"?><!-- a > b --><a:b x="1"><c/></a:b>\n<!-- end -->\n',
    '<b x="1"/>',
    Buffer.from('\uFEFF<b></b>', 'utf16le'),
  ]
  for (const content of contents)
    expect(await look(await zipped({ 'content.xml': content }))).toBe('whole')
})

test('documents with a password are known in the formats of Office 97, and others are not taken for them', async () => {
  // These two were written by LibreOffice 7.4, with the password "secret".
  const [doc, xls] = [await saved('locked.doc'), await saved('locked.xls')]
  expect([await typeOf(doc, 'a.doc'), await typeOf(xls, 'a.xls')]).toEqual([
    ...[documentTypes.doc, documentTypes.xls],
  ])
  expect([await look(doc), await look(xls)]).toEqual(['encrypted', 'encrypted'])
  const ppt = gunzipSync(await saved('small.ppt.gz'))
  expect(await typeOf(ppt, 'a.ppt')).toBe(documentTypes.ppt)
  const open = [ppt, await saved('small.doc'), await saved('small.xls')]
  expect(await Promise.all(open.map(look))).toEqual(['whole', 'whole', 'whole'])
  // PowerPoint itself writes this stream in place of the summary.
  const name = Buffer.from('\u0005SummaryInformation', 'utf16le')
  const locked = Buffer.from('EncryptedSummary\0\0\0', 'utf16le')
  locked.copy(ppt, ppt.indexOf(name))
  expect(await typeOf(ppt, 'a.ppt')).toBe(documentTypes.ppt)
  expect(await look(ppt)).toBe('encrypted')
})
