import yauzl from 'yauzl'
import { columnsMax, rowsMax } from '../contract.ts'
import type { FoundSheet } from './save-rows.ts'

/**
 * Reads the sheets of an OpenDocument spreadsheet that LibreOffice has written. Its cells hold the text that
 * a person sees: 1,250.00 and 2026年1月1日. Pieces of the file are read one after the other, because a
 * sheet of 50,000 rows has 50 MB.
 */
export async function sheetsOf(path: string, signal: AbortSignal): Promise<FoundSheet[]> {
  const zip = await yauzl.openPromise(path, { autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== 'content.xml') continue
      const reader = new SheetReader()
      let rest = ''
      const stream = (await zip.openReadStreamPromise(entry)).setEncoding('utf8')
      for await (const piece of stream) {
        signal.throwIfAborted()
        rest = reader.read(rest + String(piece))
      }
      return reader.sheets
    }
    return []
  } finally {
    zip.close()
  }
}

const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g

/** Follows the tags of tables, rows, cells and paragraphs; all others are passed over. */
class SheetReader {
  readonly sheets: { name: string; rows: string[][] }[] = []
  #cells: string[] = []
  #rowTimes = 1
  #cellTimes = 1
  #text: string | null = null
  #isInParagraph = false
  /** Comments and pictures within a cell have paragraphs too. */
  #aside = 0

  /** @returns the end of the piece, whose tag is not whole */
  read(piece: string): string {
    let after = 0
    for (const found of piece.matchAll(tag)) {
      const [whole, end, name = '', attributes = '', empty] = found
      if (this.#isInParagraph && this.#aside === 0) {
        this.#text += decode(piece.slice(after, found.index))
      }
      after = found.index + whole.length
      if (end === '') this.#open(name, attributes)
      if (end !== '' || empty !== '') this.#close(name)
    }
    return piece.slice(after)
  }

  #open(name: string, attributes: string): void {
    if (asides.has(name)) this.#aside += 1
    if (this.#aside > 0) return
    if (name === 'table:table') {
      this.sheets.push({ name: valueOf(attributes, 'table:name') ?? '', rows: [] })
    } else if (name === 'table:table-row') {
      this.#cells = []
      this.#rowTimes = Number(valueOf(attributes, 'table:number-rows-repeated') ?? 1)
    } else if (cells.has(name)) {
      this.#cellTimes = Number(valueOf(attributes, 'table:number-columns-repeated') ?? 1)
      this.#text = null
    } else if (name === 'text:p') {
      this.#text = this.#text === null ? '' : `${this.#text}\n`
      this.#isInParagraph = true
    } else if (this.#isInParagraph) {
      if (name === 'text:s') {
        this.#text += ' '.repeat(Math.min(Number(valueOf(attributes, 'text:c') ?? 1), 100))
      } else if (name === 'text:tab' || name === 'text:line-break') this.#text += ' '
    }
  }

  #close(name: string): void {
    if (asides.has(name)) this.#aside -= 1
    else if (this.#aside > 0) return
    else if (name === 'text:p') this.#isInParagraph = false
    else if (cells.has(name)) {
      // The empty end of a row counts 16,000 cells, that of a sheet a million rows.
      const room = columnsMax + 1 - this.#cells.length
      const times = Math.min(this.#cellTimes, Math.max(0, room))
      for (let n = 0; n < times; n += 1) this.#cells.push(this.#text ?? '')
    } else if (name === 'table:table-row') this.#endRow()
  }

  #endRow(): void {
    const { rows } = this.sheets.at(-1)!
    while (this.#cells.at(-1) === '') this.#cells.pop()
    const room = rowsMax + 1 - rows.length
    for (let n = 0; n < Math.min(this.#rowTimes, room); n += 1) rows.push(this.#cells)
  }
}

const cells = new Set(['table:table-cell', 'table:covered-table-cell'])
const asides = new Set(['office:annotation', 'draw:frame', 'table:shapes', 'table:dde-links'])

const valueOf = (attributes: string, name: string): string | undefined => {
  const found = new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]
  return found === undefined ? undefined : decode(found)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decode = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return named[name] ?? whole
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      })
    : text
