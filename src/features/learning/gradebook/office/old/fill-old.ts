import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { addressOf, type CellEdit } from '../edit-sheet.ts'
import type { Splice } from '../office-sheets.ts'
import {
  type CellRecord,
  keptRecord,
  type NewValue,
  type OldCell,
  valueRecord,
} from './cell-records.ts'
import { defaultFormats } from './default-formats.ts'
import type { OldSheet, OldWorkbook } from './read-old.ts'
import { dataOf, recordOf, recordTypes as types } from './records.ts'
import { addStrings } from './shared-strings.ts'

type ByteSplice = Splice<Buffer>
type ValueOf = (is: CellEdit['is']) => NewValue

/**
 * Writes cells into the stream of a workbook. Other records stay as they are, but for those that name places in the stream,
 * and for the two of the filled sheet by which Excel finds rows faster: these may be absent, and are left out.
 */
export function fillOld(book: OldWorkbook, sheet: OldSheet, edits: readonly CellEdit[]): Buffer {
  const { stream } = book
  const { valueOf, splices } = valuesOf(book, sheet, edits)
  const formatOf = defaultFormats(stream, sheet.records)
  const rows = Map.groupBy(sheet.cells, ({ row }) => row)
  for (const [row, wanted] of Map.groupBy(edits, (edit) => edit.row)) {
    const records = rows.get(row)
    if (!records) throw new UnreadableFile('fileBroken')
    splices.push(...rowSplices(records, wanted, { valueOf, formatOf }))
  }
  splices.push(...extentSplices(stream, sheet, edits))
  for (const { type, at, end } of sheet.records) {
    if (type === types.index || type === types.dbCell)
      splices.push({ start: at, end, is: Buffer.alloc(0) })
  }
  splices.push(...calculationSplices(book))
  return movePlaces(book, sheet, splices)
}

/** What cells get: numbers, and indexes of words that the table of texts has or gets. */
function valuesOf(
  { stream, strings }: OldWorkbook,
  sheet: OldSheet,
  edits: readonly CellEdit[],
): { valueOf: ValueOf; splices: ByteSplice[] } {
  const words = edits.map(({ is }) => is).filter((is) => typeof is === 'string')
  if (!strings) {
    return {
      valueOf: (is) => (typeof is === 'number' ? { number: is } : { text: is }),
      splices: [],
    }
  }
  const written = new Set(edits.map(({ row, column }) => addressOf(row, column)))
  const replaced = sheet.cells.filter(
    ({ type, row, cells }) =>
      type === types.labelSst && written.has(addressOf(row, cells[0]!.column)),
  ).length
  const { indexOf, splices } = addStrings(stream, strings, { words, more: words.length - replaced })
  return {
    valueOf: (is) => (typeof is === 'number' ? { number: is } : { textIndex: indexOf.get(is)! }),
    splices,
  }
}

/** What changes in the records of a row. Cells that are not there are put at their places. */
function rowSplices(
  records: readonly CellRecord[],
  edits: readonly CellEdit[],
  { valueOf, formatOf }: { valueOf: ValueOf; formatOf: (row: number, column: number) => number },
): ByteSplice[] {
  const found: ByteSplice[] = []
  const inside = new Map<CellRecord, CellEdit[]>()
  for (const edit of edits.toSorted((a, b) => a.column - b.column)) {
    const { row, column, is } = edit
    const record = records.find(({ cells }) => cells.some((cell) => cell.column === column))
    if (record) inside.set(record, [...(inside.get(record) ?? []), edit])
    else {
      const next = records.find(({ cells }) => cells[0]!.column > column)
      const at = next?.at ?? records.at(-1)!.end
      const { type, data } = valueRecord(
        { row, column, format: formatOf(row, column) },
        valueOf(is),
      )
      found.push({ start: at, end: at, is: recordOf(type, data) })
    }
  }
  for (const [record, own] of inside) {
    if (record.isFormula) throw new UnreadableFile('fileBroken')
    const { at, end } = record
    found.push({ start: at, end, is: Buffer.concat(piecesOf(record, own, valueOf)) })
  }
  return found
}

/** A record of many cells becomes several: those before and behind a written cell stay together. */
function piecesOf(record: CellRecord, edits: readonly CellEdit[], valueOf: ValueOf): Buffer[] {
  const { row } = record
  const pieces: Buffer[] = []
  let kept: OldCell[] = []
  const endKept = () => {
    if (kept.length === 0) return
    const { type, data } = keptRecord(record, kept)
    pieces.push(recordOf(type, data))
    kept = []
  }
  for (const cell of record.cells) {
    const edit = edits.find(({ column }) => column === cell.column)
    if (edit) {
      endKept()
      const { column, format } = cell
      const { type, data } = valueRecord({ row, column, format }, valueOf(edit.is))
      pieces.push(recordOf(type, data))
    } else kept.push(cell)
  }
  endKept()
  return pieces
}

/** Rows and sheets say up to where they have cells. */
function extentSplices(stream: Buffer, sheet: OldSheet, edits: readonly CellEdit[]): ByteSplice[] {
  const columnsOf = new Map(
    [...Map.groupBy(edits, ({ row }) => row)].map(([row, own]) => [
      row,
      own.map(({ column }) => column),
    ]),
  )
  return sheet.records.flatMap((record): ByteSplice[] => {
    if (record.type === types.dimensions) {
      const data = Buffer.from(dataOf(stream, record, 12))
      widen(
        data,
        8,
        edits.map(({ column }) => column),
      )
      return [{ start: record.at + 4, end: record.end, is: data }]
    }
    if (record.type !== types.row) return []
    const data = Buffer.from(dataOf(stream, record, 16))
    const columns = columnsOf.get(data.readUInt16LE(0) + 1)
    if (!columns) return []
    widen(data, 2, columns)
    return [{ start: record.at + 4, end: record.end, is: data }]
  })
}

/** The first column with a cell, and the one behind the last. */
function widen(data: Buffer, at: number, columns: readonly number[]): void {
  const [from, until] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)]
  const all = from < until ? [from, until - 1, ...columns] : columns
  if (all.length === 0) return
  data.writeUInt16LE(Math.min(...all), at)
  data.writeUInt16LE(Math.max(...all) + 1, at + 2)
}

/** Excel calculates a workbook when it opens one that an older engine has calculated. */
function calculationSplices({ stream, globals, sheets }: OldWorkbook): ByteSplice[] {
  if (!sheets.some(({ cells }) => cells.some(({ isFormula }) => isFormula))) return []
  return globals
    .filter(({ type, at, end }) => type === types.recalcId && end - at >= 12 && at < stream.length)
    .map(({ at }) => ({ start: at + 8, end: at + 12, is: Buffer.alloc(4) }))
}

/** Puts the splices into the stream, and moves the places that other records name. */
function movePlaces(
  { stream, globals, sheets }: OldWorkbook,
  filled: OldSheet,
  given: readonly ByteSplice[],
): Buffer {
  const splices = given.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const ends: number[] = []
  const moves: number[] = []
  let move = 0
  for (const { start, end, is } of splices) {
    move += is.length - (end - start)
    ends.push(end)
    moves.push(move)
  }
  const moved = (place: number) => {
    // The last splice that ends before the place or at it.
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle]! <= place) low = middle + 1
      else high = middle
    }
    return place + (moves[low - 1] ?? 0)
  }
  const source = Buffer.from(stream)
  const movePlace = (at: number) => {
    const place = source.readUInt32LE(at)
    if (place > 0 && place < stream.length) source.writeUInt32LE(moved(place), at)
  }
  for (const { type, at } of globals) if (type === types.boundSheet) movePlace(at + 4)
  for (const sheet of sheets) {
    if (sheet === filled) continue
    for (const { type, at, end } of sheet.records) {
      if (type !== types.index) continue
      for (let place = at + 16; place + 4 <= end; place += 4) movePlace(place)
    }
  }
  const parts: Buffer[] = []
  let copied = 0
  for (const { start, end, is } of splices) {
    parts.push(source.subarray(copied, start), is)
    copied = end
  }
  parts.push(source.subarray(copied))
  return Buffer.concat(parts)
}
