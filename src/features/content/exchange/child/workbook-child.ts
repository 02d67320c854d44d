import { childMain } from '#src/server/media/child-main.ts'
import { openWorkbook } from '../formats/xlsx/plain-workbook.ts'
import { readSheets } from '../formats/xlsx/read-sheets.ts'
import type { NoteCode } from '../note-codes.ts'
import { UnreadableFile } from '../paper-form.ts'
import { shortSheet, shortText } from './short-sheets.ts'

export interface PlainSheet {
  name: string
  /** `formulas`: the addresses of cells that have one. */
  rows: { number: number; values: string[]; formulas: string[] }[]
}
export type ReadWorkbook = { sheets: PlainSheet[] } | { unreadable: NoteCode }

/** Reads the cells of all sheets of a workbook, so few of them that the parent takes them at once. */
childMain(async ({ bytes }: { bytes: Uint8Array }): Promise<ReadWorkbook> => {
  try {
    const short = shortText()
    const sheets = readSheets(await openWorkbook(bytes)).map((sheet) => shortSheet(sheet, short))
    return { sheets }
  } catch (error) {
    // Whatever else is wrong in a file that a person has chosen, it is that file.
    return { unreadable: error instanceof UnreadableFile ? error.code : 'fileBroken' }
  }
})
