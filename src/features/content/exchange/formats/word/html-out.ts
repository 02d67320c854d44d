import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import {
  ImageRun,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { parseDocument } from 'htmlparser2'
import { formulaOf } from './math-out.ts'

export type Pictures = ReadonlyMap<string, { bytes: Uint8Array; mime: string }>
interface Look {
  bold?: boolean
  italics?: boolean
  underline?: object
  strike?: boolean
  superScript?: boolean
  subScript?: boolean
}

const looks: Record<string, Look> = {
  ...{ strong: { bold: true }, em: { italics: true }, u: { underline: {} }, s: { strike: true } },
  ...{
    sup: { superScript: true },
    sub: { subScript: true },
    h3: { bold: true },
    h4: { bold: true },
  },
}
const blocks = new Set('p h3 h4 li blockquote pre div aside caption'.split(' '))
const types: Record<string, 'png' | 'jpg' | 'gif' | 'bmp'> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
}
const widestPixels = 560
const spacing = { line: 320, after: 40 }

/** Paragraphs and tables of Word for blocks of rich text. */
export class HtmlOut {
  private readonly made: (Paragraph | Table)[] = []
  private runs: ParagraphChild[] = []
  private readonly pictures: Pictures
  constructor(pictures: Pictures) {
    this.pictures = pictures
  }

  write(html: string): (Paragraph | Table)[] {
    for (const node of parseDocument(html).childNodes) this.node(node, {})
    this.end()
    return this.made
  }

  private end(): void {
    if (this.runs.length > 0) this.made.push(new Paragraph({ children: this.runs, spacing }))
    this.runs = []
  }

  private node(node: AnyNode, look: Look): void {
    if (isText(node)) this.runs.push(new TextRun({ text: node.data, ...look }))
    else if (isTag(node)) this.element(node, look)
  }

  private element(element: Element, look: Look): void {
    const { name, attribs, childNodes } = element
    if (attribs['data-formula'] !== undefined) {
      if (name === 'div') this.end()
      this.runs.push(formulaOf(attribs['data-formula']))
      if (name === 'div') this.end()
    } else if (name === 'img') this.picture(attribs)
    else if (name === 'br') this.runs.push(new TextRun({ break: 1 }))
    else if (name === 'table') this.table(element)
    else {
      const isBlock = blocks.has(name)
      if (isBlock) this.end()
      const mark = name === 'li' ? markOf(element) : ''
      if (mark !== '') this.runs.push(new TextRun(mark))
      for (const child of childNodes) this.node(child, { ...look, ...looks[name] })
      if (isBlock) this.end()
    }
  }

  private picture({ width, height, alt, ...attribs }: Record<string, string>): void {
    const picture = this.pictures.get(attribs['data-file'] ?? '')
    const type = types[picture?.mime ?? '']
    if (!picture || !type) return
    const [w, h] = [Number(width) || 320, Number(height) || 240]
    const scale = Math.min(1, widestPixels / w)
    this.runs.push(
      new ImageRun({
        type,
        data: Buffer.from(picture.bytes),
        transformation: { width: Math.round(w * scale), height: Math.round(h * scale) },
        altText: { name: alt ?? '', description: alt ?? '', title: '' },
      }),
    )
  }

  private table(table: Element): void {
    this.end()
    const rows = rowsOf(table).map((row) => {
      const cells = row.childNodes.filter(isTag).map((cell) => {
        const inner = new HtmlOut(this.pictures)
        for (const child of cell.childNodes)
          inner.node(child, cell.name === 'th' ? { bold: true } : {})
        inner.end()
        const span = (name: string) => Number(cell.attribs[name]) || 1
        return new TableCell({
          children: inner.made.length > 0 ? inner.made : [new Paragraph('')],
          columnSpan: span('colspan'),
          rowSpan: span('rowspan'),
        })
      })
      return new TableRow({ children: cells })
    })
    if (rows.length > 0)
      this.made.push(new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } }))
  }
}

const rowsOf = (node: Element): Element[] =>
  node.childNodes.filter(isTag).flatMap((one) => (one.name === 'tr' ? [one] : rowsOf(one)))

function markOf(item: Element): string {
  const list = item.parent
  if (!list || !isTag(list) || list.name !== 'ol') return '• '
  return `（${list.childNodes.filter(isTag).indexOf(item) + Number(list.attribs['start'] ?? 1)}）`
}
