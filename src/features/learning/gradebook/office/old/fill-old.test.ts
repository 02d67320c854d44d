import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, type CellEdit } from '../edit-sheet.ts'
import { openOfficeFile } from '../open-office-file.ts'
import { allRecords, oldFile, oldStream } from '../test-old.ts'
import { openCompound, readStream, withStream } from './compound-file.ts'
import { fillOld } from './fill-old.ts'
import { readOld } from './read-old.ts'
import { recordTypes as types } from './records.ts'

const streamOf = (bytes: Uint8Array) => readStream(openCompound(bytes), 'Workbook')

/** The cells of a sheet, without those that are empty. */
const cellsOf = (stream: Buffer, sheet = 0) =>
  new Map(
    readOld(stream).sheets[sheet]!.cells.flatMap(({ row, cells }) =>
      cells
        .filter(({ text }) => text !== '')
        .map(({ column, text }) => [addressOf(row, column), text] as const),
    ),
  )

const formatsOf = (stream: Buffer) =>
  new Map(
    readOld(stream).sheets[0]!.cells.flatMap(({ row, cells }) =>
      cells.map(({ column, format }) => [addressOf(row, column), format] as const),
    ),
  )

const edits: CellEdit[] = [
  ...[
    { row: 4, column: 3, is: 82 },
    { row: 4, column: 4, is: 85 },
    { row: 5, column: 3, is: '作弊' },
    { row: 5, column: 5, is: '缺考' },
    { row: 6, column: 4, is: 77.5 },
    { row: 6, column: 9, is: '缓考' },
    { row: 7, column: 4, is: 90 },
  ],
]
/** What changes where cells are written; of all other records the order and every byte stay. */
const changing = new Set<number>([
  ...[types.blank, types.mulBlank, types.rk, types.mulRk, types.number, types.labelSst],
  ...[types.boundSheet, types.sst, types.extSst, types.row, types.dimensions, types.recalcId],
])

test.each(['libreoffice', 'protected', 'plain-rows'] as const)(
  'cells of %s.xls are written, and nothing else in the file changes',
  async (name) => {
    const bytes = await oldFile(name)
    const file = await openOfficeFile(bytes)
    const filled = await file.fill(file.sheets[0]!.name, edits)
    const [before, after] = [streamOf(bytes), streamOf(filled)]
    const wanted = cellsOf(before)
    for (const { row, column, is } of edits) wanted.set(addressOf(row, column), String(is))
    expect(cellsOf(after)).toEqual(wanted)
    expect(cellsOf(after, 1)).toEqual(cellsOf(before, 1))
    const formats = formatsOf(after)
    for (const [address, format] of formatsOf(before)) expect(formats.get(address)).toBe(format)
    const kept = (stream: Buffer) =>
      allRecords(stream)
        .filter(({ type }) => !changing.has(type))
        .map(({ type, data }) => `${type} ${data.toString('hex')}`)
    expect(kept(after)).toEqual(kept(before))
    const [old, fresh] = [openCompound(bytes), openCompound(filled)]
    expect([...fresh.streams.keys()]).toEqual([...old.streams.keys()])
    for (const one of old.streams.keys()) {
      if (one !== 'Workbook') expect(readStream(fresh, one)).toEqual(readStream(old, one))
    }
    const again = await openOfficeFile(filled)
    expect(await again.fill(again.sheets[0]!.name, edits)).toHaveLength(filled.length)
  },
)

test('a workbook of LibreOffice names its sheets, its formulas and the cells that a merged one covers', async () => {
  const { sheets } = await openOfficeFile(await oldFile('libreoffice'))
  expect(sheets.map(({ name }) => name)).toEqual(['成绩单', '说明'])
  expect(sheets[0]!.rows[5]).toEqual({
    ...{ number: 6, formulas: ['H6'] },
    values: ['3', '2026030103', '郑可欣', '55', '66.5', '缺考', '', '0'],
  })
  expect(sheets[0]!.closed).toEqual(['B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'E2', 'F2'])
})

test('a protected sheet takes values in its open cells alone', async () => {
  const { sheets } = await openOfficeFile(await oldFile('protected'))
  const closed = new Set(sheets[0]!.closed)
  expect(['A2', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2'].filter((one) => closed.has(one))).toEqual([
    ...['A2', 'B2', 'G2'],
  ])
})

test('a workbook as Excel lays it out finds its sheets and rows when cells have come into it', () => {
  const stream = oldStream([
    { row: 1, column: 0, is: '学号' },
    { row: 1, column: 2, is: null },
    { row: 2, column: 1, is: 7 },
  ])
  const book = readOld(stream)
  const given = [
    { row: 1, column: 1, is: 50 },
    { row: 1, column: 2, is: '缺考' },
    { row: 2, column: 0, is: 60 },
    { row: 2, column: 3, is: '缓考' },
  ]
  const after = fillOld(book, book.sheets[0]!, given)
  expect([...cellsOf(after)]).toEqual([
    ...[
      ['A1', '学号'],
      ['B1', '50'],
      ['C1', '缺考'],
    ],
    ...[
      ['A2', '60'],
      ['B2', '7'],
      ['D2', '缓考'],
    ],
  ])
  expect(cellsOf(after, 1)).toEqual(cellsOf(stream, 1))
  // A cell that has come in has the format of its row.
  expect(formatsOf(after).get('D2')).toBe(21)
  const records = allRecords(after)
  const indexes = records.filter(({ type }) => type === types.index)
  const tables = records.filter(({ type }) => type === types.dbCell)
  // The filled sheet does without them; those of the other name their new places.
  expect([indexes.length, tables.length]).toEqual([1, 1])
  expect(indexes[0]!.data.readUInt32LE(16)).toBe(tables[0]!.at)
  // The second sheet is filled with the first one before it at its place.
  const second = fillOld(book, book.sheets[1]!, given)
  expect(cellsOf(second)).toEqual(cellsOf(stream))
  expect(cellsOf(second, 1)).toEqual(cellsOf(after))
})

test('of any cells and edits, those that are named have the value, and all others stay', () => {
  const cell = fc.record({
    ...{ row: fc.integer({ min: 1, max: 4 }), column: fc.nat(8) },
    is: fc.oneof(
      fc.integer({ min: -500, max: 500 }),
      fc.constantFrom('良', null),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ),
  })
  const one = {
    selector: ({ row, column }: { row: number; column: number }) => addressOf(row, column),
  }
  fc.assert(
    fc.property(
      fc.uniqueArray(cell, { ...one, minLength: 1, maxLength: 20 }),
      fc.uniqueArray(
        fc.record({
          row: fc.integer({ min: 1, max: 4 }),
          column: fc.nat(12),
          is: fc.oneof(fc.nat(100), fc.constantFrom('缺考', '合格')),
        }),
        one,
      ),
      (cells, wanted) => {
        const sorted = cells.toSorted((a, b) => a.row - b.row || a.column - b.column)
        const stream = oldStream(sorted)
        const book = readOld(stream)
        const given = wanted.filter(({ row }) => cells.some((own) => own.row === row))
        const after = fillOld(book, book.sheets[0]!, given)
        const expected = cellsOf(stream)
        for (const { row, column, is } of given) expected.set(addressOf(row, column), String(is))
        expect(Object.fromEntries(cellsOf(after))).toEqual(Object.fromEntries(expected))
        for (const { row } of cells) {
          const columns = readOld(after)
            .sheets[0]!.cells.filter((own) => own.row === row)
            .map(({ cells: [own] }) => own!.column)
          expect(columns).toEqual(columns.toSorted((a, b) => a - b))
        }
      },
    ),
  )
})

test('a stream of any size comes back from the container, and every other stays', async () => {
  const bytes = await oldFile('libreoffice')
  const file = openCompound(bytes)
  const names = [...file.streams.keys()]
  expect(names).toContain('\u0005SummaryInformation')
  for (const name of ['Workbook', '\u0005SummaryInformation']) {
    for (const size of [0, 1, 4095, 4096, 9000, 13_000, 70_000, 2_500_000]) {
      const content = Buffer.alloc(size, `${name}${String(size)}`)
      const after = openCompound(withStream(file, name, content))
      const read = readStream(after, name)
      expect(read.subarray(0, size).equals(content)).toBe(true)
      expect(read).toHaveLength(Math.max(size, 4096))
      for (const other of names.filter((one) => one !== name))
        expect(readStream(after, other)).toEqual(readStream(file, other))
    }
  }
})
