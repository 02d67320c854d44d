import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { questionBody } from '../../../question/body/body.ts'
import { type ReadPaper, UnreadableFile } from '../../paper-form.ts'
import { summaryOf } from '../chinese-paper/test-summary.ts'
import { mostPages, readPdf } from './read.ts'

const corpus = join(import.meta.dirname, 'corpus')
const files = readdirSync(corpus).filter(
  (name) => name.endsWith('.pdf') && !['scan.pdf', 'locked.pdf'].includes(name),
)

/** Papers printed by LibreOffice and Chromium: columns, tables, blanks that are lines, red answers, heads of pages. */
test.for(files)('the PDF %s is read as expected', async (file) => {
  const paper = await readPdf(readFileSync(join(corpus, file)))
  for (const { body } of paper.questions) expect(questionBody.safeParse(body).success).toBe(true)
  await expect(summaryOf(paper)).toMatchFileSnapshot(
    join(corpus, file.replace(/\.pdf$/, '.expected')),
  )
})

test('each question names its page', async () => {
  const { questions } = await readPdf(readFileSync(join(corpus, 'pages.pdf')))
  const pages = questions.map(({ place }) => `${place.kind} ${place.at}`)
  expect([pages[0], pages.at(-1)]).toEqual(['page 1', 'page 2'])
})

/** A PDF by hand: so many pages that show one content stream. */
function byHand(content: string | Buffer, { filter = '', pages = 1 } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 10} 0 R`).join(' ')
  const page = (n: number) =>
    `${n + 10} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj`
  const stream = Buffer.from(content as string)
  return Buffer.concat([
    Buffer.from(
      [
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
        `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj`,
        ...Array.from({ length: pages }, (_, n) => page(n)),
        '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
        `4 0 obj<</Length ${stream.byteLength}${filter}>>stream\n`,
      ].join('\n'),
    ),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ])
}
const packed = { filter: '/Filter/FlateDecode' }
const lines = (...texts: string[]) =>
  `BT /F 10 Tf 12 TL 50 700 Td ${texts.map((text) => `(${text.replaceAll(/[()\\]/g, String.raw`\$&`)})Tj T*`).join(' ')} ET`

async function refusedWith(file: Uint8Array): Promise<string | ReadPaper> {
  const began = performance.now()
  try {
    return await readPdf(file)
  } catch (error) {
    if (error instanceof UnreadableFile) return error.code
    throw error
  } finally {
    expect(performance.now() - began).toBeLessThan(10_000)
  }
}

test.for<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
  ['a scan', 'fileScanned', () => readFileSync(join(corpus, 'scan.pdf'))],
  ['pages without anything', 'nothingFound', () => byHand('', { pages: 2 })],
  ['a PDF with a password', 'fileEncrypted', () => readFileSync(join(corpus, 'locked.pdf'))],
  ['nothing', 'fileBroken', () => Buffer.alloc(0)],
  ['the beginning of a PDF', 'fileBroken', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type')],
  ['a cut file', 'fileBroken', () => readFileSync(join(corpus, 'tables.pdf')).subarray(0, 20_000)],
  ['a book', 'fileTooLarge', () => byHand('', { pages: mostPages + 1 })],
  [
    'a page of 70,000 letters',
    'fileTooLarge',
    () => byHand(deflateSync(`BT /F 9 Tf ${'(abcdefghij)Tj '.repeat(7_000)}ET`), packed),
  ],
  [
    'pages that hold themselves',
    'fileBroken',
    () =>
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 9>>endobj\ntrailer<</Root 1 0 R>>',
      ),
  ],
  [
    'a packed page of spaces',
    'nothingFound',
    () => byHand(deflateSync(Buffer.alloc(64 * 1024 * 1024, 32)), packed),
  ],
])('%s ends in one sentence', async ([, code, file]) => {
  expect(await refusedWith(await file())).toBe(code)
})

test('a script in a PDF is words', async () => {
  const stem = '1. <script>alert(1)</script> is (  )'
  const paper = await refusedWith(byHand(lines(stem, 'A. one  B. two', 'Answer: A')))
  const [question] = (paper as ReadPaper).questions
  expect(question!.body!.stem.en).toContain('&lt;script&gt;')
})
