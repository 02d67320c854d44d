import { type ComponentType, createElement, Fragment, type ReactNode, Suspense } from 'react'

/** The elements that the server's sanitiser allows; nothing else becomes an element here either. */
const allowed = new Set(
  'p h3 h4 ul ol li blockquote pre code br hr img a strong em u s sub sup table thead tbody tr th td caption span div aside'.split(
    ' ',
  ),
)
/** Elements that hold nothing, closed or not. */
const empty = new Set(['br', 'hr', 'img'])
/** Any attribute but those that run script or style; the server has removed these before. */
const given = / (?!on|style)([a-z-]+)="([^"]*)"/g
/** The blank of a stem. */
const blank = /_{4,}/
/** A drawn formula; an element; words. */
const token =
  /<(?:span|div)( data-formula="[^"]*")>(.*?)<!----><\/(\w+)>|<(\/?)(\w+)[^>]*>|([^<]+)/gs

/** A part of a text that is more than an element: its name, its attributes, and what stands in it. */
export interface BlockProps {
  name: string
  /** The first says which part it is. */
  props: Record<string, string>
  children?: ReactNode[] | undefined
  /** A formula as the server has drawn it. */
  drawn?: string | undefined
}

export interface Places {
  /** Renders each blank (____) of a stem by its number. */
  renderBlank?: (blank: number) => ReactNode
  /** Renders a gap of a stem by its id. */
  renderGap?: (id: string) => ReactNode
  /** Renders formulas, callouts, pictures, films and files. */
  Block?: ComponentType<BlockProps>
}

/** Turns HTML that the server has cleaned into elements; `RichText` is the whole reader. */
export function HtmlElements({ html, ...places }: Places & { html: string }) {
  return parse(html, places)
}

function parse(html: string, { renderBlank, renderGap, Block }: Places): ReactNode[] {
  let blanks = 0
  let key = 0
  const root: { name: string; props: Record<string, string>; children: ReactNode[] } = {
    name: '',
    props: {},
    children: [],
  }
  const stack = [root]
  const put = (node: ReactNode) => stack.at(-1)!.children.push(node)
  const place = (node: ReactNode) => put(createElement(Fragment, { key: key++ }, node))
  const element = (name: string, props: Record<string, string>, children: ReactNode[]) => {
    const gap = props['data-gap']
    if (gap) place(renderGap?.(gap) ?? '____')
    else if (Object.keys(props)[0]?.startsWith('data-')) block({ name, props, children })
    else place(createElement(name, props, ...children))
  }
  const block = (props: BlockProps) =>
    Block && place(createElement(Suspense, null, createElement(Block, props)))
  const close = () => {
    const { name, props, children } = stack.pop()!
    element(name, props, children)
  }
  const text = (words: string) => {
    words.split(blank).forEach((piece, at) => {
      if (at > 0) place(renderBlank ? renderBlank(blanks++) : '____')
      if (piece) put(decode(piece))
    })
  }
  for (const [tag, formula, drawn, box = '', slash, name = '', words] of html.matchAll(token)) {
    if (words) text(words)
    else if (formula) block({ name: box, props: propsOf(formula), drawn })
    else if (!allowed.has(name)) continue
    else if (slash) {
      if (stack.at(-1)!.name === name) close()
    } else if (empty.has(name) || tag.endsWith('/>')) element(name, propsOf(tag), [])
    else stack.push({ name, props: propsOf(tag), children: [] })
  }
  while (stack.length > 1) close()
  return root.children
}

const propsOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    // React writes two of them otherwise: colSpan, rowSpan.
    [...tag.matchAll(given)].map(([, name = '', value = '']) => [
      name.replace('span', 'Span'),
      decode(value),
    ]),
  )

/** The server escapes these four signs and no others. */
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const decode = (text: string) => text.replace(/&(\w+);/g, (whole, name) => signs[name] ?? whole)
