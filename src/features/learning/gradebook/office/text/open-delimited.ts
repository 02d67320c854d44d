import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { mostColumns, mostRows } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'
import { addressOf, type CellEdit } from '../edit-sheet.ts'
import type { OfficeFile, Splice } from '../office-sheets.ts'
import { spliced, type TextView } from './text-view.ts'

interface Field {
  start: number
  end: number
}

const delimiters = ['\t', ',', ';']
/** Lines by which the delimiter is found. */
const linesLookedAt = 30

/** Opens a text of lines and fields, as systems save it under the name of a workbook. @throws UnreadableFile */
export function openDelimited(view: TextView): OfficeFile {
  const { signs } = view
  const delimiter = delimiterOf(signs)
  const lines = linesOf(signs, delimiter)
  const textOf = ({ start, end }: Field) => plainField(view.read(signs.slice(start, end)))
  const rows = lines.map((fields, at) => {
    const values = fields.slice(0, mostColumns).map(textOf)
    const formulas = values.flatMap((text, column) =>
      text.startsWith('=') ? [addressOf(at + 1, column)] : [],
    )
    return { number: at + 1, values, formulas }
  })
  return {
    sheets: [{ name: '', rows, closed: [] }],
    fill(_sheet: string, edits: readonly CellEdit[]) {
      const splices = [...Map.groupBy(edits, ({ row }) => row)].flatMap(([row, own]) =>
        lineSplices(view, { fields: lines[row - 1] ?? [], delimiter }, own),
      )
      return view.bytes(spliced(signs, splices))
    },
  }
}

/** The delimiter that stands in the most lines. @throws UnreadableFile for a text without one */
function delimiterOf(signs: string): string {
  const lines = signs.split(/\r\n?|\n/, linesLookedAt)
  const ranked = delimiters
    .map((one) => ({ one, uses: lines.filter((line) => line.includes(one)).length }))
    .toSorted((a, b) => b.uses - a.uses)
  if (ranked[0]!.uses === 0) throw new UnreadableFile('fileBroken')
  return ranked[0]!.one
}

/** The places of fields. A quote in which a field begins protects delimiters and ends of lines. */
function linesOf(signs: string, delimiter: string): Field[][] {
  const lines: Field[][] = []
  let fields: Field[] = []
  let start = /^(?:\u00ef\u00bb\u00bf|\ufeff)?/.exec(signs)![0].length
  const field = new RegExp(`(?:=?"[^"]*(?:""[^"]*)*")?[^${delimiter}\\r\\n]*`, 'y')
  while (start < signs.length) {
    field.lastIndex = start
    field.test(signs)
    const end = field.lastIndex
    fields.push({ start, end })
    if (signs[end] === delimiter) {
      start = end + 1
      if (start < signs.length) continue
      fields.push({ start, end: start })
    } else start = end + (signs.startsWith('\r\n', end) ? 2 : 1)
    lines.push(fields)
    fields = []
    if (lines.length > mostRows) throw new UnreadableFile('fileTooLarge', { most: mostRows })
  }
  return lines
}

/** A field without its quotes, and without those that keep Excel from a number: ="2026030101". */
function plainField(text: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"\s*$/.exec(text)
  const plain = quoted ? quoted[1]!.replaceAll('""', '"') : text
  return /^="([^"]*)"$/.exec(plain.trim())?.[1] ?? plain
}

function lineSplices(
  view: TextView,
  { fields, delimiter }: { fields: readonly Field[]; delimiter: string },
  edits: readonly CellEdit[],
): Splice<string>[] {
  const last = fields.at(-1)
  if (!last) throw new UnreadableFile('fileBroken')
  let width = fields.length
  return edits
    .toSorted((a, b) => a.column - b.column)
    .map(({ column, is }) => {
      const written = view.write(String(is))
      if (written === null) throw new UnreadableFile('fileUnknown')
      const field = fields[column]
      if (field) {
        const isQuoted = view.signs.slice(field.start, field.end).trim().startsWith('"')
        return { ...field, is: isQuoted ? `"${written}"` : written }
      }
      const missing = delimiter.repeat(column - width + 1)
      width = column + 1
      return { start: last.end, end: last.end, is: missing + written }
    })
}
