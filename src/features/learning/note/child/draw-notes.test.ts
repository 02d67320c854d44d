import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPdfium } from '#src/features/content/document/child/pdfium.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { drawNotes } from './draw-notes.ts'
import { formulaWords } from './formula-words.ts'
import type { PdfOrder, PrintedNote } from './order.ts'

const folder = await mkdtemp(join(tmpdir(), 'notes-'))
afterAll(() => rm(folder, { recursive: true }))

const note = (html: string, more: Partial<PrintedNote> = {}): PrintedNote => ({
  ...{ course: '报关实务', chapter: '第一章', item: '成交方式', place: null, words: null, html },
  ...more,
})

/** Draws notes, and reads the PDF as PDFium does: the text of each page, without spaces. */
async function drawn(notes: PrintedNote[], frames: PdfOrder['frames'] = {}) {
  const path = join(folder, `${Math.random()}.pdf`)
  const percents: number[] = []
  const order = { language: 'zh-CN', title: '学习笔记', lead: '', notes, frames, path }
  const { pages } = await drawNotes(order, (percent) => percents.push(percent))
  const bytes = await readFile(path)
  const pdfium = await openPdfium()
  const document = await pdfium
    .openDocumentBuffer({ id: path, content: new Uint8Array(bytes).buffer })
    .toPromise()
  const texts: string[] = []
  for (const page of document.pages) {
    const { runs } = await pdfium.getPageTextRuns(document, page).toPromise()
    texts.push(
      runs
        .map(({ text }) => text)
        .join('')
        .replaceAll(/\s/g, ''),
    )
  }
  expect(texts).toHaveLength(pages)
  return { texts, percents, pdf: bytes.toString('latin1') }
}

test('the words of notes stand in the PDF as they were written, below their headings and places', async () => {
  const text =
    '<p>填制<strong>报关单</strong>时，<em>成交方式</em>要与<u>发票</u>一致：<span data-formula="\\frac{a}{b}+x^2"></span></p>' +
    '<ul><li><p>FOB &amp; CIF</p></li><li><p>二</p></li></ul><ol start="3"><li><p>c</p></li></ol>' +
    '<blockquote><p>引用</p></blockquote><pre><code>a = 1\n  b</code></pre>' +
    '<table><tbody><tr><th>项目</th><td>金额</td></tr></tbody></table><h3>小结</h3>' +
    '<p><a href="https://example.com/a" rel="noopener nofollow" target="_blank">链接</a></p>'
  const { texts, percents } = await drawn([
    note(text, { place: '视频 7:12' }),
    note('<p>𠮷野家与㐂</p>', { words: '标出的词' }),
    note('<p>other</p>', { course: 'Letters of credit', chapter: 'One', item: 'Two' }),
  ])
  expect(texts.join('')).toBe(
    // The number of the page is drawn first.
    '1学习笔记报关实务第一章成交方式视频7:12填制报关单时，成交方式要与发票一致：a/b+x²' +
      '•FOB&CIF•二3.c引用a=1b项目金额小结链接标出的词𠮷野家与㐂' +
      'LettersofcreditOneTwoother',
  )
  expect(percents).toEqual([33, 66, 100])
})

test('long notes fill pages with numbers, and lose no word at their ends', async () => {
  const words = Array.from({ length: 3000 }, (_, n) => `第${n}句，`).join('')
  const address = `https://example.com/${'a'.repeat(400)}`
  const { texts } = await drawn([note(`<p>${words}</p><p>${address}</p>`)])
  expect(texts.length).toBeGreaterThan(5)
  const plain = texts.map((text, at) => text.slice(String(at + 1).length)).join('')
  expect(texts.every((text, at) => text.startsWith(String(at + 1)))).toBe(true)
  expect(plain).toBe(`学习笔记报关实务第一章成交方式${words}${address}`)
})

test('a frame is a picture with its second; one that has not arrived or is broken is its words', async () => {
  const path = join(folder, 'frame.jpg')
  await plainPicture(1280, 720, '#1F6FEB').jpeg().toFile(path)
  const html = ['a', 'b', 'c'].map(
    (key) => `<p>前<img data-frame="${key}" alt="画面 ${key}" />后</p>`,
  )
  const { texts, pdf } = await drawn([note(html.join(''))], { a: path, b: '/nowhere' })
  expect(texts[0]).toContain('前画面a后前[画面b]后前[画面c]后')
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1)
})

test.each([
  ['x^2', 'x²'],
  ['\\frac{a+b}{2}', '(a + b)/2'],
  ['\\sqrt{2}', '√2'],
  ['a_1 \\le b^{n+1}', 'a_1 ≤ b^(n + 1)'],
  ['\\sum_{i=1}^{n} i', '∑_(i = 1)^n i'],
  ['\\text{净重} \\times 5\\%', '净重 × 5%'],
  ['\\frac{a', '\\frac{a'],
])('the formula %s is read as %s', (latex, words) => {
  expect(formulaWords(latex).replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''))
})
