import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { formulaWords } from './formula-words.ts'

/** Words of one look. */
export interface Run {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
  /** Below or above the line. */
  shift?: 'sub' | 'sup'
  link?: string
}

/** A part of a note from its top down. */
export type Block =
  | {
      kind: 'text'
      runs: Run[]
      depth: number
      mark?: string
      isHeading?: boolean
      isQuote?: boolean
    }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: Run[][][] }
  | { kind: 'picture'; frame: string; alt: string }
  | { kind: 'rule' }

interface Around {
  depth: number
  isQuote: boolean
  isHeading: boolean
}

const styles: Record<string, Partial<Run>> = {
  strong: { bold: true },
  em: { italic: true },
  u: { underline: true },
  s: { strike: true },
  sub: { shift: 'sub' },
  sup: { shift: 'sup' },
  th: { bold: true },
}

/** Returns the parts of clean HTML in the order of reading. */
export function blocksOf(html: string): Block[] {
  const { children } = parseDocument(html)
  const blocks: Block[] = []
  const around: Around = { depth: 0, isQuote: false, isHeading: false }
  // A text of one line has no paragraph.
  addBlocks(blocks, children, around)
  return blocks
}

const holders = new Set('p h3 h4 ul ol li blockquote pre table hr aside div'.split(' '))
const isHolder = (node: ChildNode): node is Element => isTag(node) && holders.has(node.name)

function addBlocks(blocks: Block[], nodes: readonly ChildNode[], around: Around, mark?: string) {
  let line: ChildNode[] = []
  let lead = mark
  const flush = () => {
    addLine(blocks, line, around, lead)
    if (line.length > 0) lead = undefined
    line = []
  }
  for (const node of nodes) {
    if (!isHolder(node)) {
      line.push(node)
      continue
    }
    flush()
    addHolder(blocks, node, around, lead)
    lead = undefined
  }
  flush()
}

function addHolder(blocks: Block[], element: Element, around: Around, mark?: string): void {
  const { name, children, attribs } = element
  const { depth } = around
  if (attribs['data-formula'] !== undefined) {
    const text = formulaWords(attribs['data-formula'])
    blocks.push({ kind: 'text', runs: [{ text }], depth: depth + 1 })
  } else if (name === 'hr') blocks.push({ kind: 'rule' })
  else if (name === 'pre') blocks.push({ kind: 'code', text: plainOf(children) })
  else if (name === 'table') blocks.push({ kind: 'table', rows: rowsOf(element) })
  else if (name === 'ul' || name === 'ol') {
    const items = children.filter(isTag).filter((node) => node.name === 'li')
    const first = Number(attribs['start'] ?? 1)
    for (const [at, item] of items.entries()) {
      const sign = name === 'ul' ? '•' : `${first + at}.`
      addBlocks(blocks, item.children, { ...around, depth: depth + 1 }, sign)
    }
  } else {
    const isHeading = name === 'h3' || name === 'h4'
    const isQuote = around.isQuote || name === 'blockquote' || name === 'aside'
    addBlocks(blocks, children, { depth, isQuote, isHeading }, mark)
  }
}

/** Adds a line of text; a picture in it divides it. */
function addLine(blocks: Block[], nodes: readonly ChildNode[], around: Around, mark?: string) {
  let runs: Run[] = []
  let lead = mark
  const flush = () => {
    if (runs.some(({ text }) => text.trim() !== '') || lead !== undefined) {
      const { depth, isHeading, isQuote } = around
      blocks.push({ kind: 'text', runs, depth, isHeading, isQuote, ...(lead && { mark: lead }) })
    }
    lead = undefined
    runs = []
  }
  if (nodes.length === 0) return
  for (const part of partsOf(nodes, {})) {
    if ('frame' in part) {
      if (runs.length > 0 || lead !== undefined) flush()
      blocks.push({ kind: 'picture', ...part })
    } else runs.push(part)
  }
  if (runs.length > 0) flush()
}

type Part = Run | { frame: string; alt: string }

function partsOf(nodes: readonly ChildNode[], style: Omit<Run, 'text'>): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (isText(node)) return [{ ...style, text: node.data.replaceAll(/\s+/g, ' ') }]
    if (!isTag(node)) return []
    const { name, attribs, children } = node
    if (name === 'br') return [{ text: '\n' }]
    if (name === 'img') {
      return [{ frame: attribs['data-frame'] ?? '', alt: attribs['alt'] ?? '' }]
    }
    const formula = attribs['data-formula']
    if (formula !== undefined) return [{ ...style, text: formulaWords(formula) }]
    const href = attribs['href'] ?? ''
    const link = href.startsWith('https://') ? { link: href, underline: true } : {}
    return partsOf(children, { ...style, ...styles[name], ...link })
  })
}

function rowsOf(table: Element): Run[][][] {
  const rows: Run[][][] = []
  const look = (element: Element) => {
    for (const child of element.children) {
      if (!isTag(child)) continue
      if (child.name === 'tr') {
        const cells = child.children.filter(isTag)
        rows.push(cells.map(cellOf))
      } else look(child)
    }
  }
  look(table)
  return rows
}

/** The blocks of a cell stand below each other. */
function cellOf(cell: Element): Run[] {
  const blocks = blocksOfNodes(cell.children)
  const bold = cell.name === 'th' ? { bold: true } : {}
  return blocks.flatMap((block, at): Run[] => {
    const end: Run[] = at > 0 ? [{ text: '\n' }] : []
    if (block.kind === 'text') return [...end, ...block.runs.map((run) => ({ ...run, ...bold }))]
    return block.kind === 'code' ? [...end, { text: block.text }] : []
  })
}

function blocksOfNodes(nodes: readonly ChildNode[]): Block[] {
  const blocks: Block[] = []
  addBlocks(blocks, nodes, { depth: 0, isQuote: false, isHeading: false })
  return blocks
}

const plainOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => (isText(node) ? node.data : 'children' in node ? plainOf(node.children) : ''))
    .join('')
