import { expect, test } from 'vitest'
import { rememberClean } from '#src/server/text/rich-text.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { textsOf } from '../../question/body/texts.ts'
import type { ReadPaper } from '../paper-form.ts'
import { cleanPaper } from './clean-paper.ts'
import { readBytes, readHtml } from './read-source.ts'

// As the child that reads imports.
rememberClean()

const hostile =
  '<p onclick="x()">words<script>alert(1)</script><a href="javascript:x()">link</a>' +
  '<img src="x" onerror="x()"><svg><style><img src=x onerror=x()></style></svg><b style="x">bold</b></p>'
const escaped = hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const stem = { zh: hostile, en: hostile }
const none = { zh: '', en: '' }
const body = { type: 'trueFalse', right: true, stem, explanation: stem } as const
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const gift = hostile.replaceAll(/([=~#{}:])/g, '\\$1')

const sources: [format: string, name: string, content: () => string | Promise<Uint8Array>][] = [
  ['GIFT', 'a.gift', () => `[html]${gift} {=[html]${gift} ~[html]${gift}#[html]${gift}}`],
  ['Aiken', 'a.txt', () => `Which words? ${hostile}\nA. ${hostile}\nB. words\nANSWER: A\n`],
  [
    'Moodle',
    'a.xml',
    () =>
      `<quiz><question type="multichoice"><questiontext format="html"><text>${escaped}</text></questiontext>
      <single>true</single><generalfeedback format="html"><text>${escaped}</text></generalfeedback>
      <answer fraction="100" format="html"><text>${escaped}</text><feedback format="html"><text>${escaped}</text></feedback></answer>
      <answer fraction="0" format="html"><text>words</text></answer></question></quiz>`,
  ],
  [
    'QTI',
    'a.xml',
    () =>
      `<assessmentItem identifier="i" title="t"><responseDeclaration identifier="R" cardinality="single"
      baseType="identifier"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody>
      ${xmlOf}<choiceInteraction responseIdentifier="R"><prompt>${xmlOf}</prompt>
      <simpleChoice identifier="a">${xmlOf}</simpleChoice><simpleChoice identifier="b">words</simpleChoice>
      </choiceInteraction></itemBody></assessmentItem>`,
  ],
  ['CSV', 'a.csv', () => `题型,题干,答案,解析\n判断题,${cell(hostile)},对,${cell(hostile)}\n`],
  [
    'CSV with details',
    'a.csv',
    () => `题型,题干,答案,详细\n判断题,words,对,${cell(JSON.stringify({ body }))}\n`,
  ],
  ['a pasted paper', '', () => `1. ${hostile}\nA. ${hostile}  B. words\n答案：A\n解析：${hostile}`],
]
const xmlOf =
  '<p onclick="x()">words<script>alert(1)</script><a href="javascript:x()">link</a><b style="x">bold</b></p>'

/** The texts that pages show as HTML. */
const shownTexts = ({ questions }: ReadPaper) =>
  questions.flatMap(({ body: read }) =>
    textsOf(read!).flatMap(({ text, kind }) => (kind === 'plain' ? [] : [text.zh, text.en])),
  )

function expectClean(paper: ReadPaper) {
  const texts = shownTexts(paper)
  expect(texts.join('')).toContain('words')
  for (const text of texts) {
    expect(text).not.toMatch(/<(?!\/?(p|strong|a|br)\b)/)
    expect(text).not.toMatch(/<[^>]*\b(on\w+|style|src|javascript)\b/)
  }
}

test.each(sources)('hostile HTML of %s is clean in the review', async (_, name, content) => {
  const read = await readBytes(Buffer.from((await content()) as string), { name })
  if ('convert' in read) throw new Error(read.convert)
  expectClean(cleanPaper(read.paper))
})

test('hostile HTML of a web page is clean in the review', async () => {
  const html = `<p>1. ${hostile}</p><p>A. ${hostile}</p><p>B. words</p><p>答案：A</p>`
  expectClean(cleanPaper((await readHtml(html)).paper))
})

test('what a reader has missed is cleaned with the paper, however often clean texts are met', () => {
  const paper = (given: QuestionBody): ReadPaper => ({
    ...{ name: '', sections: [], printedTotal: null, notes: [], attachments: new Map() },
    questions: [
      {
        ...{ place: { kind: 'item', at: '1' }, body: given, difficulty: null, tags: [] },
        ...{ points: null, section: null, notes: [], source: '' },
      },
    ],
  })
  const clean = cleanPaper(paper({ ...body, explanation: none }))
  expectClean(clean)
  const again = cleanPaper(paper(clean.questions[0]!.body!))
  expect(again).toEqual(clean)
  const added = { zh: `${clean.questions[0]!.body!.stem.zh}<script>x()</script>`, en: '' }
  expect(cleanPaper(paper({ ...body, stem: added })).questions[0]!.body!.stem.zh).toBe(
    clean.questions[0]!.body!.stem.zh,
  )
})
