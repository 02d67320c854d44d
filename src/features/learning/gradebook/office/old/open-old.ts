import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { mostColumns, mostRows } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'
import { addressOf, type CellEdit } from '../edit-sheet.ts'
import type { OfficeFile, OfficeSheet } from '../office-sheets.ts'
import { openCompound, readStream, withStream } from './compound-file.ts'
import { fillOld } from './fill-old.ts'
import { type OldSheet, type OldWorkbook, readOld } from './read-old.ts'
import { dataOf, recordTypes as types } from './records.ts'

const streamName = 'Workbook'

/** Opens a workbook of Excel 97 to 2003. @throws UnreadableFile */
export function openOld(bytes: Uint8Array): OfficeFile {
  const file = openCompound(bytes)
  if (file.streams.has('EncryptedPackage')) throw new UnreadableFile('fileEncrypted')
  // Excel 95 has a stream of another name. A file with both is one for both programs, and they would differ.
  if (file.streams.has('Book')) throw new UnreadableFile('fileUnknown')
  if (!file.streams.has(streamName)) throw new UnreadableFile('fileBroken')
  const book = readOld(readStream(file, streamName))
  return {
    sheets: book.sheets.map((sheet) => shownSheet(book, sheet)),
    fill(name: string, edits: readonly CellEdit[]) {
      const sheet = book.sheets.find((one) => one.name === name)
      if (!sheet) throw new UnreadableFile('fileBroken')
      return withStream(file, streamName, fillOld(book, sheet, edits))
    },
  }
}

/** The sheet as it is read by the plan. */
function shownSheet(book: OldWorkbook, sheet: OldSheet): OfficeSheet {
  const rows = new Map<number, OfficeSheet['rows'][number]>()
  for (const { row, cells, isFormula } of sheet.cells) {
    let shown = rows.get(row)
    if (!shown) rows.set(row, (shown = { number: row, values: [], formulas: [] }))
    if (rows.size > mostRows) throw new UnreadableFile('fileTooLarge', { most: mostRows })
    for (const { column, text } of cells) {
      if (isFormula) shown.formulas.push(addressOf(row, column))
      if (column >= mostColumns) continue
      while (shown.values.length < column) shown.values.push('')
      shown.values[column] = text
    }
  }
  const ordered = [...rows.values()].toSorted((a, b) => a.number - b.number)
  return { name: sheet.name, rows: ordered, closed: closedCells(book, sheet, ordered) }
}

/** The cells that take nothing: locked ones of a protected sheet, and those that a merged cell covers. */
function closedCells(
  { stream, globals }: OldWorkbook,
  sheet: OldSheet,
  rows: OfficeSheet['rows'],
): string[] {
  const covered = sheet.records
    .filter(({ type }) => type === types.mergeCells)
    .flatMap((record) => coveredBy(dataOf(stream, record, 2)))
  const protection = sheet.records.find(({ type }) => type === types.protect)
  if (!protection || dataOf(stream, protection, 2).readUInt16LE(0) === 0) return covered
  const isOpen = globals
    .filter(({ type }) => type === types.xf)
    .map((record) => (dataOf(stream, record, 6).readUInt16LE(4) & 1) === 0)
  const open = new Set(
    sheet.cells.flatMap(({ row, cells }) =>
      cells.filter(({ format }) => isOpen[format]).map(({ column }) => addressOf(row, column)),
    ),
  )
  const width = Math.max(0, ...rows.slice(0, 50).map(({ values }) => values.length))
  return [
    ...covered,
    ...rows.flatMap(({ number }) =>
      Array.from({ length: width }, (_, column) => addressOf(number, column)).filter(
        (address) => !open.has(address),
      ),
    ),
  ]
}

/** Merged cells of which each covers so many are no marks. */
const coveredMost = 200

function coveredBy(data: Buffer): string[] {
  const count = Math.min(data.readUInt16LE(0), Math.floor((data.length - 2) / 8))
  return Array.from({ length: count }, (_, n) => 2 + n * 8).flatMap((at) => {
    const [top, bottom] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)]
    const [left, right] = [data.readUInt16LE(at + 4), data.readUInt16LE(at + 6)]
    const width = Math.min(right, mostColumns) - left + 1
    const size = (bottom - top + 1) * width
    if (!(size > 1 && size <= coveredMost)) return []
    return Array.from({ length: size - 1 }, (_, k) =>
      addressOf(top + 1 + Math.floor((k + 1) / width), left + ((k + 1) % width)),
    )
  })
}
