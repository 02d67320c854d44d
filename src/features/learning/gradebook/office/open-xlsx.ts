import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { openWorkbook } from '#src/features/content/exchange/formats/xlsx/plain-workbook.ts'
import { readSheets, sheetPaths } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { askForCalculation, type CellEdit, editSheet } from './edit-sheet.ts'
import type { OfficeFile } from './office-sheets.ts'

/** Opens a workbook of Excel since 2007. All of it stays byte for byte, but for a calculation that is asked for where it has formulas. */
export async function openXlsx(bytes: Uint8Array): Promise<OfficeFile> {
  const files = await openWorkbook(bytes)
  return {
    sheets: readSheets(files).map((sheet) => ({ ...sheet, closed: [] })),
    async fill(name: string, edits: readonly CellEdit[]) {
      const path = sheetPaths(files).find((one) => one.name === name)?.path
      if (path === undefined) throw new UnreadableFile('fileBroken')
      const text = (of: string) => Buffer.from(files.get(of)!).toString('utf8')
      files.set(path, Buffer.from(editSheet(text(path), edits)))
      const hasFormulas = sheetPaths(files).some((one) => /<(?:\w+:)?f[\s>/]/.test(text(one.path)))
      if (hasFormulas)
        files.set('xl/workbook.xml', Buffer.from(askForCalculation(text('xl/workbook.xml'))))
      const zip = new yazl.ZipFile()
      for (const [entry, content] of files) zip.addBuffer(Buffer.from(content), entry)
      zip.end()
      return buffer(zip.outputStream)
    },
  }
}
