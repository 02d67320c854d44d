import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { UnreadableFile } from '../../paper-form.ts'
import type { Attachments, Cell, PaperBlock, Source } from '../chinese-paper/block.ts'
import { Rich } from '../chinese-paper/rich.ts'
import { listNumber } from './list-number.ts'
import { lookOf } from './look-of.ts'

const words = (list: string) => new Set(list.split(' '))
const blockNames = words(
  'p div h1 h2 h3 h4 h5 h6 li tr blockquote section article pre dt dd figure center body html ul ol dl form main header footer hr',
)
const dropped = words(
  'script style head title noscript template iframe object svg button select textarea',
)
const deepest = 200
const mostPictureLetters = 20_000_000

/** Reads the blocks of pasted HTML: its looks, lists, tables and the pictures that it holds itself. */
export const htmlSource = (html: string): Source =>
  new HtmlReader().read(parseDocument(html).childNodes)

class HtmlReader {
  private readonly blocks: PaperBlock[] = []
  private readonly attachments: Attachments = new Map()
  private readonly lost: string[] = []
  private parts: Rich[] = []

  read(nodes: readonly AnyNode[]): Source {
    for (const node of nodes) this.node(node, 0, 0)
    this.endLine()
    return {
      blocks: this.blocks,
      attachments: this.attachments,
      notes: this.lost.map((name) => ({ kind: 'lost', code: 'pictureMissing', about: { name } })),
    }
  }

  private node(node: AnyNode, look: number, depth: number): void {
    if (depth > deepest) throw new UnreadableFile('fileHostile')
    if (isText(node)) this.parts.push(Rich.of(spaced(node), look))
    else if (isTag(node)) this.element(node, look, depth)
  }

  private element(element: Element, before: number, depth: number): void {
    const { name, attribs } = element
    if (dropped.has(name) || /display\s*:\s*none/i.test(attribs['style'] ?? '')) return
    if (name === 'br') return this.endLine()
    if (name === 'img') return this.picture(attribs)
    const latex = latexOf(element)
    if (latex !== undefined) {
      this.parts.push(Rich.thing({ kind: 'formula', latex, display: name === 'div' }))
      return
    }
    if (name === 'table') return this.table(element, depth)
    const look = lookOf(element, before)
    const isBlock = blockNames.has(name)
    if (isBlock) this.endLine()
    if (name === 'li') this.parts.push(Rich.of(listNumber(element)))
    for (const child of element.childNodes) this.node(child, look, depth + 1)
    if (isBlock) this.endLine()
  }

  private endLine(): void {
    const rich = Rich.join(this.parts).trim()
    this.parts = []
    if (!rich.isEmpty) this.blocks.push({ kind: 'line', rich, line: this.blocks.length + 1 })
  }

  private picture({ src = '', alt = '', width, height }: Record<string, string>): void {
    const found = /^data:image\/(png|jpeg|gif|webp|bmp);base64,/i.exec(src.slice(0, 50))
    if (!found || src.length > mostPictureLetters) {
      this.lost.push((alt || (src.split(/[\\/]/).at(-1) ?? '')).slice(0, 80) || 'img')
      return
    }
    const attachment = `picture-${this.attachments.size + 1}.${found[1]!.toLowerCase().replace('jpeg', 'jpg')}`
    const bytes = Buffer.from(src.slice(found[0].length), 'base64')
    this.attachments.set(attachment, { name: attachment, bytes })
    const [w, h] = [Number.parseInt(width ?? '', 10), Number.parseInt(height ?? '', 10)]
    const size = { ...(w > 0 && { width: w }), ...(h > 0 && { height: h }) }
    this.parts.push(Rich.thing({ kind: 'picture', attachment, alt: alt.slice(0, 200), ...size }))
  }

  private table(table: Element, depth: number): void {
    this.endLine()
    const rows = rowsOf(table).map((row) =>
      row.childNodes
        .filter(isTag)
        .filter(({ name }) => name === 'td' || name === 'th')
        .map((cell) => this.cell(cell, depth)),
    )
    const line = this.blocks.length + 1
    const only = rows.length === 1 && rows[0]!.length === 1 ? rows[0]![0]! : undefined
    // A table of one cell is a frame.
    if (only) this.blocks.push(...only.map((rich): PaperBlock => ({ kind: 'line', rich, line })))
    else if (rows.some((row) => row.length > 0)) this.blocks.push({ kind: 'table', rows, line })
  }

  private cell(cell: Element, depth: number): Cell {
    const before = this.blocks.length
    for (const child of cell.childNodes) this.node(child, 0, depth + 1)
    this.endLine()
    return this.blocks
      .splice(before)
      .flatMap((block) => (block.kind === 'line' ? [block.rich] : block.rows.flat(2)))
  }
}

const rowsOf = (node: Element): Element[] =>
  node.childNodes
    .filter(isTag)
    .flatMap((one) =>
      one.name === 'tr' ? [one] : /^t(body|head|foot)$/.test(one.name) ? rowsOf(one) : [],
    )

/** Spaces of the source are one space, but fixed ones stay: a blank is made of them. */
const spaced = ({ data, parent }: { data: string; parent: unknown }): string => {
  const isPre = (parent as Partial<Element> | null)?.name === 'pre'
  return isPre ? data : data.replaceAll(/[ \t\n\r]+/g, ' ').replaceAll('\u00A0', ' ')
}

/** The LaTeX that editors of the web leave beside a drawn formula. */
function latexOf({ name, attribs, childNodes }: Element): string | undefined {
  const own = attribs['data-formula'] ?? attribs['data-latex'] ?? attribs['data-math']
  if (own !== undefined && own.trim() !== '') return own.trim().slice(0, 2000)
  if (name !== 'math' && !/\bkatex\b/.test(attribs['class'] ?? '')) return undefined
  const text = annotationIn(childNodes, 0)?.trim()
  return text === '' ? undefined : text?.slice(0, 2000)
}

function annotationIn(nodes: readonly AnyNode[], depth: number): string | undefined {
  if (depth > deepest) return undefined
  for (const node of nodes) {
    if (!isTag(node)) continue
    const [first] = node.childNodes
    if (node.name === 'annotation') return first && isText(first) ? first.data : undefined
    const found = annotationIn(node.childNodes, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
