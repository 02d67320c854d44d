import { dataOf, type OldRecord, recordTypes as types, textOf } from './records.ts'

/** One cell of a record. `rk`: its number as the record has it, where that has several. */
export interface OldCell {
  column: number
  /** The index of its format. */
  format: number
  text: string
  rk?: number
}

/** A record of cells, which are neighbours in one row. */
export interface CellRecord extends OldRecord {
  row: number
  cells: OldCell[]
  isFormula: boolean
}

/** Records that belong to the cell before them. */
const followers = new Set<number>([
  ...[types.string, types.continue, types.sharedFormula, types.array, types.dataTable],
])
const singles = new Set<number>([
  ...[types.blank, types.number, types.rk, types.labelSst, types.label, types.rString],
  ...[types.boolErr, types.formula],
])

/** Returns the records of cells of a sheet, each with those that follow it. @throws UnreadableFile */
export function cellRecords(
  stream: Buffer,
  records: readonly OldRecord[],
  texts: readonly string[],
): CellRecord[] {
  const found: CellRecord[] = []
  let open: CellRecord | undefined
  for (const record of records) {
    if (open && followers.has(record.type)) {
      if (record.type === types.string && open.isFormula)
        open.cells[0]!.text = textOf(dataOf(stream, record, 3), 0, 2)
      open.end = record.end
      continue
    }
    open = cellRecordOf(stream, record, texts)
    if (open) found.push(open)
  }
  return found
}

function cellRecordOf(
  stream: Buffer,
  record: OldRecord,
  texts: readonly string[],
): CellRecord | undefined {
  const { type } = record
  const isMany = type === types.mulRk || type === types.mulBlank
  if (!isMany && !singles.has(type)) return undefined
  const data = dataOf(stream, record, 6)
  const [row, first] = [data.readUInt16LE(0) + 1, data.readUInt16LE(2)]
  const isFormula = type === types.formula
  if (!isMany) {
    const cell = {
      column: first,
      format: data.readUInt16LE(4),
      text: valueOf(stream, record, texts),
    }
    return { ...record, row, cells: [cell], isFormula }
  }
  const each = type === types.mulRk ? 6 : 2
  const cells = Array.from({ length: Math.floor((data.length - 6) / each) }, (_, n) => {
    const at = 4 + n * each
    const cell = { column: first + n, format: data.readUInt16LE(at), text: '' }
    if (each === 2) return cell
    const rk = data.readUInt32LE(at + 2)
    return { ...cell, text: numberText(numberOfRk(rk)), rk }
  })
  return cells.length === 0 ? undefined : { ...record, row, cells, isFormula }
}

function valueOf(stream: Buffer, record: OldRecord, texts: readonly string[]): string {
  switch (record.type) {
    case types.number:
      return numberText(dataOf(stream, record, 14).readDoubleLE(6))
    case types.rk:
      return numberText(numberOfRk(dataOf(stream, record, 10).readUInt32LE(6)))
    case types.labelSst:
      return texts[dataOf(stream, record, 10).readUInt32LE(6)] ?? ''
    case types.label:
    case types.rString:
      return textOf(dataOf(stream, record, 9), 6, 2)
    case types.boolErr: {
      const data = dataOf(stream, record, 8)
      return data[7] === 0 ? boolText(data[6]!) : ''
    }
    case types.formula: {
      const data = dataOf(stream, record, 14)
      if (data.readUInt16LE(12) !== 0xffff) return numberText(data.readDoubleLE(6))
      // A text stands in the record behind the formula; an error is shown as nothing.
      return data[6] === 1 ? boolText(data[8]!) : ''
    }
    default:
      return ''
  }
}

const boolText = (value: number) => (value === 0 ? 'FALSE' : 'TRUE')
const numberText = (value: number) => (Number.isFinite(value) ? String(value) : '')

/** A number in four bytes: an integer, or the upper half of a double; perhaps in hundredths. */
function numberOfRk(rk: number): number {
  const double = Buffer.alloc(8)
  double.writeUInt32LE(rk & 0xff_ff_ff_fc ? (rk & 0xff_ff_ff_fc) >>> 0 : 0, 4)
  const value = rk & 2 ? (rk | 0) >> 2 : double.readDoubleLE(0)
  return rk & 1 ? value / 100 : value
}

/** The cell a record is made of, with a value in place of the former one: a number, or the index of a text. */
export interface NewValue {
  number?: number
  textIndex?: number
  text?: string
}

const headOf = (row: number, column: number, format: number, rest: number) => {
  const data = Buffer.alloc(6 + rest)
  data.writeUInt16LE(row - 1, 0)
  data.writeUInt16LE(column, 2)
  data.writeUInt16LE(format, 4)
  return data
}

/** Returns the type and the data of a record for one cell with a value. */
export function valueRecord(
  { row, column, format }: { row: number; column: number; format: number },
  value: NewValue,
): { type: number; data: Buffer } {
  if (value.number !== undefined) {
    const data = headOf(row, column, format, 8)
    data.writeDoubleLE(value.number, 6)
    return { type: types.number, data }
  }
  if (value.textIndex !== undefined) {
    const data = headOf(row, column, format, 4)
    data.writeUInt32LE(value.textIndex, 6)
    return { type: types.labelSst, data }
  }
  // A workbook without a table of texts has its texts in the cells.
  const text = value.text ?? ''
  const head = headOf(row, column, format, 3)
  head.writeUInt16LE(text.length, 6)
  head[8] = 1
  return { type: types.label, data: Buffer.concat([head, Buffer.from(text, 'utf16le')]) }
}

/** Returns the data of a record for cells of a former record of many, which stay as they were. */
export function keptRecord(
  { type, row }: Pick<CellRecord, 'type' | 'row'>,
  cells: readonly OldCell[],
): { type: number; data: Buffer } {
  const isRk = type === types.mulRk
  const [first, last] = [cells[0]!, cells.at(-1)!]
  const parts = cells.map(({ format, rk }) => {
    const part = Buffer.alloc(isRk ? 6 : 2)
    part.writeUInt16LE(format, 0)
    if (isRk) part.writeUInt32LE(rk!, 2)
    return part
  })
  const head = headOf(row, first.column, 0, 0).subarray(0, 4)
  if (cells.length === 1)
    return { type: isRk ? types.rk : types.blank, data: Buffer.concat([head, ...parts]) }
  const tail = Buffer.alloc(2)
  tail.writeUInt16LE(last.column)
  return { type, data: Buffer.concat([head, ...parts, tail]) }
}
