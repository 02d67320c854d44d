import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { openWorkbook } from '#src/features/content/exchange/formats/xlsx/plain-workbook.ts'
import { sheetPaths } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'
import type { NoteCode } from '#src/features/content/exchange/note-codes.ts'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { childMain } from '#src/server/media/child-main.ts'
import { askForCalculation, type CellEdit, editSheet } from './edit-sheet.ts'

export interface FillOrder {
  bytes: Uint8Array
  /** The name of the sheet. */
  sheet: string
  edits: CellEdit[]
}
export type Filled = { bytes: Uint8Array } | { unreadable: NoteCode }

/** Writes cells into a workbook. All else in it stays byte for byte, but for a calculation that is asked for where it has formulas. */
childMain(async ({ bytes, sheet, edits }: FillOrder): Promise<Filled> => {
  try {
    const files = await openWorkbook(bytes)
    const path = sheetPaths(files).find(({ name }) => name === sheet)?.path
    if (path === undefined) throw new UnreadableFile('fileBroken')
    const text = (of: string) => Buffer.from(files.get(of)!).toString('utf8')
    files.set(path, Buffer.from(editSheet(text(path), edits)))
    const hasFormulas = sheetPaths(files).some((one) => /<(?:\w+:)?f[\s>/]/.test(text(one.path)))
    if (hasFormulas)
      files.set('xl/workbook.xml', Buffer.from(askForCalculation(text('xl/workbook.xml'))))
    const zip = new yazl.ZipFile()
    for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name)
    zip.end()
    return { bytes: await buffer(zip.outputStream) }
  } catch (error) {
    // Whatever else is wrong in a file that a person has chosen, it is that file.
    return { unreadable: error instanceof UnreadableFile ? error.code : 'fileBroken' }
  }
})
