import type { SheetRows } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'
import type { CellEdit } from './edit-sheet.ts'

/** A sheet of a file of the office, of whatever format. */
export interface OfficeSheet extends SheetRows {
  /** The addresses of cells that take nothing: protected ones, and those that a merged cell covers. */
  closed: string[]
}

/** A file of the office that has been read, with the way to write cells into it. */
export interface OfficeFile {
  sheets: OfficeSheet[]
  /** Returns the file with these cells of one sheet, and all else as it was. */
  fill(sheet: string, edits: readonly CellEdit[]): Uint8Array | Promise<Uint8Array>
}

/** What stands in place of a part of a text or of bytes. */
export interface Splice<T> {
  start: number
  end: number
  is: T
}
