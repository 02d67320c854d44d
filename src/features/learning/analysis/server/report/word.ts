import {
  AlignmentType,
  Document,
  HeightRule,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import type { Report, WrittenFile } from './report.ts'

/** In twentieths of a point. */
const a4 = { width: 11_906, height: 16_838 }
const margin = { top: 850, bottom: 737, left: 1020, right: 1020 }
const wide = a4.width - margin.left - margin.right

/** Characters of the longest bar, and of a stem, so that all of it is one page. */
const barMost = 24
const stemMost = 40
/** Questions that the office asks for, and those that are named for a check. */
const hardestMost = 5
const checkMost = 5

/** Writes the one page that the teaching office asks for. */
export async function writeWord(report: Report): Promise<WrittenFile> {
  const { words } = report
  const document = new Document({
    styles: {
      default: {
        document: {
          run: {
            size: 20,
            font: { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: words.font },
          },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: a4, margin } },
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { after: 120 },
            children: [new TextRun({ text: words.title, bold: true, size: 32 })],
          }),
          factsOf(report),
          headingOf(words.spread),
          bandsOf(report),
          numbersOf(report),
          headingOf(words.hardest),
          hardestOf(report),
          headingOf(words.checked(checkOf(report))),
          roomOf(words.analysis, 2600),
          roomOf(words.measures, 2100),
          new Paragraph({ spacing: { before: 140 }, children: [new TextRun(words.sign)] }),
        ],
      },
    ],
  })
  return {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes: new Uint8Array(await Packer.toBuffer(document)),
  }
}

const headingOf = (text: string) =>
  new Paragraph({
    spacing: { before: 120, after: 60 },
    children: [new TextRun({ text, bold: true })],
  })

interface Cell {
  text: string
  bold?: boolean
  /** Of the whole width, in percent. */
  share: number
  centred?: boolean
}

const cellOf = ({ text, bold = false, share, centred = true }: Cell) =>
  new TableCell({
    width: { size: Math.round((wide * share) / 100), type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    margins: { top: 30, bottom: 30, left: 80, right: 80 },
    children: [
      new Paragraph({
        alignment: centred ? AlignmentType.CENTER : AlignmentType.LEFT,
        children: [new TextRun({ text, bold })],
      }),
    ],
  })

const tableOf = (rows: readonly (readonly Cell[])[]) =>
  new Table({
    width: { size: wide, type: WidthType.DXA },
    columnWidths: rows[0]!.map(({ share }) => Math.round((wide * share) / 100)),
    rows: rows.map((cells) => new TableRow({ children: cells.map(cellOf) })),
  })

const pairs = (named: readonly (readonly [string, string])[], shares: readonly [number, number]) =>
  named.flatMap(([name, text]) => [
    { text: name, bold: true, share: shares[0] },
    { text, share: shares[1] },
  ])

function factsOf({ analysis, quiz, words, year, date }: Report): Table {
  const { learners, taken, place, title } = analysis
  const long = [15, 35] as const
  return tableOf([
    pairs(
      [
        [words.places[place.kind], place.name],
        [words.quiz, title],
      ],
      long,
    ),
    pairs(
      [
        [words.learners, String(learners)],
        [words.taken, String(taken)],
      ],
      long,
    ),
    pairs(
      [
        [words.absent, String(learners - taken)],
        [words.attempts, String(quiz.n)],
      ],
      long,
    ),
    pairs(
      [
        [words.year, year],
        [words.date, date],
      ],
      long,
    ),
  ])
}

function bandsOf({ analysis: { bands }, quiz, words }: Report): Table {
  const most = Math.max(1, ...bands.map(({ count }) => count))
  const shares = [22, 12, 14, 52] as const
  const head = [words.band, words.count, words.share, '']
  return tableOf([
    head.map((text, at) => ({ text, bold: true, share: shares[at]! })),
    ...bands.map(({ count }, at) => [
      { text: words.bands[at]!, share: shares[0] },
      { text: String(count), share: shares[1] },
      { text: percent(count / quiz.n), share: shares[2] },
      {
        ...{ text: '█'.repeat(Math.round((barMost * count) / most)), share: shares[3] },
        centred: false,
      },
    ]),
  ])
}

function numbersOf({ analysis, quiz, words }: Report): Table {
  const short = [13, 12] as const
  const named = [
    [words.mean, one(quiz.mean)],
    [words.highest, one(quiz.highest)],
    [words.lowest, one(quiz.lowest)],
    [words.median, one(quiz.median)],
    [words.deviation, one(quiz.deviation)],
    [words.passRate, percent(analysis.passed / quiz.n)],
    [words.difficulty, two(quiz.mean / 100)],
    [words.difference, two(analysis.groupDifference)],
  ] as const
  return tableOf([pairs(named.slice(0, 4), short), pairs(named.slice(4), short)])
}

function hardestOf({ analysis: { questions }, words }: Report): Table {
  const shares = [10, 74, 16] as const
  const hardest = questions
    .toSorted((a, b) => a.numbers.facility - b.numbers.facility)
    .slice(0, hardestMost)
  return tableOf([
    [words.number, words.stem, words.facility].map((text, at) => ({
      ...{ text, bold: true, share: shares[at]! },
    })),
    ...hardest.map(({ number, title, numbers }) => [
      { text: number === null ? words.notInQuiz : String(number), share: shares[0] },
      { text: shortened(title), share: shares[1], centred: false },
      { text: percent(numbers.facility), share: shares[2] },
    ]),
  ])
}

/** The questions that may have a wrong key, or that strong learners fail. */
function checkOf({ analysis: { questions }, words }: Report): string {
  const asked = questions.flatMap(({ number, flags }) => {
    const [flag] = flags.filter((one) => one === 'keySuspect' || one === 'negative')
    return flag ? [`${number ?? words.notInQuiz} (${words.suspects[flag]})`] : []
  })
  return asked.length === 0 ? words.nothing : asked.slice(0, checkMost).join(', ')
}

/** A frame that the teacher fills in. */
const roomOf = (title: string, height: number) =>
  new Table({
    width: { size: wide, type: WidthType.DXA },
    columnWidths: [wide],
    rows: [
      new TableRow({
        height: { value: height, rule: HeightRule.EXACT },
        children: [
          new TableCell({
            width: { size: wide, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 80, right: 80 },
            children: [new Paragraph({ children: [new TextRun({ text: title, bold: true })] })],
          }),
        ],
      }),
    ],
  })

const shortened = (text: string) => {
  const characters = Array.from(text)
  return characters.length > stemMost ? `${characters.slice(0, stemMost).join('')}…` : text
}
const one = (value: number | null) => (value === null ? '–' : value.toFixed(1))
const two = (value: number | null) => (value === null ? '–' : value.toFixed(2))
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
