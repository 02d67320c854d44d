import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { courseFileType, documentTypes, encryptedType, kindOf } from '#src/shared/file-kind.ts'
import { bytesInMemory } from './byte-source.ts'
import { contentType } from './content-type.ts'

const typeOf = (bytes: Buffer | string, name = 'x') =>
  contentType(bytesInMemory(Buffer.from(bytes as string)), name)

/** A zip archive whose entries come in this order. */
function zip(entries: Record<string, string>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [name, text] of Object.entries(entries)) {
    file.addBuffer(Buffer.from(text), name, { compress: name !== 'mimetype' })
  }
  file.end()
  return buffer(file.outputStream)
}

/** A compound file whose directory has these streams, four to a sector. */
function compound(...names: string[]): Buffer {
  const sectors = Math.ceil(names.length / 4)
  const head = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.writeUInt16LE(9, 30)
  head.writeUInt32LE(1, 48)
  head.writeUInt32LE(0, 76)
  const table = Buffer.alloc(512, 0xff)
  for (let at = 1; at < sectors; at += 1) table.writeUInt32LE(at + 1, at * 4)
  const directory = Buffer.alloc(sectors * 512)
  for (const [at, name] of names.entries()) {
    directory.write(name, at * 128, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, at * 128 + 64)
  }
  return Buffer.concat([head, table, directory])
}

describe('documents', () => {
  test('those of the demo school, whatever their names say', async () => {
    const media = join(import.meta.dirname, '../../../../demo/media')
    const names = await readdir(media, { recursive: true })
    for (const ending of ['docx', 'pptx', 'xlsx', 'pdf'] as const) {
      const found = names.filter((name) => name.endsWith(`.${ending}`))
      expect(found.length).toBeGreaterThan(0)
      for (const name of found) {
        const bytes = await readFile(join(media, name))
        expect(await typeOf(bytes, 'lesson.mp4'), name).toBe(documentTypes[ending])
      }
    }
  })

  test('an archive is a document by its directory, wherever its parts stand', async () => {
    const last = { 'word/media/film.mp4': 'x'.repeat(300_000), 'word/document.xml': '' }
    const office = { ...last, '[Content_Types].xml': '' }
    expect(await typeOf(await zip(office))).toBe(documentTypes.docx)
    expect(await typeOf(await zip({ ...office, 'word/vbaProject.bin': '' }))).toBe(
      documentTypes.docm,
    )
    expect(await typeOf(await zip(last))).toBe('application/zip')
    const odt = { mimetype: documentTypes.odt, 'content.xml': '' }
    expect(await typeOf(await zip(odt))).toBe(documentTypes.odt)
    const broken = (await zip(office)).subarray(0, 300)
    expect(await typeOf(broken, 'letter.docx')).toBe('application/zip')
  })

  test('documents from before 2007 and of WPS are known by their streams', async () => {
    expect(await typeOf(compound('Root Entry', 'WordDocument'), 'a.wps')).toBe(documentTypes.doc)
    expect(await typeOf(compound('Root Entry', 'Workbook'), 'a.et')).toBe(documentTypes.xls)
    const far = compound('Root Entry', '1', '2', '3', '4', '5', '6', '7', 'PowerPoint Document')
    expect(await typeOf(far, 'a.dps')).toBe(documentTypes.ppt)
    expect(await typeOf(compound('Root Entry', 'EncryptedPackage'))).toBe(encryptedType)
    expect(await typeOf(compound('Root Entry', '__properties'))).toBe('application/x-cfb')
  })
})

describe('texts', () => {
  test('in every encoding that Chinese programs write', async () => {
    // 外贸 in GB18030, in UTF-16 of both orders, in UTF-8 with a mark.
    for (const hex of ['cde2c3b3', 'fffe1659388d', 'feff59168d38', 'efbbbfe5a496e8b4b8']) {
      expect(await typeOf(Buffer.from(hex, 'hex'), 'a.txt'), hex).toBe('text/plain')
    }
    expect(await typeOf(Buffer.from('00010203', 'hex'), 'a.txt')).toBe('application/octet-stream')
  })

  test('a long text that is cut inside a character is a text', async () => {
    const cut = Buffer.from('a' + '海'.repeat(100_000))
    expect(await typeOf(cut, 'a.md')).toBe('text/markdown')
  })

  test('the first lines decide, then the name', async () => {
    expect(await typeOf('WEBVTT\n\n00:01.000 --> 00:02.000\n你好')).toBe('text/vtt')
    expect(await typeOf('1\r\n00:00:01,000 --> 00:00:02,000\r\n你好', 'a.txt')).toBe(
      'application/x-subrip',
    )
    expect(await typeOf('名称,数量\n集装箱,3', '清单.CSV')).toBe('text/csv')
    expect(await typeOf('# 标题', 'a.md')).toBe('text/markdown')
    expect(await typeOf('anything', 'a.pdf')).toBe('text/plain')
  })

  test('what a browser would run is neither a picture nor a text', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'
    for (const text of [drawing, `<?xml version="1.0"?>\n<!-- a -->${drawing}`]) {
      const mime = await typeOf(text, 'a.png')
      expect(mime).toBe('image/svg+xml')
      expect(kindOf(mime)).toBe('other')
    }
    const page = await typeOf('<!DOCTYPE html><script>alert(1)</script>', 'a.txt')
    expect(page).toBe('text/html')
    expect(kindOf(page)).toBe('other')
    const comments = '<!-- a --> '.repeat(10_000)
    expect(await typeOf(`${comments}<!doctype html><p>`)).toBe('text/html')
    expect(await typeOf(`<?xml version="1.0"?>${comments}<!DOCTYPE svg><svg>`)).toBe(
      'image/svg+xml',
    )
  })

  const length = 300 * 1024
  const heads = ['', '<', '1', '<?xml version="1.0"?>', '<!doctype svg>', '<!-- a -->', 'WEBVTT']
  const pieces = [
    '<!---->',
    '<!-- -->\n',
    '<!--',
    '-->',
    '<?xml ',
    '<?a?>',
    '<!doctype svg ',
    '<svg',
  ]
  const others = ['1', '1 ', '1\n', '\r\n', ' ', '\u00a0', '<', '"', '.', '海']

  test.each(heads)('no text is long in being read: %s and the like over and over', async (head) => {
    for (const piece of [...pieces, ...others]) {
      const bytes = Buffer.from(head + piece.repeat(length / piece.length) + 'x')
      let fastest = Infinity
      // The processor may be taken by another program in one of the runs.
      for (let run = 0; run < 3 && fastest > 50; run += 1) {
        const begin = performance.now()
        await typeOf(bytes)
        fastest = Math.min(fastest, performance.now() - begin)
      }
      expect(fastest, piece).toBeLessThan(50)
    }
  })
})

test('the types of course files follow from the content', () => {
  expect(['video/mp4', 'video/quicktime', 'video/x-ms-asf'].map(courseFileType)).toEqual([0, 0, 0])
  expect([documentTypes.ppt, documentTypes.pptx, documentTypes.odp].map(courseFileType)).toEqual([
    1, 1, 1,
  ])
  expect([documentTypes.pdf, 'image/png', 'text/plain'].map(courseFileType)).toEqual([2, 2, 2])
})
