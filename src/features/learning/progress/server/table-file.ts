import { runChild } from '#src/server/media/child.ts'
import { openQueue } from '#src/server/open-queue.ts'
import type { TableFormat } from '../limits.ts'

export type Value = string | number | null
export interface Sheet {
  name: string
  heads: readonly string[]
  rows: readonly (readonly Value[])[]
}

const script = new URL('../child/table-child.ts', import.meta.url)
const memoryMiB = 700
const seconds = 30
/** Workbooks that are written at the same time, and those that wait. */
const writings = openQueue(2, 60)

const writeXlsx = (sheet: Sheet): Promise<Uint8Array> =>
  writings.run(() =>
    runChild<Uint8Array>(script, sheet, {
      signal: AbortSignal.timeout(seconds * 1000),
      memoryMiB,
    }),
  )

const mimes: Record<TableFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}

/** Words of people that a spreadsheet could take for a formula, which CSV cannot tell from one, are marked as words. */
const asWords = (value: Value) =>
  typeof value === 'string' ? value.replace(/^(?=[=+\-@\t\r])/, "'") : value

const rounded = (value: Value) =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value

/** Writes a table as CSV with a mark of its encoding, without which Excel garbles Chinese. */
const writeCsv = ({ heads, rows }: Pick<Sheet, 'heads' | 'rows'>): Buffer => {
  const quoted = (value: Value) => {
    const text = String(asWords(value) ?? '')
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return Buffer.from(`\uFEFF${[heads, ...rows].map((row) => row.map(quoted).join(',')).join('\n')}`)
}

/** Writes one table as a workbook or as CSV. */
export async function writeTable(sheet: Sheet, format: TableFormat) {
  const rows = sheet.rows.map((row) => row.map(rounded))
  const bytes =
    format === 'csv' ? writeCsv({ ...sheet, rows }) : await writeXlsx({ ...sheet, rows })
  return { mime: mimes[format], base64: Buffer.from(bytes).toString('base64') }
}
