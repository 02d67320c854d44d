import { shortSheet, shortText } from '#src/features/content/exchange/child/short-sheets.ts'
import type { NoteCode } from '#src/features/content/exchange/note-codes.ts'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { childMain } from '#src/server/media/child-main.ts'
import type { CellEdit } from './edit-sheet.ts'
import type { OfficeSheet } from './office-sheets.ts'
import { openOfficeFile } from './open-office-file.ts'

export interface OfficeOrder {
  bytes: Uint8Array
  /** Null: the file is read. Else the cells that are written into one of its sheets. */
  fill: { sheet: string; edits: readonly CellEdit[] } | null
}
export type OfficeResult =
  { sheets: OfficeSheet[] } | { bytes: Uint8Array } | { unreadable: NoteCode }

childMain(async ({ bytes, fill }: OfficeOrder): Promise<OfficeResult> => {
  try {
    const file = await openOfficeFile(bytes)
    if (fill) return { bytes: await file.fill(fill.sheet, fill.edits) }
    const short = shortText()
    const sheets = file.sheets.map((sheet) => ({
      ...shortSheet(sheet, short),
      closed: sheet.closed.map(short),
    }))
    return { sheets }
  } catch (error) {
    // Whatever else is wrong in a file that a person has chosen, it is that file.
    return { unreadable: error instanceof UnreadableFile ? error.code : 'fileBroken' }
  }
})
