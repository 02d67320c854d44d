import { type Element, isTag, isText } from 'domhandler'
import {
  Math as Formula,
  type MathComponent,
  MathFraction,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx'
import { parseDocument } from 'htmlparser2'
import katex from 'katex'

const deepest = 60

/** A formula of Word for LaTeX, by way of the MathML that KaTeX makes of it. */
export function formulaOf(latex: string): Formula {
  const mathml = katex.renderToString(latex, {
    output: 'mathml',
    throwOnError: false,
    strict: 'ignore',
  })
  const math = find(parseDocument(mathml, { xmlMode: true, decodeEntities: true }), 'semantics')
  const first = math?.childNodes.find(isTag)
  const children = first ? parts(first, 0) : []
  return new Formula({ children: children.length > 0 ? children : [new MathRun(latex)] })
}

function find(node: { childNodes: Element['childNodes'] }, name: string): Element | undefined {
  for (const one of node.childNodes) {
    if (!isTag(one)) continue
    const found = one.name === name ? one : find(one, name)
    if (found) return found
  }
  return undefined
}

function parts(node: Element, depth: number): MathComponent[] {
  if (depth > deepest) return []
  const children = node.childNodes.filter(isTag)
  const of = (n: number) => (children[n] ? parts(children[n], depth + 1) : [])
  switch (node.name) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext': {
      const text = node.childNodes
        .filter(isText)
        .map(({ data }) => data)
        .join('')
        .replaceAll(/[\u2061-\u2064]/g, '')
      return text === '' ? [] : [new MathRun(text)]
    }
    case 'mfrac':
      return [new MathFraction({ numerator: of(0), denominator: of(1) })]
    case 'msup':
    case 'mover':
      return [new MathSuperScript({ children: of(0), superScript: of(1) })]
    case 'msub':
    case 'munder':
      return [new MathSubScript({ children: of(0), subScript: of(1) })]
    case 'msubsup':
    case 'munderover':
      return [new MathSubSuperScript({ children: of(0), subScript: of(1), superScript: of(2) })]
    case 'msqrt':
      return [new MathRadical({ children: children.flatMap((one) => parts(one, depth + 1)) })]
    case 'mroot':
      return [new MathRadical({ children: of(0), degree: of(1) })]
    default:
      return children.flatMap((one) => parts(one, depth + 1))
  }
}
