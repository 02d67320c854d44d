import ExcelJS from 'exceljs'
import { letter } from '#src/features/content/question/letter.ts'
import type { AnalysedQuestion } from '../../contract.ts'
import type { Report, WrittenFile } from './report.ts'
import type { ReportWords } from './report-text.ts'

type Value = string | number | null
type Column<R> = readonly [string, (row: R) => Value]

/** Numbers to four digits after the point. */
const cell = (value: Value): Value =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value

/** Words of people that a spreadsheet could take for a formula, which CSV cannot tell from one, are marked as words. */
const asWords = (text: string) => text.replace(/^(?=[=+\-@\t\r])/, "'")

function add<R>(
  book: ExcelJS.Workbook,
  name: string,
  rows: readonly R[],
  columns: readonly Column<R>[],
) {
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(([header]) => ({ header, width: Math.max(10, header.length * 2) }))
  sheet.getRow(1).font = { bold: true }
  for (const row of rows) sheet.addRow(columns.map(([, value]) => cell(value(row))))
}

/** The questions with all their numbers. */
const questionColumns = (words: ReportWords): Column<AnalysedQuestion>[] => [
  [words.number, ({ number }) => number ?? words.notInQuiz],
  [words.stem, ({ title }) => title],
  [words.answers, ({ numbers }) => numbers.n],
  [words.facility, ({ numbers }) => numbers.facility],
  [words.from, ({ numbers }) => numbers.interval.from],
  [words.to, ({ numbers }) => numbers.interval.to],
  [words.facilityReached, ({ numbers }) => numbers.facilityReached],
  [words.itemDeviation, ({ numbers }) => numbers.deviation],
  [words.guess, ({ guess }) => guess],
  [words.weight, ({ weight }) => weight],
  [words.discrimination, ({ numbers }) => numbers.discrimination],
  [words.efficiency, ({ numbers }) => numbers.efficiency],
  [words.groupDifference, ({ numbers }) => numbers.groupDifference],
  ...(['right', 'part', 'wrong', 'blank', 'notReached'] as const).map(
    (key): Column<AnalysedQuestion> => [words[key], ({ counts }) => counts[key]],
  ),
  [words.flags, ({ flags }) => flags.map((flag) => words.suspects[flag]).join('; ')],
]

function summaryOf({ analysis, quiz, words, year }: Report): [string, Value][] {
  return [
    [words.places[analysis.place.kind], analysis.place.name],
    [words.quiz, analysis.title],
    [words.year, year],
    [words.learners, analysis.learners],
    [words.taken, analysis.taken],
    [words.absent, analysis.learners - analysis.taken],
    [words.attempts, quiz.n],
    [words.waiting, analysis.waiting],
    [words.passRate, analysis.passed / quiz.n],
    ...(
      [
        'mean',
        'median',
        'highest',
        'lowest',
        'deviation',
        'skewness',
        'kurtosis',
        'consistency',
        'errorRatio',
        'standardError',
      ] as const
    ).map((key): [string, Value] => [words[key], quiz[key]]),
    [words.difference, analysis.groupDifference],
    ...analysis.bands.map(({ count }, at): [string, Value] => [words.bands[at]!, count]),
  ]
}

/** Writes a workbook of the summary, the questions and the options. */
export async function writeWorkbook(report: Report): Promise<WrittenFile> {
  const { analysis, words } = report
  const book = new ExcelJS.Workbook()
  add(book, words.summary, summaryOf(report), [
    [words.summary, ([name]) => name],
    ['', ([, value]) => value],
  ])
  add(book, words.questions, analysis.questions, questionColumns(words))
  const options = analysis.questions.flatMap(({ number, type, options: of }) =>
    of.map((option, at) => ({ number, option, name: nameOf(words, type, option.id, at) })),
  )
  add(book, words.options, options, [
    [words.number, ({ number }) => number ?? words.notInQuiz],
    [words.option, ({ name }) => name],
    [words.isRight, ({ option }) => (option.right ? words.yes : '')],
    [words.chosen, ({ option }) => option.chosen],
    [words.upper, ({ option }) => option.upper],
    [words.lower, ({ option }) => option.lower],
  ])
  return {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: new Uint8Array(await book.xlsx.writeBuffer()),
  }
}

const nameOf = (words: ReportWords, type: string, id: string, at: number) =>
  type === 'trueFalse' ? words.truth[id as 'true' | 'false'] : letter(at)

/** Writes the questions as CSV with a mark of its encoding, without which Excel garbles Chinese. */
export async function writeCsv({ analysis, words }: Report): Promise<WrittenFile> {
  const book = new ExcelJS.Workbook()
  const questions = analysis.questions.map((one) => ({ ...one, title: asWords(one.title) }))
  add(book, words.questions, questions, questionColumns(words))
  const rows = Buffer.from(await book.csv.writeBuffer())
  return { mime: 'text/csv', bytes: new Uint8Array(Buffer.concat([Buffer.from('\uFEFF'), rows])) }
}
