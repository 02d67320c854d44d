import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { type CellRecord, cellRecords } from './cell-records.ts'
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
