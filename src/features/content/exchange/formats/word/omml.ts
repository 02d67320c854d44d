import { type Element, isText } from 'domhandler'
import { childOf, elementsOf, valueOf, within } from './package.ts'

const deepest = 100

/** Signs that LaTeX writes as commands. */
const commands: Record<string, string> = {
  '×': '\\times ',
  '÷': '\\div ',
  '±': '\\pm ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '∞': '\\infty ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '√': '\\surd ',
  '→': '\\to ',
  '⇒': '\\Rightarrow ',
  '·': '\\cdot ',
  '⋅': '\\cdot ',
  '…': '\\ldots ',
  '∈': '\\in ',
  '∪': '\\cup ',
  '∩': '\\cap ',
  '∂': '\\partial ',
  α: '\\alpha ',
  β: '\\beta ',
  γ: '\\gamma ',
  δ: '\\delta ',
  ε: '\\varepsilon ',
  θ: '\\theta ',
  λ: '\\lambda ',
  μ: '\\mu ',
  π: '\\pi ',
  ρ: '\\rho ',
  σ: '\\sigma ',
  τ: '\\tau ',
  φ: '\\varphi ',
  ω: '\\omega ',
  Δ: '\\Delta ',
  Σ: '\\Sigma ',
  Ω: '\\Omega ',
  '%': '\\%',
  '#': '\\#',
  $: '\\$',
  '&': '\\&',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '−': '-',
  '＝': '=',
  '′': "'",
}
const accents: Record<string, string> = {
  '̅': 'overline',
  '̂': 'hat',
  '̃': 'tilde',
  '⃗': 'vec',
  '̇': 'dot',
  '¯': 'overline',
}
const functions = new Set('sin cos tan cot ln log lim max min exp'.split(' '))

/** LaTeX of a formula of Word (Office Math). */
export const latexOf = (math: Element): string => all(math, 0).replaceAll(/\s+/g, ' ').trim()

const all = (node: Element | undefined, depth: number): string =>
  elementsOf(node)
    .map((one) => part(one, depth))
    .join('')

const braced = (node: Element | undefined, depth: number) => `{${all(node, depth).trim()}}`

function part(node: Element, depth: number): string {
  if (depth > deepest) return ''
  const inner = (name: string) => braced(childOf(node, name), depth + 1)
  const property = (name: string) => valueOf(within(node, `${node.name}Pr`, name), 'm:val')
  switch (node.name) {
    case 'm:r':
      return runOf(node)
    case 'm:f':
      return property('m:type') === 'lin'
        ? `${inner('m:num')}/${inner('m:den')}`
        : `\\frac${inner('m:num')}${inner('m:den')}`
    case 'm:sSup':
      return `${inner('m:e')}^${inner('m:sup')}`
    case 'm:sSub':
      return `${inner('m:e')}_${inner('m:sub')}`
    case 'm:sSubSup':
      return `${inner('m:e')}_${inner('m:sub')}^${inner('m:sup')}`
    case 'm:sPre':
      return `{}_${inner('m:sub')}^${inner('m:sup')}${inner('m:e')}`
    case 'm:rad': {
      const degree = all(childOf(node, 'm:deg'), depth + 1).trim()
      return degree === '' ? `\\sqrt${inner('m:e')}` : `\\sqrt[${degree}]${inner('m:e')}`
    }
    case 'm:d':
      return delimited(node, depth)
    case 'm:nary': {
      const sign = commands[property('m:chr') ?? '∫']?.trim() ?? '\\int'
      return `${sign}_${inner('m:sub')}^${inner('m:sup')}${inner('m:e')}`
    }
    case 'm:func': {
      const name = all(childOf(node, 'm:fName'), depth + 1).trim()
      return `${functions.has(name) ? `\\${name}` : name}${inner('m:e')}`
    }
    case 'm:limLow':
      return `${inner('m:e')}_${inner('m:lim')}`
    case 'm:limUpp':
      return `${inner('m:e')}^${inner('m:lim')}`
    case 'm:acc':
      return `\\${accents[property('m:chr') ?? '̂'] ?? 'hat'}${inner('m:e')}`
    case 'm:bar':
      return `\\${property('m:pos') === 'top' ? 'overline' : 'underline'}${inner('m:e')}`
    case 'm:m':
      return `\\begin{matrix}${rows(node, 'm:mr', depth).join('\\\\')}\\end{matrix}`
    case 'm:eqArr':
      return `\\begin{aligned}${elementsOf(node)
        .filter(({ name }) => name === 'm:e')
        .map((one) => all(one, depth + 1))
        .join('\\\\')}\\end{aligned}`
    default:
      return node.name.endsWith('Pr') ? '' : all(node, depth + 1)
  }
}

const rows = (node: Element, name: string, depth: number) =>
  elementsOf(node)
    .filter((one) => one.name === name)
    .map((row) =>
      elementsOf(row)
        .map((cell) => all(cell, depth + 1))
        .join('&'),
    )

function delimited(node: Element, depth: number): string {
  const side = (name: string, otherwise: string) => {
    const sign = within(node, 'm:dPr', name)?.attribs['m:val'] ?? otherwise
    return sign === '' ? '.' : sign === '{' || sign === '}' ? `\\${sign}` : sign
  }
  const parts = elementsOf(node).filter(({ name }) => name === 'm:e')
  const between = within(node, 'm:dPr', 'm:sepChr')?.attribs['m:val'] ?? '|'
  return `\\left${side('m:begChr', '(')}${parts.map((one) => all(one, depth + 1)).join(between)}\\right${side('m:endChr', ')')}`
}

function runOf(run: Element): string {
  const text = elementsOf(run)
    .filter(({ name }) => name === 'm:t')
    .flatMap(({ childNodes }) => childNodes.filter(isText).map(({ data }) => data))
    .join('')
  const isPlain =
    valueOf(within(run, 'm:rPr', 'm:sty'), 'm:val') === 'p' ||
    childOf(childOf(run, 'm:rPr'), 'm:nor') !== undefined
  const signs = Array.from(text, (sign) =>
    sign === '\\' ? '\\backslash ' : (commands[sign] ?? sign),
  ).join('')
  // Words are set upright, and letters beside a Chinese name are words.
  if (
    /\p{Script=Han}/u.test(text) ||
    (isPlain && /[A-Za-z]{2}/.test(text) && !functions.has(text.trim()))
  )
    return `\\text{${signs.replaceAll(/\\(times|div|cdot) /g, '$$\\$1$$')}}`
  return signs
}
