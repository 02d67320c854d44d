import { UnreadableFile } from '../paper-form.ts'
import type { SheetRows } from '../formats/xlsx/read-sheets.ts'

/** Characters of one cell that are kept, and those of a whole workbook with one for each cell. */
const cellMost = 300
const charactersMost = 8_000_000

/** Cuts texts of one workbook, so few of them that the parent takes them at once. @throws UnreadableFile for more */
export function shortText(): (value: string | undefined) => string {
  let room = charactersMost
  return (value) => {
    const text = (value ?? '').slice(0, cellMost)
    room -= text.length + 1
    if (room < 0) throw new UnreadableFile('fileTooLarge')
    return text
  }
}

/** Cuts the texts of a sheet. */
export const shortSheet = (
  { name, rows }: SheetRows,
  short: (value: string | undefined) => string,
): SheetRows => ({
  name: short(name),
  rows: rows.map(({ number, values, formulas }) => ({
    ...{ number, formulas: formulas.map(short) },
    values: Array.from(values, short),
  })),
})
