import { readFile } from 'node:fs/promises'
import { recordOf, recordTypes as types } from './old/records.ts'

/**
 * Workbooks of three writers, which lay out the same format in their own ways. `libreoffice.xls` was saved by LibreOffice 7.4 from
 * an xlsx: heads of two rows, merged cells, formulas, a table of texts with its index, records of many cells. `protected.xls` is from
 * xlwt 1.3: a protected sheet whose marks alone are open. `plain-rows.xls` is from Spreadsheet::WriteExcel 2.40: no records of rows, and a
 * cell that is not there (D3).
 */
export const oldFile = (name: 'libreoffice' | 'protected' | 'plain-rows'): Promise<Buffer> =>
  readFile(new URL(`test-files/${name}.xls`, import.meta.url))

/** All records of a stream, in their order. */
export function allRecords(stream: Buffer): { type: number; at: number; data: Buffer }[] {
  const found: { type: number; at: number; data: Buffer }[] = []
  for (let at = 0; at + 4 <= stream.length;) {
    const end = at + 4 + stream.readUInt16LE(at + 2)
    found.push({ type: stream.readUInt16LE(at), at, data: stream.subarray(at + 4, end) })
    at = end
  }
  return found
}

const numbers = (...all: [value: number, bytes: number][]) =>
  Buffer.concat(
    all.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes)
      part.writeUIntLE(value, 0, bytes)
      return part
    }),
  )

/** A cell as a test gives it. */
interface GivenCell {
  row: number
  column: number
  is: number | string | null
}

/**
 * Makes the stream of a workbook with two sheets as Excel lays it out: with the records by which it finds rows, and texts in the cells.
 * @param first records that stand before the sheets' names
 */
export function oldStream(cells: readonly GivenCell[], first: Buffer[] = []): Buffer {
  const begin = (kind: number) =>
    recordOf(types.bof, numbers([0x0600, 2], [kind, 2], [0, 4], [0, 6], [0, 2]))
  const end = recordOf(types.eof, Buffer.alloc(0))
  const names = ['A', 'B'].map(
    (name) => (at: number) =>
      recordOf(
        types.boundSheet,
        Buffer.concat([numbers([at, 4], [0, 2], [1, 1], [0, 1]), Buffer.from(name)]),
      ),
  )
  const globalsBytes =
    begin(5).length +
    Buffer.concat(first).length +
    names.reduce((sum, make) => sum + make(0).length, 0) +
    end.length
  const sheet = (from: number) => {
    const rows = [...Map.groupBy(cells, ({ row }) => row)].toSorted(([a], [b]) => a - b)
    const index = (places: number[]) =>
      recordOf(
        types.index,
        numbers([0, 4], [0, 4], [rows.length, 4], ...places.map((at): [number, number] => [at, 4])),
      )
    const extents = recordOf(
      types.dimensions,
      numbers([0, 4], [rows.length, 4], [0, 2], [9, 2], [0, 2]),
    )
    const heads = rows.map(([row]) =>
      recordOf(types.row, numbers([row - 1, 2], [0, 2], [9, 2], [0, 6], [0x80, 2], [21, 2])),
    )
    const bodies = rows.map(([, own]) => Buffer.concat(own.map(cellOf)))
    const before = begin(16).length + index([0, 0]).length
    const cellsFrom = before + extents.length + Buffer.concat(heads).length
    const tableAt = cellsFrom + Buffer.concat(bodies).length
    const table = recordOf(
      types.dbCell,
      numbers(
        [tableAt - before - extents.length, 4],
        ...bodies.map((): [number, number] => [0, 2]),
      ),
    )
    return Buffer.concat([
      ...[
        begin(16),
        index([from + before, from + tableAt]),
        extents,
        ...heads,
        ...bodies,
        table,
        end,
      ],
    ])
  }
  const one = sheet(globalsBytes)
  return Buffer.concat([
    ...[begin(5), ...first, names[0]!(globalsBytes), names[1]!(globalsBytes + one.length), end],
    ...[one, sheet(globalsBytes + one.length)],
  ])
}

function cellOf({ row, column, is }: GivenCell): Buffer {
  const head = numbers([row - 1, 2], [column, 2], [20, 2])
  if (is === null) return recordOf(types.blank, head)
  if (typeof is === 'string') {
    const text = numbers([is.length, 2], [1, 1])
    return recordOf(types.label, Buffer.concat([head, text, Buffer.from(is, 'utf16le')]))
  }
  const value = Buffer.alloc(8)
  value.writeDoubleLE(is)
  return recordOf(types.number, Buffer.concat([head, value]))
}
