import type { Cell, Sheet } from '#demo/media-types.ts'
import type { Both } from '#demo/types.ts'
import { colour, flatDocument, type, xml } from './odf.ts'

const left = '<style:paragraph-properties fo:text-align="start" fo:margin-left="0.25cm"/>'
const right = '<style:paragraph-properties fo:text-align="end"/>'

const looks = {
  Head: `<style:table-cell-properties fo:background-color="${colour.ink}" fo:padding="0.1cm" fo:wrap-option="wrap" style:vertical-align="middle"/>${left}${type(10.5, '#FFFFFF', 'bold')}`,
  Text: `<style:table-cell-properties fo:padding="0.1cm" fo:border-bottom="0.5pt solid ${colour.line}" fo:wrap-option="wrap" style:vertical-align="middle"/>${left}${type(10, colour.ink)}`,
  Number: `<style:table-cell-properties fo:padding="0.1cm" fo:border-bottom="0.5pt solid ${colour.line}" style:vertical-align="middle"/>${right}${type(10, colour.ink)}`,
  Formula: `<style:table-cell-properties fo:background-color="${colour.pale}" fo:padding="0.1cm" fo:border-bottom="0.5pt solid ${colour.line}" style:vertical-align="middle"/>${right}${type(10, colour.ink, 'bold')}`,
  Input: `<style:table-cell-properties fo:background-color="${colour.input}" fo:padding="0.1cm" fo:border="0.75pt solid #C98A12" style:vertical-align="middle"/>${right}${type(10, '#1F4FB0')}`,
}
type Look = keyof typeof looks

/** '#,##0.00', '0.00%', 'yyyy-mm-dd' and the like as an OpenDocument number style. */
function numberStyle(name: string, format: string): string {
  if (format === 'yyyy-mm-dd')
    return `<number:date-style style:name="${name}"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style>`
  const decimals = /\.(0+)/.exec(format)?.[1]?.length ?? 0
  const percent = format.includes('%')
  const kind = percent ? 'percentage-style' : 'number-style'
  const grouping = format.includes(',') ? ' number:grouping="true"' : ''
  return `<number:${kind} style:name="${name}"><number:number number:decimal-places="${decimals}" number:min-decimal-places="${decimals}" number:min-integer-digits="1"${grouping}/>${percent ? '<number:text>%</number:text>' : ''}</number:${kind}>`
}

const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)

const bothOf = ({ zh, en }: Both) =>
  `<text:p>${xml(zh)}</text:p>${en === zh ? '' : `<text:p>${xml(en)}</text:p>`}`

/** A workbook as flat OpenDocument; LibreOffice computes the formulas when it converts. */
export function workbook(title: Both, sheets: Sheet[]): string {
  const styles = new Map<string, string>()
  const styleFor = (look: Look, format?: string) => {
    const name = look + (format === undefined ? '' : Buffer.from(format).toString('hex'))
    if (!styles.has(name)) {
      const data = format === undefined ? '' : ` style:data-style-name="N${name}"`
      const number = format === undefined ? '' : numberStyle(`N${name}`, format)
      styles.set(
        name,
        `${number}<style:style style:name="${name}" style:family="table-cell"${data}>${looks[look]}</style:style>`,
      )
    }
    return name
  }
  const cell = (sheet: Sheet, value: Cell, row: number, column: number): string => {
    const letter = columnName(column)
    const address = `${letter}${row + 1}`
    const format = sheet.formats?.[address] ?? sheet.formats?.[letter]
    const input = sheet.inputs?.includes(address) ?? false
    const open = (look: Look, rest: string, content = '') =>
      `<table:table-cell table:style-name="${styleFor(row === 0 ? 'Head' : input ? 'Input' : look, typeof value === 'object' ? undefined : format)}"${rest}>${content}</table:table-cell>`
    if (value === null) return open('Text', '')
    if (typeof value === 'number')
      return open('Number', ` office:value-type="float" office:value="${value}"`)
    if (typeof value === 'string') return open('Formula', ` table:formula="msoxl:${xml(value)}"`)
    return open('Text', ' office:value-type="string"', bothOf(value))
  }
  const columns: string[] = []
  const tables = sheets.map((sheet, s) => {
    const uses = sheet.widths.map((width, i) => {
      columns.push(
        `<style:style style:name="S${s}c${i}" style:family="table-column"><style:table-column-properties style:column-width="${(width * 0.21).toFixed(2)}cm"/></style:style>`,
      )
      return `<table:table-column table:style-name="S${s}c${i}"/>`
    })
    const rows = sheet.rows.map(
      (row, r) =>
        `<table:table-row table:style-name="Row">${row.map((value, c) => cell(sheet, value, r, c)).join('')}</table:table-row>`,
    )
    return `<table:table table:name="${xml(sheet.name.zh)}" table:style-name="Sheet">${uses.join('')}${rows.join('')}</table:table>`
  })
  return flatDocument('spreadsheet', `${title.zh} ${title.en}`, {
    styles: `<style:default-style style:family="table-cell">${type(10, colour.ink)}</style:default-style>`,
    automatic: `<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="29.7cm" fo:page-height="21cm" style:print-orientation="landscape" fo:margin="1.4cm" style:scale-to-X="1" style:scale-to-Y="1" style:table-centering="horizontal"/><style:header-style><style:header-footer-properties fo:min-height="1cm"/></style:header-style></style:page-layout>
      <style:style style:name="Sheet" style:family="table" style:master-page-name="Sheet"><style:table-properties table:display="true"/></style:style>
      <style:style style:name="Row" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style>${columns.join('')}${[...styles.values()].join('')}`,
    master: `<style:master-page style:name="Sheet" style:page-layout-name="Page"><style:header><text:p>${xml(title.zh)}  ${xml(title.en)}</text:p></style:header><style:footer style:display="false"/></style:master-page>`,
    body: tables.join(''),
  })
}
