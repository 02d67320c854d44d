import { Parser } from 'htmlparser2'
import { UnreadableFile } from '../../paper-form.ts'
import { allBelow, attributeOf, childrenOf, readXml, topOf } from '../shared/xml.ts'
import type { Unzipped } from '../shared/zip.ts'

export interface SheetRows {
  name: string
  rows: { number: number; values: string[]; formulas: string[] }[]
}

export const mostRows = 20_000
export const mostColumns = 120

const textIn = (files: Unzipped, path: string) =>
  new TextDecoder().decode(files.get(path) ?? new Uint8Array())

/** The sheets of a workbook that is unpacked already, in their order, with their places in it. */
export function sheetPaths(files: Unzipped): { name: string; path: string }[] {
  if (!files.has('xl/workbook.xml')) throw new UnreadableFile('fileBroken')
  const relations = topOf(readXml(textIn(files, 'xl/_rels/workbook.xml.rels')))
  const paths = new Map(
    childrenOf(relations).map((one) => [attributeOf(one, 'Id'), attributeOf(one, 'Target')]),
  )
  const read = new Set<string>()
  return allBelow(topOf(readXml(textIn(files, 'xl/workbook.xml'))), 'sheet').flatMap((sheet) => {
    const target = paths.get(attributeOf(sheet, 'r:id')) ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    // A hostile workbook names one sheet a thousand times.
    if (!files.has(path) || read.has(path)) return []
    read.add(path)
    return [{ name: attributeOf(sheet, 'name'), path }]
  })
}

/**
 * Reads the cells of a workbook that is unpacked already. The streams of exceljs failed on about one workbook
 * in thirty in our tests, for a cause that is not known.
 */
export function readSheets(files: Unzipped): SheetRows[] {
  const sheets = sheetPaths(files)
  const text = (path: string) => textIn(files, path)
  const has = (path: string) => files.has(path)
  const strings = has('xl/sharedStrings.xml') ? sharedStrings(text('xl/sharedStrings.xml')) : []
  const dates = has('xl/styles.xml') ? dateStyles(text('xl/styles.xml')) : new Set<number>()
  return sheets.map(({ name, path }) => ({ name, rows: rowsOf(text(path), strings, dates) }))
}

function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let text: string | null = null
  let phonetic = 0
  parse(xml, {
    onopentag(name) {
      if (name === 'si') strings.push('')
      else if (name === 'rPh') phonetic += 1
      else if (name === 't' && phonetic === 0) text = ''
    },
    ontext(data) {
      if (text !== null) text += data
    },
    onclosetag(name) {
      if (name === 'rPh') phonetic -= 1
      if (name !== 't' || text === null) return
      strings[strings.length - 1] += text
      text = null
    },
  })
  return strings
}

/** The indexes of cell styles that show a number as a date. */
function dateStyles(xml: string): Set<number> {
  const top = topOf(readXml(xml))
  const own = new Set(
    allBelow(top, 'numFmt')
      .filter((format) =>
        /[yd]/i.test(attributeOf(format, 'formatCode').replaceAll(/\[.*?\]|".*?"/g, '')),
      )
      .map((format) => Number(attributeOf(format, 'numFmtId'))),
  )
  const isDate = (id: number) => (id >= 14 && id <= 22) || own.has(id)
  const styles = childrenOf(allBelow(top, 'cellXfs')[0])
  return new Set(
    styles.flatMap((style, index) =>
      isDate(Number(attributeOf(style, 'numFmtId'))) ? [index] : [],
    ),
  )
}

function rowsOf(xml: string, strings: readonly string[], dates: ReadonlySet<number>) {
  const rows: SheetRows['rows'] = []
  let row: SheetRows['rows'][number] | null = null
  let cell = { column: 0, type: '', style: 0, address: '' }
  let text: string | null = null
  let value = ''
  parse(xml, {
    onopentag(name, attributes) {
      if (name === 'row') {
        if (rows.length >= mostRows) throw new UnreadableFile('fileTooLarge', { most: mostRows })
        row = { number: Number(attributes['r']) || rows.length + 1, values: [], formulas: [] }
        rows.push(row)
      } else if (name === 'c') {
        const address = attributes['r'] ?? ''
        const column = address ? columnNumber(address) : (row?.values.length ?? 0)
        cell = { column, type: attributes['t'] ?? '', style: Number(attributes['s'] ?? 0), address }
        value = ''
      } else if (name === 'f') row?.formulas.push(cell.address)
      else if (name === 'v' || name === 't') text = ''
    },
    ontext(data) {
      if (text !== null) text += data
    },
    onclosetag(name) {
      if ((name === 'v' || name === 't') && text !== null) {
        value += text
        text = null
      }
      if (name !== 'c' || !row || cell.column >= mostColumns) return
      while (row.values.length < cell.column) row.values.push('')
      row.values[cell.column] = shown(value, cell, strings, dates)
    },
  })
  return rows
}

function shown(
  value: string,
  { type, style }: { type: string; style: number },
  strings: readonly string[],
  dates: ReadonlySet<number>,
): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type === '' && value !== '' && dates.has(style)) return dayOf(Number(value))
  return value
}

const dayZero = Date.UTC(1899, 11, 30)
const dayOf = (days: number) => {
  const day = new Date(dayZero + days * 86_400_000)
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10)
}

function columnNumber(address: string): number {
  let number = 0
  for (const letter of address.replace(/\d+$/, '')) {
    number = number * 26 + letter.charCodeAt(0) - 64
    if (number > 20_000) break
  }
  return Math.max(0, number - 1)
}

function parse(
  xml: string,
  handler: {
    onopentag(name: string, attributes: Record<string, string>): void
    ontext(data: string): void
    onclosetag(name: string): void
  },
): void {
  if (!/<\/[\w:]+>\s*$|\/>\s*$/.test(xml.slice(-200))) throw new UnreadableFile('fileBroken')
  new Parser(handler, { xmlMode: true, decodeEntities: true }).end(xml)
}
