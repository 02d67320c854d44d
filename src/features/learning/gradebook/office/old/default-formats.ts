import { dataOf, type OldRecord, recordTypes as types } from './records.ts'

/** The format of cells in columns and rows that have none of their own. */
const plainFormat = 15

/** Says which format a cell has that is not there yet: that of its row, else that of its column. */
export function defaultFormats(
  stream: Buffer,
  records: readonly OldRecord[],
): (row: number, column: number) => number {
  const rows = new Map<number, number>()
  const columns: { from: number; until: number; format: number }[] = []
  for (const record of records) {
    if (record.type === types.row) {
      const data = dataOf(stream, record, 16)
      // A bit of its flags says whether a row has a format.
      if (data[12]! & 0x80) rows.set(data.readUInt16LE(0) + 1, data.readUInt16LE(14) & 0xfff)
    } else if (record.type === types.columnInfo) {
      const data = dataOf(stream, record, 8)
      const [from, until] = [data.readUInt16LE(0), data.readUInt16LE(2)]
      columns.push({ from, until, format: data.readUInt16LE(6) })
    }
  }
  return (row, column) =>
    rows.get(row) ??
    columns.find(({ from, until }) => column >= from && column <= until)?.format ??
    plainFormat
}
