import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { readWorkbook } from '#src/features/content/exchange/server/read-workbook.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { scheduleErrors } from '../errors.ts'
import { importRowsMost } from '../limits.ts'
import type { TimetableRow } from '../timetable-api.ts'
import { columnTitles } from './template-text.ts'

type Cell = keyof TimetableRow
const cells = Object.keys(columnTitles) as Cell[]
const longest = 200

const plain = (text: string) => text.normalize('NFKC').trim()
/** '班级 / Class' and either of its halves name the column. */
const namesOf = (cell: Cell) => {
  const { zh, en } = columnTitles[cell]
  return [zh, en, `${zh} / ${en}`].map((one) => plain(one).toLowerCase())
}

/** Excel takes '1-2' for the second of January. */
const withoutDate = (text: string) => {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/.exec(text) ?? []
  return month && day ? `${Number(month)}-${Number(day)}` : text
}

/** Reads the rows of a timetable file: of its first sheet with the headings of the template. */
export async function readRows(bytes: Uint8Array): Promise<(TimetableRow & { number: number })[]> {
  for (const { rows } of await sheetsOf(bytes)) {
    const at = rows.findIndex(({ values }) => columnsOf(values).size >= 4)
    if (at < 0) continue
    const columns = columnsOf(rows[at]!.values)
    const read = rows.slice(at + 1).flatMap(({ number, values }) => {
      const row = Object.fromEntries(
        cells.map((cell) => {
          const text = plain(values[columns.get(cell) ?? -1] ?? '').slice(0, longest)
          return [cell, cell === 'sections' || cell === 'weeks' ? withoutDate(text) : text]
        }),
      ) as TimetableRow
      return Object.values(row).every((text) => text === '') ? [] : [{ number, ...row }]
    })
    if (read.length > importRowsMost)
      throw new AppError(withValues(scheduleErrors.tooManyRows, { most: importRowsMost }))
    if (read.length > 0) return read
  }
  throw new AppError(scheduleErrors.fileEmpty)
}

const columnsOf = (values: readonly string[]) =>
  new Map(
    cells.flatMap((cell) => {
      const names = namesOf(cell)
      const at = values.findIndex((value) => names.includes(plain(value ?? '').toLowerCase()))
      return at < 0 ? [] : [[cell, at] as const]
    }),
  )

async function sheetsOf(bytes: Uint8Array) {
  try {
    return await readWorkbook(bytes)
  } catch (error) {
    if (error instanceof UnreadableFile) throw new AppError(scheduleErrors.fileUnreadable)
    throw error
  }
}
