import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { columnsMax, rowsMax, rowsPerPart, sheetsMax } from '../contract.ts'
import { type RowsMade, rowsFile, wordsFile } from './rows-order.ts'

/** Rows beyond these limits stand in the download alone. */
export const longestCell = 2000
/** A part of rows is fetched and searched as a whole, so a row that follows long ones shows less. */
const mostLetters = { row: 10_000, rowInFullPart: 200, part: 200_000 }
/** Of all sheets: a row may stand for a million of its kind. */
const mostBytes = 64 * 1024 * 1024
const mostFirstRows = 60
const longestName = 200

/** Writes the rows of sheets in parts of a few hundred, so that a reader fetches those in sight. */
export class RowParts {
  readonly #made: RowsMade = { sheets: [], firstRows: [], parts: [], isCut: false }
  readonly #files: readonly number[]
  #part: string[][] = []
  /** Of the part. */
  #letters = 0
  /** Rows without a cell, which are no part of the sheet where they end it. */
  #empty = 0
  #bytes = 0

  constructor(into: string) {
    this.#files = [rowsFile, wordsFile].map((name) => openSync(join(into, name), 'w'))
  }

  /** Begins a sheet. @returns false where no more are shown */
  begin(name: string): boolean {
    this.#endSheet()
    const { sheets, parts } = this.#made
    if (sheets.length === sheetsMax) {
      this.#made.isCut = true
      return false
    }
    const sheet = { name: name.slice(0, longestName), rows: 0, columns: 0, isCut: false }
    sheets.push({ ...sheet, part: parts.length })
    return true
  }

  /** Adds a row so many times. @returns false where the sheet shows no more of them */
  add(given: readonly string[], times = 1): boolean {
    const sheet = this.#made.sheets.at(-1)
    if (!sheet) return true
    const end = given.findLastIndex((cell) => cell !== '') + 1
    if (end === 0) {
      this.#empty = Math.min(this.#empty + times, rowsMax)
      return true
    }
    const cells = given.slice(0, Math.min(end, columnsMax))
    if (cells.length < end) sheet.isCut = true
    sheet.columns = Math.max(sheet.columns, cells.length)
    for (; this.#empty > 0; this.#empty -= 1) this.#push([])
    for (let n = 0; n < times; n += 1) if (!this.#push(this.#shown(cells))) return false
    return true
  }

  end(): RowsMade {
    this.#endSheet()
    for (const file of this.#files) closeSync(file)
    return this.#made
  }

  #shown(cells: readonly string[]): string[] {
    const { row, rowInFullPart, part } = mostLetters
    let left = Math.min(row, Math.max(rowInFullPart, part - this.#letters))
    return cells.map((cell) => {
      const room = Math.min(longestCell, left)
      left -= Math.min(cell.length, room)
      return cell.length <= room ? cell : `${cell.slice(0, room)}…`
    })
  }

  #push(cells: string[]): boolean {
    const { sheets, firstRows } = this.#made
    const sheet = sheets.at(-1)!
    if (sheet.rows === rowsMax || this.#bytes >= mostBytes) {
      sheet.isCut = true
      return false
    }
    sheet.rows += 1
    this.#letters += lettersOf(cells)
    if (sheets.length === 1 && firstRows.length < mostFirstRows) firstRows.push(cells)
    this.#part.push(cells)
    if (this.#part.length === rowsPerPart) this.#endPart()
    return true
  }

  #endSheet(): void {
    this.#empty = 0
    if (this.#part.length > 0) this.#endPart()
  }

  #endPart(): void {
    const json = Buffer.from(JSON.stringify(this.#part))
    const words = Buffer.from(this.#part.map((row) => row.map(oneLine).join('\t')).join('\n'))
    this.#part = []
    this.#letters = 0
    this.#bytes += json.byteLength
    for (const [n, bytes] of [json, words].entries()) writeSync(this.#files[n]!, bytes)
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 32)
    this.#made.parts.push({ bytes: json.byteLength, wordBytes: words.byteLength, hash })
  }
}

const lettersOf = (cells: readonly string[]) =>
  cells.reduce((letters, cell) => letters + cell.length, 0)

/** Tabs and line ends part cells and rows in the words of a page. */
const oneLine = (cell: string) => cell.replaceAll(/\s+/g, ' ')
