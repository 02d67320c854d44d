import type { OutlineLine } from './read-outline.ts'

/** What is read of an element or a text, so that any tree of HTML can be read. */
export interface HtmlNode {
  /** In small letters; '' for a text. */
  name: string
  text: string
  attribute: (name: string) => string
  children: readonly HtmlNode[]
}

const skipped = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'noscript'])
const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 li ul ol table tbody thead tr td th section article blockquote pre dl dt dd body html main header'.split(
    ' ',
  ),
)

/** Reads the lines of pasted HTML: headings, items of lists as deep as they lie, items as Word marks them. */
export function linesOfHtml(root: HtmlNode): OutlineLine[] {
  const lines: OutlineLine[] = []
  let text = ''
  let kind: Omit<OutlineLine, 'text'> = { indent: 0 }
  const flush = () => {
    const line = text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
    if (line !== '') lines.push({ ...kind, text: line })
    text = ''
  }
  const visit = (node: HtmlNode, lists: number) => {
    if (node.name === '') {
      text += node.text
      return
    }
    if (skipped.has(node.name)) return
    if (node.name === 'br') return flush()
    if (!blocks.has(node.name)) {
      for (const child of node.children) visit(child, lists)
      return
    }
    flush()
    const isList = node.name === 'ul' || node.name === 'ol'
    const around = kind
    kind = kindOf(node, lists, around)
    for (const child of node.children) visit(child, isList ? lists + 1 : lists)
    flush()
    kind = around
  }
  visit(root, 0)
  flush()
  return lines
}

function kindOf(
  node: HtmlNode,
  lists: number,
  around: Omit<OutlineLine, 'text'>,
): Omit<OutlineLine, 'text'> {
  const style = node.attribute('style')
  const classes = node.attribute('class')
  const heading =
    /^h([1-6])$/.exec(node.name)?.[1] ??
    /mso-outline-level:\s*([1-6])/i.exec(style)?.[1] ??
    /MsoTo[cC]\s*([1-6])/.exec(classes)?.[1]
  if (heading) return { indent: 0, heading: Number(heading) }
  const level = /mso-list:\s*\S+\s+level(\d)/i.exec(style)?.[1]
  if (level) return { indent: 4 * Number(level), isItem: true }
  if (node.name === 'li') return { indent: 4 * lists, isItem: true }
  // A paragraph in an item or a heading is the item.
  return node.name === 'p' || node.name === 'div' ? around : { indent: around.indent }
}

/** The nodes of a browser as they are read here. */
export function nodeOfDom(node: Node): HtmlNode {
  const element = node instanceof Element ? node : undefined
  return {
    name: element?.localName ?? (node.nodeType === Node.TEXT_NODE ? '' : 'template'),
    text: element ? '' : (node.textContent ?? ''),
    attribute: (name) => element?.getAttribute(name) ?? '',
    children: [...(element?.childNodes ?? [])].map(nodeOfDom),
  }
}
