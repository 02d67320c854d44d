import { childMain } from '#src/server/media/child-main.ts'
import { openWorkbook } from '../formats/xlsx/plain-workbook.ts'
import { readSheets } from '../formats/xlsx/read-sheets.ts'
import type { NoteCode } from '../note-codes.ts'
import { UnreadableFile } from '../paper-form.ts'

export interface PlainSheet {
  name: string
  /** `formulas`: the addresses of cells that have one. */
  rows: { number: number; values: string[]; formulas: string[] }[]
}
export type ReadWorkbook = { sheets: PlainSheet[] } | { unreadable: NoteCode }

/** Characters of one cell that are kept, and those of a whole workbook with one for each cell. */
const cellMost = 300
const charactersMost = 8_000_000

/** Reads the cells of all sheets of a workbook, so few of them that the parent takes them at once. */
childMain(async ({ bytes }: { bytes: Uint8Array }): Promise<ReadWorkbook> => {
  try {
    let room = charactersMost
    const short = (value: string | undefined) => {
      const text = (value ?? '').slice(0, cellMost)
      room -= text.length + 1
      if (room < 0) throw new UnreadableFile('fileTooLarge')
      return text
    }
    const sheets = readSheets(await openWorkbook(bytes)).map(({ name, rows }) => ({
      name: short(name),
      rows: rows.map(({ number, values, formulas }) => ({
        ...{ number, formulas: formulas.map(short) },
        values: Array.from(values, short),
      })),
    }))
    return { sheets }
  } catch (error) {
    // Whatever else is wrong in a file that a person has chosen, it is that file.
    return { unreadable: error instanceof UnreadableFile ? error.code : 'fileBroken' }
  }
})
