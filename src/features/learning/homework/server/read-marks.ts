import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { readWorkbook } from '#src/features/content/exchange/server/read-workbook.ts'
import type { Both } from '#src/shared/locale.ts'
import { AppError } from '#src/shared/errors.ts'
import { homeworkErrors } from '../errors.ts'
import { sheetText } from './sheet-text.ts'

/** A row of a workbook of marks; `mark` is null for what is none, and undefined for an empty cell. */
export interface MarkRow {
  row: number
  number: string
  username: string
  /** Hundredths. */
  mark: number | null | undefined
}

/** Full-width digits and letters, and spaces around them, are those of a keyboard in Chinese. */
export const normal = (text: string): string => text.normalize('NFKC').trim().toUpperCase()

/** Reads a mark as people and programs write it: '87,5', '８７．５', 87.35000000001; in hundredths. */
export function markIn(cell: string): number | null | undefined {
  const text = cell.normalize('NFKC').trim().replace(',', '.')
  if (text === '') return undefined
  if (!/^\d{1,4}(\.\d+)?(e-\d+)?$/i.test(text)) return null
  const exact = Number(text) * 100
  const whole = Math.round(exact)
  return Math.abs(exact - whole) < 1e-4 ? whole : null
}

/**
 * Reads the marks in a workbook: the first sheet with both columns, in any order and below any heading.
 * @throws homework.fileBroken, homework.columnsMissing
 */
export async function readMarks(bytes: Uint8Array): Promise<MarkRow[]> {
  const sheets = await sheetsOf(bytes)
  for (const { rows } of sheets) {
    for (const [at, head] of rows.slice(0, 20).entries()) {
      const column = (name: Both) =>
        head.values.findIndex((value) => [name.zh, name.en].map(normal).includes(normal(value)))
      const [number, mark] = [column(sheetText.number), column(sheetText.mark)]
      const username = column(sheetText.username)
      if (number < 0 || mark < 0) continue
      return rows.slice(at + 1).flatMap(({ number: row, values }) => {
        const one = {
          ...{ row, number: normal(values[number] ?? '') },
          username: username < 0 ? '' : normal(values[username] ?? ''),
          mark: markIn(values[mark] ?? ''),
        }
        return one.number === '' && one.username === '' ? [] : [one]
      })
    }
  }
  throw new AppError(homeworkErrors.columnsMissing)
}

async function sheetsOf(bytes: Uint8Array) {
  try {
    return await readWorkbook(bytes)
  } catch (error) {
    if (error instanceof UnreadableFile) throw new AppError(homeworkErrors.fileBroken)
    throw error
  }
}
