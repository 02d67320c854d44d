import { describe, expect, test } from 'vitest'
import { UnreadableFile, type ReadPaper } from '../paper-form.ts'
import { detectFormat } from './detect.ts'
import { dataReaders } from './readers.ts'
import { zipOf } from './shared/zip-of.ts'
import { xlsxTemplate } from './xlsx/template.ts'

/** Reads a file as an import does, and says what came of it. */
async function read(bytes: Uint8Array | string, name: string): Promise<ReadPaper | string> {
  const content = Buffer.from(bytes as string)
  const began = performance.now()
  try {
    const format = await detectFormat(content, { name })
    const reader = dataReaders[format]
    return reader ? await reader(content, { name }) : `for ${format}`
  } catch (error) {
    if (error instanceof UnreadableFile) return error.code
    throw error
  } finally {
    expect(performance.now() - began).toBeLessThan(3000)
  }
}

const item = (body: string) =>
  `<assessmentItem identifier="i" title="t"><itemBody>${body}</itemBody></assessmentItem>`
const quiz = (text: string) =>
  `<quiz><question type="essay"><questiontext><text>${text}</text></questiontext></question></quiz>`

const laughs = `<!DOCTYPE quiz [<!ENTITY a "ha">${Array.from(
  { length: 20 },
  (_, n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`,
).join('')}]>${quiz('&a19;')}`

describe('hostile files end in one sentence', () => {
  test.each([
    ['a billion laughs', laughs, 'a.xml', 'fileHostile'],
    [
      'an external entity',
      `<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]>${quiz('&x;')}`,
      'a.xml',
      'fileHostile',
    ],
    ['markup a million deep', `<quiz>${'<a>'.repeat(1_000_000)}`, 'a.xml', 'fileHostile'],
    ['a cut file', quiz('text').slice(0, -20), 'a.xml', 'fileBroken'],
    ['a cut item', item('<p>').slice(0, 60), 'a.xml', 'fileBroken'],
    [
      'bytes of chance',
      Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 251)),
      'a.gift',
      'fileBroken',
    ],
    ['an empty table', 'a,b,c\n1,2,3\n', 'a.csv', 'headingsMissing'],
    ['a page of the web', '<!doctype html><html><body>1. a</body></html>', 'a.xml', 'fileUnknown'],
    ['no questions', '<quiz></quiz>', 'a.xml', 'nothingFound'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.xlsx', 'fileEncrypted'],
    ['a text named as a Word file', '1. a', 'a.docx', 'fileNotWord'],
    ['a page named as a Word file', '<html>1. a</html>', 'a.doc', 'fileNotWord'],
    ['a program', Buffer.from('4d5a90000300', 'hex'), 'a.exe', 'fileBroken'],
  ])('%s', async (_, bytes, name, code) => {
    expect(await read(bytes, name)).toBe(code)
  })

  test('a zip bomb, a zip in a zip, and a zip that is cut', async () => {
    const zeros = Buffer.alloc(16 * 1024 * 1024)
    const bomb = await zipOf([['imsmanifest.xml', zeros]])
    expect(await read(bomb, 'a.zip')).toBe('fileHostile')
    expect(await read(await zipOf([['a.xlsx', bomb]]), 'a.zip')).toBe('fileHostile')
    expect(await read(await zipOf([['b.zip', bomb]]), 'a.zip')).toBe('fileUnknown')
    const { bytes } = await xlsxTemplate()
    expect(await read(bytes.slice(0, bytes.length / 2), 'a.xlsx')).toBe('fileBroken')
    const entity = '<!DOCTYPE x [<!ENTITY a "b">]><workbook/>'
    const sheet = await zipOf([
      ['[Content_Types].xml', '<Types/>'],
      ['xl/workbook.xml', entity],
    ])
    expect(await read(sheet, 'a.xlsx')).toBe('fileHostile')
  })
})

const first = (result: ReadPaper | string) => {
  if (typeof result === 'string') throw new Error(result)
  return result.questions[0]!
}

test('scripts in a stem are removed, and the note says which', async () => {
  const html =
    '&lt;p onclick="x()"&gt;a&lt;script&gt;alert(1)&lt;/script&gt;&lt;a href="javascript:x()"&gt;b&lt;/a&gt;&lt;/p&gt;'
  const { body, notes } = first(await read(quiz(html), 'a.xml'))
  expect(body!.stem.en).toBe('<p>ab</p>')
  expect(notes).toEqual([
    { kind: 'changed', code: 'unsafeRemoved', about: { what: 'onclick, script, javascript:' } },
  ])
})

test('files and gaps of this site that a file names are never taken over', async () => {
  const html =
    '&lt;p&gt;a&lt;img data-file="1"&gt;&lt;span data-gap="x"&gt;&lt;/span&gt;b&lt;/p&gt;&lt;div data-film="2"&gt;&lt;/div&gt;'
  const { body } = first(await read(quiz(html), 'a.xml'))
  expect(body!.stem.en).toBe('<p>ab</p>')
  const details = JSON.stringify({
    body: {
      ...{ type: 'trueFalse', right: true, explanation: { zh: '', en: '' } },
      stem: { zh: '<p>a<img data-file="1" /><script>x()</script></p>', en: '' },
    },
  })
  const row = `题型,题干,答案,详细\n判断题,a,对,"${details.replaceAll('"', '""')}"\n`
  expect(first(await read(row, 'a.csv')).body!.stem.zh).toBe('<p>a</p>')
})

test('ten thousand options are refused in a sentence at their question', async () => {
  const options = Array.from({ length: 10_000 }, (_, n) => `~option ${n}`).join('\n')
  const { body, notes } = first(await read(`::many:: stem {=right\n${options}}`, 'a.gift'))
  expect(body).toBeNull()
  expect(notes).toEqual([
    { kind: 'error', code: 'tooManyOptions', about: { count: 10_001, most: 50 } },
  ])
})

test.each(['utf-8', 'utf-16le', 'gb18030', 'big5'])('Chinese in %s is read', async (encoding) => {
  const text = '信用證是銀行的付款承諾，對嗎？{T}\n\n這是第二個問題，我們來說。{F}\n'
  const bytes: Record<string, Buffer> = {
    'utf-8': Buffer.from(`\uFEFF${text}`),
    'utf-16le': Buffer.from(`\uFEFF${text}`, 'utf16le'),
    // The same words; Node writes neither encoding.
    gb18030: Buffer.from('d0c5d3c3d6a4cac7d2f8d0d0b5c4a3ac7b547d0a', 'hex'),
    big5: Buffer.from('ab48a5cec3d2ac4fbbc8a6e6aabaa1437b547d0a', 'hex'),
  }
  const paper = await read(bytes[encoding]!, 'a.gift')
  expect(typeof paper === 'string' ? paper : paper.encoding).toBe(encoding)
  expect(first(paper).body!.stem.zh).toMatch(/信用[證证]是[銀银]行/)
})
