import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { columnNames, optionName, type ColumnKey } from '../sheet/columns-text.ts'
import type { SheetRow } from '../sheet/row.ts'

export interface Heading {
  title: string
  width: number
  of: { key: ColumnKey; part: number } | { letter: string; language: 'zh' | 'en' }
}

const widths: Partial<Record<ColumnKey, number>> = {
  stem: 48,
  stemEn: 48,
  answer: 20,
  explanation: 32,
  explanationEn: 32,
  tags: 18,
  section: 20,
}
const before: ColumnKey[] = ['type', 'stem', 'stemEn']
const after: ColumnKey[] = [
  'answer',
  'explanation',
  'explanationEn',
  'difficulty',
  'tags',
  'points',
  'section',
  'inGroup',
]

/** Excel cuts a cell at 32,767 characters. */
const longestCell = 30_000

/** The columns that some rows need: at least four options, and further details for long ones. */
export function headingsFor(rows: readonly SheetRow[]): Heading[] {
  const most = Math.max(4, ...rows.map(({ options }) => options.size))
  const letters = Array.from({ length: most }, (_, index) => String.fromCharCode(65 + index))
  const long = Math.max(1, ...rows.map(({ cells }) => (cells.details?.length ?? 0) / longestCell))
  const named = (key: ColumnKey, part = 0): Heading => {
    const { zh, en } = columnNames[key]
    const title = `${zh} / ${en}${part > 0 ? ` ${part + 1}` : ''}`
    return { title, width: widths[key] ?? 14, of: { key, part } }
  }
  return [
    ...before.map((key) => named(key)),
    ...(['zh', 'en'] as const).flatMap((language) =>
      letters.map((letter) => ({
        title: optionName(letter, language === 'en'),
        width: 22,
        of: { letter, language },
      })),
    ),
    ...after.map((key) => named(key)),
    ...Array.from({ length: Math.ceil(long) }, (_, part) => named('details', part)),
  ]
}

/** The cells of a row in the order of the headings. */
export const valuesOf = ({ cells, options }: SheetRow, headings: readonly Heading[]): string[] =>
  headings.map(({ of }) => {
    if ('letter' in of) return options.get(of.letter)?.[of.language] ?? ''
    const text = cells[of.key] ?? ''
    if (of.key !== 'details') return text
    return text.slice(of.part * longestCell, (of.part + 1) * longestCell)
  })

/** A workbook that is written as a stream, and the bytes that it will be. */
export function newWorkbook() {
  const stream = new PassThrough()
  const bytes = buffer(stream)
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: false,
  })
  return { workbook, bytes }
}
