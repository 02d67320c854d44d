import { rowsPerPart } from '../contract.ts'

/**
 * Returns the sheet and its row, both from 1, of a row within a part of the rows; both are given from 0. A part
 * belongs to the last sheet that begins at it or before.
 */
export function placeInSheets(
  sheets: readonly { part: number; rows: number }[],
  part: number,
  row: number,
): { page: number; row: number } {
  const sheet = sheets.findLastIndex((one) => one.part <= part && one.rows > 0)
  return { page: sheet + 1, row: (part - (sheets[sheet]?.part ?? 0)) * rowsPerPart + row + 1 }
}
