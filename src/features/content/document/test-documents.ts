import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import yazl from 'yazl'

/** Small documents for tests, as other programs write them. */

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const slides = 'http://schemas.openxmlformats.org/presentationml/2006/main'
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const sheetNs = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

type Entries = Record<string, string | Buffer>

export function zipped(entries: Entries): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(entries)) {
    zip.addBuffer(Buffer.from(content as string), name, { compress: name !== 'mimetype' })
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** The entries of an archive. */
export async function unzipped(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes)
  const entries: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
  }
  return entries
}

const relations = (list: readonly [type: string, target: string, mode?: string][]) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${list
    .map(
      ([type, target, mode], n) =>
        `<Relationship Id="r${n}" Type="${links}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`

const types = (parts: Record<string, string>) =>
  `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="mp4" ContentType="video/mp4"/>${Object.entries(
    parts,
  )
    .map(
      ([part, type]) =>
        `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A paragraph is a text, a text with its font, a heading, a page break, or raw XML. */
export type Paragraph =
  string | { text: string; font: string } | { heading: string } | { raw: string }
export const pageBreak = { raw: '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' }

function paragraph(given: Paragraph): string {
  if (typeof given === 'string') return paragraph({ text: given, font: '宋体' })
  if ('raw' in given) return given.raw
  if ('heading' in given) {
    return `<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>${escape(given.heading)}</w:t></w:r></w:p>`
  }
  const { font, text } = given
  return `<w:p><w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}"/><w:sz w:val="48"/></w:rPr><w:t>${escape(text)}</w:t></w:r></w:p>`
}

export const docx = (paragraphs: readonly Paragraph[], others: Entries = {}) =>
  zipped({
    '[Content_Types].xml': types({
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
    }),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `${xml}<w:document xmlns:w="${word}" xmlns:r="${links}" xmlns:a="${drawing}" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`,
    'word/styles.xml': `${xml}<w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`,
    'word/_rels/document.xml.rels': relations([['styles', 'styles.xml']]),
    ...others,
  })

const slide = (text: string) =>
  `${xml}<p:sld xmlns:p="${slides}" xmlns:a="${drawing}" xmlns:r="${links}"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvPr id="2" name="t"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="600000" y="600000"/><a:ext cx="7000000" cy="1000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="zh-CN" sz="3200"><a:latin typeface="微软雅黑"/><a:ea typeface="微软雅黑"/></a:rPr><a:t>${escape(text)}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`

/** A presentation; `film` lies on the slide of its number. */
export function pptx(texts: readonly string[], film?: { slide: number; bytes: Buffer }) {
  const entries: Entries = {
    '[Content_Types].xml': types({
      'ppt/presentation.xml': 'presentationml.presentation.main',
      ...Object.fromEntries(
        texts.map((_, n) => [`ppt/slides/slide${n + 1}.xml`, 'presentationml.slide']),
      ),
    }),
    '_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `${xml}<p:presentation xmlns:p="${slides}" xmlns:r="${links}"><p:sldIdLst>${texts
      .map((_, n) => `<p:sldId id="${256 + n}" r:id="r${n}"/>`)
      .join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      texts.map((_, n) => ['slide', `slides/slide${n + 1}.xml`]),
    ),
  }
  for (const [n, text] of texts.entries()) entries[`ppt/slides/slide${n + 1}.xml`] = slide(text)
  if (film) {
    entries['ppt/media/media1.mp4'] = film.bytes
    entries[`ppt/slides/_rels/slide${film.slide}.xml.rels`] = relations([
      ['video', '../media/media1.mp4'],
    ])
  }
  return zipped(entries)
}

const cell = (value: string | number) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${escape(value)}</t></is></c>`

/** A spreadsheet of named sheets. */
export const xlsx = (sheets: Record<string, readonly (readonly (string | number)[])[]>) => {
  const names = Object.keys(sheets)
  return zipped({
    '[Content_Types].xml': types({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      ...Object.fromEntries(
        names.map((_, n) => [`xl/worksheets/sheet${n + 1}.xml`, 'spreadsheetml.worksheet']),
      ),
    }),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${xml}<workbook xmlns="${sheetNs}" xmlns:r="${links}"><sheets>${names
      .map((name, n) => `<sheet name="${escape(name)}" sheetId="${n + 1}" r:id="r${n}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      names.map((_, n) => ['worksheet', `worksheets/sheet${n + 1}.xml`]),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, n) => [
        `xl/worksheets/sheet${n + 1}.xml`,
        `${xml}<worksheet xmlns="${sheetNs}"><sheetData>${rows
          .map((cells) => `<row>${cells.map(cell).join('')}</row>`)
          .join('')}</sheetData></worksheet>`,
      ]),
    ),
  })
}

const open = 'urn:oasis:names:tc:opendocument:xmlns'

/** A text as OpenDocument has it; `encrypted` marks it as one with a password, `picture` is the address of a linked one. */
export const odt = (text: string, { encrypted = false, picture = '' } = {}) =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${xml}<office:document-content xmlns:office="${open}:office:1.0" xmlns:text="${open}:text:1.0" xmlns:draw="${open}:drawing:1.0" xmlns:svg="${open}:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3"><office:body><office:text><text:h text:outline-level="1">${escape(text)}</text:h>${picture && `<text:p><draw:frame text:anchor-type="as-char" svg:width="2cm" svg:height="2cm"><draw:image xlink:href="${picture}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p>`}</office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': `${xml}<manifest:manifest xmlns:manifest="${open}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml">${encrypted ? '<manifest:encryption-data/>' : ''}</manifest:file-entry></manifest:manifest>`,
  })

/** A text as rich text, in the encoding of Chinese Windows. */
export const rtf = (hex: string) =>
  Buffer.from(
    `{\\rtf1\\ansi\\ansicpg936{\\fonttbl{\\f0\\fnil\\fcharset134 SimSun;}}\\f0\\fs32 ${hex.replaceAll(/../g, "\\'$&")}\\par}`,
  )
