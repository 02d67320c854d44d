import {
  AlignmentType,
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { OutPaper } from '../../paper-form.ts'
import { chineseNumbers } from '../chinese-paper/patterns-text.ts'
import { headingOf } from '../chinese-paper/heading.ts'
import { escaped } from '../chinese-paper/rich.ts'
import { outFilesOf, safeName } from '../shared/out-files.ts'
import { keyLines } from './answers-apart.ts'
import { HtmlOut, type Pictures } from './html-out.ts'
import { labels } from './labels-text.ts'
import { linesOf, numbersIn, type What } from './paper-lines.ts'

/** The paper alone, with the answers under each question, the sheet to fill in, or the answers alone. */
export type WordKind = 'paper' | 'withAnswers' | 'sheet' | 'answers'

const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** In twentieths of a point. */
const a4 = { width: 11_906, height: 16_838 }
const margin = { top: 1134, bottom: 1134, left: 1247, right: 1247 }

/** Writes a paper as a Word file. */
export async function writeWord(paper: OutPaper, kind: WordKind) {
  const words = labels[paper.language]
  const files = await outFilesOf(paper)
  const pictures: Pictures = new Map([...files].map(([id, file]) => [String(id), file]))
  const title =
    kind === 'sheet'
      ? `${paper.name} ${words.sheet}`
      : kind === 'answers'
        ? `${paper.name} ${words.answers}`
        : paper.name
  const head = [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 160 },
      children: [new TextRun({ text: title, bold: true, size: 32 })],
    }),
    ...(kind === 'answers'
      ? []
      : [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { after: 160 },
            children: [new TextRun(`${words.head}　　${words.total(totalOf(paper))}`)],
          }),
        ]),
  ]
  const body =
    kind === 'sheet'
      ? sheetOf(paper)
      : htmlOf(paper, kind).flatMap((html) => new HtmlOut(pictures).write(html))
  const document = new Document({
    styles: {
      default: {
        document: {
          run: {
            size: 21,
            font: { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: words.font },
          },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: a4, margin } },
        footers: { default: pageNumbers() },
        children: [...head, ...body],
      },
    ],
  })
  return {
    name: `${safeName(title)}.docx`,
    mime,
    bytes: new Uint8Array(await Packer.toBuffer(document)),
  }
}

const totalOf = ({ questions }: OutPaper) =>
  Math.round(questions.reduce((sum, { points }) => sum + points, 0) * 100) / 100

const pageNumbers = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  })

/** The lines of a paper, with the headings of its sections. */
function htmlOf(paper: OutPaper, kind: WordKind): string[] {
  const what: What = { language: paper.language, answers: kind === 'withAnswers' }
  const lines: string[] = []
  let section: number | null = null
  let n = 1
  for (const question of paper.questions) {
    if (question.section !== section && question.section !== null) {
      const { intro } = paper.sections[question.section]!
      lines.push(
        `<p><strong>${escaped(headOf(paper, question.section))}</strong></p>`,
        ...(kind === 'answers' ? [] : [intro]),
      )
    }
    section = question.section
    if (kind === 'answers') lines.push(...keyLines(question.body, n, what))
    else lines.push(...linesOf(question, n, paper, what))
    n += numbersIn(question.body)
  }
  return lines
}

/** The name of a section with its number, where it has none of its own. */
function headOf({ sections, language }: OutPaper, at: number): string {
  const { name } = sections[at]!
  if (headingOf(name)?.ordinal) return name
  return language === 'zh' ? `${chineseNumbers[at] ?? at + 1}、${name}` : `Part ${at + 1} ${name}`
}

const sheetColumns = 10

/** Numbers with a box under each; those that are written have lines. */
function sheetOf(paper: OutPaper): (Paragraph | Table)[] {
  const made: (Paragraph | Table)[] = []
  let n = 1
  const sections = [null, ...paper.sections.keys()]
  for (const at of sections) {
    const questions = paper.questions.filter(({ section }) => section === at)
    if (questions.length === 0) continue
    if (at !== null)
      made.push(
        new Paragraph({
          spacing: { before: 200, after: 80 },
          children: [new TextRun({ text: headOf(paper, at), bold: true })],
        }),
      )
    let short: number[] = []
    const flush = () => {
      for (let k = 0; k < short.length; k += sheetColumns)
        made.push(boxes(short.slice(k, k + sheetColumns)), new Paragraph(''))
      short = []
    }
    for (const { body } of questions) {
      const count = numbersIn(body)
      const isLong = [
        'shortAnswer',
        'essay',
        'file',
        'fillIn',
        'numeric',
        'form',
        'spoken',
        'matching',
      ].includes(body.type)
      if (isLong) {
        flush()
        made.push(
          new Paragraph(`${n}.`),
          ...Array.from(
            { length: body.type === 'essay' ? 12 : body.type === 'shortAnswer' ? 5 : 1 },
            ruled,
          ),
        )
      } else for (let k = 0; k < count; k++) short.push(n + k)
      n += count
    }
    flush()
  }
  return made
}

const line = { style: 'single', size: 4, color: '999999', space: 1 } as const
// Word draws one border around paragraphs that have the same; between them it is another one.
const ruled = () =>
  new Paragraph({ spacing: { before: 240 }, border: { bottom: line, between: line } })

const boxes = (numbers: readonly number[]) => {
  const row = (texts: readonly string[]) =>
    new TableRow({
      children: texts.map(
        (text) =>
          new TableCell({ children: [new Paragraph({ alignment: AlignmentType.CENTER, text })] }),
      ),
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(numbers.map(String)), row(numbers.map(() => ''))],
  })
}
