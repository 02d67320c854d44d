import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { escapeHtml } from '#src/shared/escape-html.ts'

export type Value = string | number | null
export interface Sheet {
  name: string
  heads: readonly string[]
  rows: readonly (readonly Value[])[]
}

/** Characters of one cell; spreadsheets refuse more. */
const cellMost = 32_767
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixed = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  // Style 1 is bold.
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}

/**
 * Writes a table as a workbook of one sheet. The words of people are text cells, which no spreadsheet takes for a formula.
 * A library builds an object for each of 50,000 cells, which takes the server's process ten times as long.
 */
export async function writeXlsx({ name, heads, rows }: Sheet): Promise<Buffer> {
  const texts = new Map<string, number>()
  let uses = 0
  const letters = heads.map((_head, at) => lettersOf(at))
  const cell = (value: Value, place: string, style: string): string => {
    if (value === null || value === '') return ''
    if (typeof value === 'number')
      return Number.isFinite(value) ? `<c r="${place}"${style}><v>${value}</v></c>` : ''
    uses += 1
    const index = texts.get(value) ?? texts.size
    texts.set(value, index)
    return `<c r="${place}"${style} t="s"><v>${index}</v></c>`
  }
  const line = (values: readonly Value[], number: number, style = '') => {
    const cells = values.map((value, at) => cell(value, `${letters[at]}${number}`, style)).join('')
    return `<row r="${number}">${cells}</row>`
  }
  const lines = [line(heads, 1, ' s="1"'), ...rows.map((row, at) => line(row, at + 2))].join('')
  const widths = heads.map((one, at) => {
    const width = Math.max(12, one.length * 2)
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  const shared = [...texts.keys()].map(
    (text) => `<si><t xml:space="preserve">${plain(text)}</t></si>`,
  )
  const files = {
    ...fixed,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>${lines}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}" count="${uses}" uniqueCount="${texts.size}">${shared.join('')}</sst>`,
  }
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path)
  zip.end()
  return buffer(zip.outputStream)
}

/** The letters of a column: 0 → A, 26 → AA. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}

/** Writes a text without what XML cannot hold; “_x0041_” would be read as a letter. */
const plain = (text: string): string =>
  escapeHtml(
    text
      .slice(0, cellMost)
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'),
  )

/** Spreadsheets refuse some characters in names of sheets, and more than 31. */
const sheetName = (name: string): string =>
  plain(name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31))
