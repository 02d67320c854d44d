import type { Section, TextTable } from '#demo/media-types.ts'
import type { Both } from '#demo/types.ts'
import { colour, flatDocument, type, xml } from './odf.ts'

const paragraph = (name: string, parent: string, layout: string, text: string, level?: number) =>
  `<style:style style:name="${name}" style:family="paragraph"${parent && ` style:parent-style-name="${parent}"`}${level === undefined ? '' : ` style:default-outline-level="${level}"`}>
  <style:paragraph-properties ${layout}/>${text}</style:style>`

const styles = `
<style:default-style style:family="paragraph"><style:paragraph-properties style:text-autospace="none" fo:orphans="2" fo:widows="2"/>${type(11, colour.ink)}</style:default-style>
${paragraph('Standard', '', 'fo:line-height="135%"', type(11, colour.ink))}
${paragraph('Title', 'Standard', 'fo:margin-bottom="0.1cm" fo:line-height="120%"', type(24, colour.ink, 'bold'))}
${paragraph('Subtitle', 'Standard', `fo:margin-bottom="0.7cm" fo:padding-bottom="0.35cm" fo:border-bottom="2.25pt solid ${colour.coral}"`, type(13, colour.slate))}
${paragraph('Heading_20_1', 'Standard', 'fo:margin-top="0.65cm" fo:keep-with-next="always"', type(15, colour.ink, 'bold'), 1)}
${paragraph('HeadingEnglish', 'Standard', 'fo:margin-bottom="0.25cm" fo:keep-with-next="always"', type(11, colour.slate, 'bold'))}
${paragraph('Chinese', 'Standard', 'fo:margin-bottom="0.08cm"', type(11, colour.ink))}
${paragraph('English', 'Standard', 'fo:margin-bottom="0.28cm" fo:line-height="125%"', type(10, colour.slate))}
${paragraph('CellHead', 'Standard', 'fo:line-height="120%"', type(10, '#FFFFFF', 'bold'))}
${paragraph('CellHeadEnglish', 'Standard', 'fo:line-height="115%"', type(8, '#D5E2F5'))}
${paragraph('Cell', 'Standard', 'fo:line-height="120%"', type(10, colour.ink))}
${paragraph('CellEnglish', 'Standard', 'fo:line-height="115%"', type(8, colour.slate))}
${paragraph('Footer', 'Standard', 'fo:text-align="end"', type(8.5, colour.slate))}
<text:list-style style:name="Points"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:margin-left="0.75cm" fo:text-indent="-0.75cm"/></style:list-level-properties></text:list-level-style-number></text:list-style>`

const automatic = `
<style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="2.2cm" fo:margin-bottom="1.6cm" fo:margin-left="2.2cm" fo:margin-right="2.2cm"/><style:footer-style><style:header-footer-properties fo:min-height="0.9cm" fo:margin-top="0.4cm"/></style:footer-style></style:page-layout>
<style:style style:name="Table" style:family="table"><style:table-properties style:width="16.6cm" table:align="margins" fo:margin-top="0.2cm" fo:margin-bottom="0.4cm" table:border-model="collapsing"/></style:style>
<style:style style:name="Head" style:family="table-cell"><style:table-cell-properties fo:background-color="${colour.ink}" fo:padding="0.14cm" fo:border="0.5pt solid ${colour.ink}" style:vertical-align="middle"/></style:style>
<style:style style:name="Plain" style:family="table-cell"><style:table-cell-properties fo:padding="0.13cm" fo:border="0.5pt solid ${colour.line}" style:vertical-align="middle"/></style:style>
<style:style style:name="Band" style:family="table-cell"><style:table-cell-properties fo:background-color="${colour.pale}" fo:padding="0.13cm" fo:border="0.5pt solid ${colour.line}" style:vertical-align="middle"/></style:style>
<style:style style:name="Row" style:family="table-row"><style:table-row-properties fo:keep-together="always"/></style:style>`

const p = (style: string, text: string) =>
  `<text:p text:style-name="${style}">${xml(text)}</text:p>`
const bothOf = (chinese: string, english: string, { zh, en }: Both) =>
  p(chinese, zh) + (en === zh ? '' : p(english, en))

const row = (cells: Both[], cell: string, zh: string, en: string) =>
  `<table:table-row table:style-name="Row">${cells.map((text) => `<table:table-cell table:style-name="${cell}" office:value-type="string">${bothOf(zh, en, text)}</table:table-cell>`).join('')}</table:table-row>`

function table({ columns, rows }: TextTable, widths: string): string {
  return `<table:table table:style-name="Table">${widths}<table:table-header-rows>${row(columns, 'Head', 'CellHead', 'CellHeadEnglish')}</table:table-header-rows>${rows
    .map((cells, i) => row(cells, i % 2 ? 'Band' : 'Plain', 'Cell', 'CellEnglish'))
    .join('')}</table:table>`
}

const wide = ({ zh, en }: Both) => Math.max(zh.length * 1.9, en.length * 0.85, 5)

/** Column widths follow the longest text of each column, within limits. */
function columnStyles({ columns, rows }: TextTable, name: string): { styles: string; use: string } {
  const weights = columns.map((head, i) =>
    Math.min(40, Math.max(wide(head), ...rows.map((row) => wide(row[i]!)))),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    styles: weights
      .map(
        (weight, i) =>
          `<style:style style:name="${name}${i}" style:family="table-column"><style:table-column-properties style:column-width="${((16.6 * weight) / total).toFixed(2)}cm"/></style:style>`,
      )
      .join(''),
    use: weights.map((_, i) => `<table:table-column table:style-name="${name}${i}"/>`).join(''),
  }
}

/** A text document, Chinese first and English below in every part, as flat OpenDocument. */
export function textDocument(title: Both, sections: Section[]): string {
  let columns = ''
  const body = sections.map((section, i) => {
    const parts = [
      `<text:h text:style-name="Heading_20_1" text:outline-level="1">${xml(section.heading.zh)}</text:h>`,
      p('HeadingEnglish', section.heading.en),
    ]
    for (const text of section.paragraphs ?? []) parts.push(bothOf('Chinese', 'English', text))
    if (section.list)
      parts.push(
        `<text:list text:style-name="Points">${section.list.map((item) => `<text:list-item>${bothOf('Chinese', 'English', item)}</text:list-item>`).join('')}</text:list>`,
      )
    if (section.table) {
      const { styles: more, use } = columnStyles(section.table, `T${i}c`)
      columns += more
      parts.push(table(section.table, use))
    }
    return parts.join('')
  })
  return flatDocument('text', `${title.zh} ${title.en}`, {
    styles,
    automatic: automatic + columns,
    master: `<style:master-page style:name="Standard" style:page-layout-name="A4"><style:footer><text:p text:style-name="Footer">${xml(title.zh)}  ·  <text:page-number text:select-page="current">1</text:page-number> / <text:page-count>1</text:page-count></text:p></style:footer></style:master-page>`,
    body: p('Title', title.zh) + p('Subtitle', title.en) + body.join(''),
  })
}
