import { Document, Packer } from 'docx'
import { join } from 'node:path'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { questionBody } from '../../../question/body/body.ts'
import { UnreadableFile } from '../../paper-form.ts'
import { summaryOf } from '../chinese-paper/test-summary.ts'
import { readWord } from './read.ts'
import { numbering, wordPapers } from './test-papers-text.ts'

const corpus = join(import.meta.dirname, '..', 'chinese-paper', 'corpus')

test.for(Object.keys(wordPapers))('the Word paper %s is read as expected', async (name) => {
  const document = new Document({ numbering, sections: [{ children: wordPapers[name]! }] })
  const paper = await readWord(await Packer.toBuffer(document))
  for (const { body } of paper.questions) expect(questionBody.safeParse(body).success).toBe(true)
  await expect(summaryOf(paper)).toMatchFileSnapshot(join(corpus, `word-${name}.expected`))
})

const zipped = (files: Record<string, string>) => {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}
const word = (body: string) => `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`
const part = 'word/document.xml'

test.for<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
  ['no archive', 'fileBroken', () => Buffer.from('not a zip')],
  ['an archive of something else', 'fileBroken', () => zipped({ 'a.txt': 'a' })],
  [
    'an old or locked document',
    'fileEncrypted',
    () => Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'),
  ],
  [
    'a bomb of entities',
    'fileHostile',
    () => zipped({ [part]: `<!DOCTYPE a [<!ENTITY b "c">]>${word('&b;')}` }),
  ],
  ['a bomb of elements', 'fileTooLarge', () => zipped({ [part]: word('<w:p/>'.repeat(700_000)) })],
  ['a bomb of bytes', 'fileTooLarge', () => zipped({ [part]: word(' '.repeat(61_000_000)) })],
  ['elements in elements', 'fileHostile', () => zipped({ [part]: word('<w:ins>'.repeat(5000)) })],
])('%s is refused in one sentence', async ([, code, file]) => {
  const refused = await readWord(await file()).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UnreadableFile)
  expect((refused as UnreadableFile).code).toBe(code)
})

test('MathType objects come as their pictures, and pictures that no browser shows are noted', async () => {
  const object =
    '<w:object><v:shape style="width:36pt;height:18pt"><v:imagedata r:id="r1"/></v:shape></w:object>'
  const lost = '<w:object><v:shape><v:imagedata r:id="r2"/></v:shape></w:object>'
  const file = await zipped({
    [part]: word(
      `<w:p><w:r><w:t>1. </w:t>${object}${lost}</w:r></w:p><w:p><w:r><w:t>A. x B. y</w:t></w:r></w:p>`,
    ),
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="r1" Target="media/a.png"/><Relationship Id="r2" Target="media/b.wmf"/></Relationships>',
    'word/media/a.png': 'png',
    'word/media/b.wmf': 'wmf',
  })
  const { notes, questions, attachments } = await readWord(file)
  expect(notes.map(({ code }) => code)).toEqual(['objectAsPicture', 'pictureMissing'])
  expect([...attachments.keys()]).toEqual(['a.png'])
  expect(questions[0]!.body!.stem.en).toContain(
    '<img data-attachment="a.png" alt="" width="48" height="24" />',
  )
})

test('a footnote is named with its words, and a picture without words is said at its question', async () => {
  const { notes, questions } = await readWord(
    await zipped({
      [part]: word(
        '<w:p><w:r><w:t>1. a</w:t><w:footnoteReference w:id="2"/><w:drawing><a:blip r:embed="r1"/></w:drawing></w:r></w:p><w:p><w:r><w:t>A. x B. y</w:t></w:r></w:p><w:p><w:r><w:t>2. b</w:t><w:drawing><wp:docPr descr="an invoice"/><a:blip r:embed="r1"/></w:drawing></w:r></w:p><w:p><w:r><w:t>A. x B. y</w:t></w:r></w:p>',
      ),
      'word/footnotes.xml':
        '<w:footnotes xmlns:w="w"><w:footnote w:id="2"><w:p><w:r><w:t>UCP 600</w:t></w:r></w:p></w:footnote></w:footnotes>',
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="r1" Target="media/a.png"/></Relationships>',
      'word/media/a.png': 'png',
    }),
  )
  expect(notes).toEqual([{ kind: 'lost', code: 'footnoteLost', about: { text: 'UCP 600' } }])
  const wordless = questions.map((one) => one.notes.map(({ code }) => code))
  expect(wordless).toEqual([['noKey', 'pictureWithoutWords'], ['noKey']])
})
