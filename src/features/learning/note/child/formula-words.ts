import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import katex from 'katex'

const powers: Record<string, string> = { '2': '²', '3': '³' }

/**
 * Returns a formula in a line of readable signs, because a PDF has no MathML: \frac{a}{b} becomes a/b, x^2 becomes x². A formula
 * that KaTeX does not understand stays as it was written.
 */
export function formulaWords(latex: string): string {
  try {
    const html = katex.renderToString(latex, {
      ...{ output: 'mathml', throwOnError: true, strict: false, trust: false },
      ...{ maxExpand: 300, maxSize: 20 },
    })
    const { children } = parseDocument(html, { xmlMode: true })
    return wordsOf(children).replaceAll(/\s+/g, ' ').trim() || latex
  } catch {
    return latex
  }
}

const wordsOf = (nodes: readonly ChildNode[]): string => nodes.map(wordsOfNode).join('')

function wordsOfNode(node: ChildNode): string {
  // KaTeX writes signs that show nothing, such as the one of a function's application.
  if (isText(node)) return node.data.replaceAll(/[\u2061-\u2064\u200b]/g, '')
  if (!('children' in node)) return ''
  const element = node as Element
  const parts = element.children.filter(isTag)
  const [first, second, third] = parts.map((part) => wordsOfNode(part))
  switch (element.name) {
    case 'annotation':
      return ''
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`
    case 'msup':
      return `${first}${powers[second ?? ''] ?? `^${grouped(second)}`}`
    case 'msub':
    case 'munder':
      return `${first}_${grouped(second)}`
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)}`
    case 'mover':
      return `${first}${second}`
    case 'msqrt':
      return `√${grouped(wordsOf(element.children))}`
    case 'mroot':
      return `${powers[second ?? ''] ? '' : `${second} `}√${grouped(first)}`
    case 'mo':
      return spaced(wordsOf(element.children))
    case 'mtr':
      return `${parts.map((part) => wordsOfNode(part)).join(', ')}; `
    case 'mspace':
      return ' '
    default:
      return wordsOf(element.children)
  }
}

/** Several signs stand in brackets where one would not need them. */
const grouped = (words = ''): string =>
  /^(?:[\p{L}\p{N}]|[\d.,]+)$/u.test(words.trim()) ? words.trim() : `(${words.trim()})`

/** Signs between two terms stand apart from them. */
const spaced = (sign: string): string => (/^[=+−×÷≈≠≤≥<>±→⇒·-]$/.test(sign) ? ` ${sign} ` : sign)
