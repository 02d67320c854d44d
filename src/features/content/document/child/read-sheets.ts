import yauzl from 'yauzl'
import { columnsMax } from '../contract.ts'
import { longestCell, type RowParts } from './row-parts.ts'
import { readXml, valueOf, withoutEntities, type XmlTag } from './xml-reader.ts'

/**
 * Reads the sheets of an OpenDocument spreadsheet that LibreOffice has written. Its cells hold the text that
 * a person sees: 1,250.00 and 2026年1月1日. Pieces of the file are read one after the other, because a
 * sheet of 50,000 rows has 50 MB.
 */
export async function readSheets(path: string, parts: RowParts): Promise<void> {
  const zip = await yauzl.openPromise(path, { autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== 'content.xml') continue
      const stream = (await zip.openReadStreamPromise(entry)).setEncoding('utf8')
      await readXml(stream, new SheetReader(parts))
      return
    }
  } finally {
    zip.close()
  }
}

/** Text is kept with its entities until the cell is whole; the longest has eight letters. */
const longestRaw = longestCell * 8

/** Follows the tags of tables, rows, cells and paragraphs; all others are passed over. */
class SheetReader {
  readonly #parts: RowParts
  #cells: string[] = []
  #rowTimes = 1
  #cellTimes = 1
  #text: string | null = null
  #isInParagraph = false
  /** Comments and pictures within a cell have paragraphs too. */
  #aside = 0
  /** The rest of the sheet is not shown. */
  #isFull = false

  constructor(parts: RowParts) {
    this.#parts = parts
  }

  tag(tag: XmlTag): boolean {
    if (!tag.isEnd && !this.#open(tag)) return true
    if (tag.isEnd || tag.isEmpty) this.#close(tag.name)
    return false
  }

  text(text: string): void {
    if (this.#isInParagraph && this.#aside === 0) this.#add(text)
  }

  #add(text: string): void {
    const room = longestRaw - (this.#text?.length ?? 0)
    if (room > 0) this.#text = (this.#text ?? '') + text.slice(0, room)
  }

  /** @returns false where no more sheets are shown */
  #open(tag: XmlTag): boolean {
    const { name } = tag
    if (asides.has(name)) this.#aside += 1
    if (this.#aside > 0) return true
    if (name === 'table:table') {
      this.#isFull = false
      return this.#parts.begin(valueOf(tag, 'table:name') ?? '')
    }
    if (this.#isFull) return true
    if (name === 'table:table-row') {
      this.#cells = []
      this.#rowTimes = timesOf(tag, 'table:number-rows-repeated')
    } else if (cells.has(name)) {
      this.#cellTimes = timesOf(tag, 'table:number-columns-repeated')
      this.#text = null
    } else if (name === 'text:p') {
      this.#text = this.#text === null ? '' : `${this.#text}\n`
      this.#isInParagraph = true
    } else if (this.#isInParagraph) {
      if (name === 'text:s') this.#add(' '.repeat(Math.min(timesOf(tag, 'text:c'), 100)))
      else if (name === 'text:tab' || name === 'text:line-break') this.#add(' ')
    }
    return true
  }

  #close(name: string): void {
    if (asides.has(name)) this.#aside -= 1
    else if (this.#aside > 0 || this.#isFull) return
    else if (name === 'text:p') this.#isInParagraph = false
    else if (cells.has(name)) {
      // The empty end of a row counts 16,000 cells, that of a sheet a million rows.
      const room = columnsMax + 1 - this.#cells.length
      const times = Math.min(this.#cellTimes, Math.max(0, room))
      const text = withoutEntities(this.#text ?? '')
      for (let n = 0; n < times; n += 1) this.#cells.push(text)
    } else if (name === 'table:table-row') {
      this.#isFull = !this.#parts.add(this.#cells, this.#rowTimes)
    }
  }
}

const cells = new Set(['table:table-cell', 'table:covered-table-cell'])
const asides = new Set(['office:annotation', 'draw:frame', 'table:shapes', 'table:dde-links'])

const timesOf = (tag: XmlTag, name: string): number =>
  Math.max(0, Number(valueOf(tag, name) ?? 1) || 0)
