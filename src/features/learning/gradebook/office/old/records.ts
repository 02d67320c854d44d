import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'

/** A record of the stream of a workbook: its type, its length, its data. */
export interface OldRecord {
  type: number
  /** Where its head begins, and where its data end. */
  at: number
  end: number
}

/** The records that are read or written here, by their names in the description of the format. */
export const recordTypes = {
  formula: 0x0006,
  eof: 0x000a,
  protect: 0x0012,
  filePass: 0x002f,
  continue: 0x003c,
  columnInfo: 0x007d,
  boundSheet: 0x0085,
  mulRk: 0x00bd,
  mulBlank: 0x00be,
  rString: 0x00d6,
  dbCell: 0x00d7,
  xf: 0x00e0,
  mergeCells: 0x00e5,
  sst: 0x00fc,
  labelSst: 0x00fd,
  extSst: 0x00ff,
  recalcId: 0x01c1,
  dimensions: 0x0200,
  blank: 0x0201,
  number: 0x0203,
  label: 0x0204,
  boolErr: 0x0205,
  string: 0x0207,
  row: 0x0208,
  index: 0x020b,
  array: 0x0221,
  dataTable: 0x0236,
  rk: 0x027e,
  sharedFormula: 0x04bc,
  bof: 0x0809,
} as const

/** The version of Excel 97 to 2003, in the record that begins a part of the stream. */
const version8 = 0x0600
/** The longest data of a record. */
export const dataMost = 8224

/**
 * Returns the records of one part of the stream, without those of charts inside of it: these have records of the same types
 * for other things. The first one begins the part, the last one ends it.
 * @throws UnreadableFile for a part that is none, is not whole, or is of another version
 */
export function recordsFrom(stream: Buffer, from: number): OldRecord[] {
  const records: OldRecord[] = []
  let depth = 0
  for (let at = from; at + 4 <= stream.length;) {
    const type = stream.readUInt16LE(at)
    const end = at + 4 + stream.readUInt16LE(at + 2)
    if (end > stream.length) break
    if (type === recordTypes.bof) {
      depth += 1
      if (depth === 1 && (end < at + 8 || stream.readUInt16LE(at + 4) !== version8))
        throw new UnreadableFile('fileUnknown')
    }
    if (depth === 0) break
    if (depth === 1) records.push({ type, at, end })
    if (type === recordTypes.eof) depth -= 1
    if (depth === 0) return records
    at = end
  }
  throw new UnreadableFile('fileBroken')
}

/** Makes a record. */
export function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

/** Returns the data of a record, of at least so many bytes. @throws UnreadableFile */
export function dataOf(stream: Buffer, { at, end }: OldRecord, least: number): Buffer {
  if (end - at - 4 < least) throw new UnreadableFile('fileBroken')
  return stream.subarray(at + 4, end)
}

/** Reads a text whose length stands before it in one byte or two. @throws UnreadableFile */
export function textOf(data: Buffer, at: number, lengthBytes: 1 | 2): string {
  if (at + lengthBytes + 1 > data.length) throw new UnreadableFile('fileBroken')
  const length = data.readUIntLE(at, lengthBytes)
  const flags = data[at + lengthBytes]!
  // Formats inside of the text and its reading aloud have their counts before the letters.
  const from = at + lengthBytes + 1 + (flags & 8 ? 2 : 0) + (flags & 4 ? 4 : 0)
  return flags & 1
    ? data.toString('utf16le', from, Math.min(data.length, from + length * 2))
    : data.toString('latin1', from, Math.min(data.length, from + length))
}
