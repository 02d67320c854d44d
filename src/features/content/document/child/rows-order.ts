import type { DocumentView } from '../contract.ts'

/** Reads the rows of an OpenDocument spreadsheet, or of a list of values, into files of the folder `into`. */
export interface RowsOrder {
  from: string
  into: string
  values?: { name: string; isByTabs: boolean }
}

/** Parts of rows lie one after the other in a file, their words in another. */
export const rowsFile = 'rows'
export const wordsFile = 'row-words'

export interface RowsMade extends Pick<DocumentView, 'sheets' | 'firstRows'> {
  parts: { bytes: number; wordBytes: number; hash: string }[]
  /** There are more sheets. */
  isCut: boolean
}
