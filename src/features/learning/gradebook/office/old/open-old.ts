import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { mostColumns, mostRows } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'
import { addressOf, type CellEdit } from '../edit-sheet.ts'
import type { OfficeFile, OfficeSheet } from '../office-sheets.ts'
import { type CellRecord, cellRecords } from './cell-records.ts'
import { openCompound, readStream, withStream } from './compound-file.ts'
import { fillOld } from './fill-old.ts'
import { dataOf, type OldRecord, recordsFrom, recordTypes as types, textOf } from './records.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'

/** A sheet of cells, with its records. */
export interface OldSheet {
  name: string
  records: OldRecord[]
  cells: CellRecord[]
}

/** The stream of a workbook of Excel 97 to 2003, in its parts. */
export interface OldWorkbook {
  stream: Buffer
  globals: OldRecord[]
  strings: SharedStrings | null
  sheets: OldSheet[]
}

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

/** Reads the stream of a workbook. @throws UnreadableFile */
export function readOld(stream: Buffer): OldWorkbook {
  const globals = globalsOf(stream)
  const strings = readSharedStrings(stream, globals)
  let until = 0
  const sheets = sheetPlaces(stream, globals)
    .toSorted((a, b) => a.from - b.from)
    .map(({ name, from, order }) => {
      // Sheets that lie in each other would be read again and again.
      if (from < until) throw new UnreadableFile('fileBroken')
      const records = recordsFrom(stream, from)
      until = records.at(-1)!.end
      return { name, order, records, cells: cellRecords(stream, records, strings?.texts ?? []) }
    })
  return { stream, globals, strings, sheets: sheets.toSorted((a, b) => a.order - b.order) }
}

/** The records before the sheets. Behind that of a password, all others are encrypted. */
function globalsOf(stream: Buffer): OldRecord[] {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const type = stream.readUInt16LE(at)
    if (type === types.filePass) throw new UnreadableFile('fileEncrypted')
    if (type === types.eof) break
  }
  return recordsFrom(stream, 0)
}

const sheetsMost = 255

function sheetPlaces(stream: Buffer, globals: readonly OldRecord[]) {
  const found = globals.filter(({ type }) => type === types.boundSheet)
  if (found.length > sheetsMost) throw new UnreadableFile('fileTooLarge')
  return found.flatMap((record, order) => {
    const data = dataOf(stream, record, 8)
    // Charts and macros have sheets of their own kinds.
    return data[5] === 0 ? [{ name: textOf(data, 6, 1), from: data.readUInt32LE(0), order }] : []
  })
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
