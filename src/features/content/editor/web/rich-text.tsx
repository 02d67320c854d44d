import { createElement, Fragment, lazy, type ReactNode, Suspense } from 'react'

/** The elements that the server's sanitiser allows; nothing else becomes an element here either. */
const allowed = new Set(
  'p h3 h4 ul ol li blockquote pre code br hr img a strong em u s sub sup table thead tbody tr th td caption span div aside'.split(
    ' ',
  ),
)
const attributes: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
}
/** Any attribute but those that run script or style; the server has removed these before. */
const given = / (?!on|style)([a-z-]+)="([^"]*)"/g
/** The blank of a stem. */
const blank = /_{4,}/
/** A drawn formula; an element; words. */
const token =
  /<(?:span|div)( data-formula="[^"]*")>(.*?)<!----><\/(\w+)>|<(\/?)(\w+)[^>]*>|([^<]+)/gs

// Formulas, films and files are in few texts, so browsers load them on demand; the server has them at once.
const RichBlock = import.meta.env.SSR
  ? (await import('./rich-block.tsx')).default
  : lazy(() => import('./rich-block.tsx'))

interface Places {
  /** Renders each blank (____) of a stem by its number. */
  renderBlank?: (blank: number) => ReactNode
  /** Renders a gap of a stem by its id. */
  renderGap?: (id: string) => ReactNode
}

/** Turns HTML that the server has cleaned, and opened for reading, into elements. */
export function RichText({ html, ...places }: Places & { html: string }) {
  return parse(html, places)
}

function parse(html: string, { renderBlank, renderGap }: Places): ReactNode[] {
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
    const mark = Object.keys(props)[0]
    const gap = props['data-gap']
    if (gap) place(renderGap?.(gap) ?? '____')
    else if (mark?.startsWith('data-')) block({ name, props, children })
    else place(createElement(name, props, ...children))
  }
  const block = (props: Parameters<typeof RichBlock>[0]) =>
    place(createElement(Suspense, null, createElement(RichBlock, props)))
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
    } else if (tag.endsWith('/>')) element(name, propsOf(tag), [])
    else stack.push({ name, props: propsOf(tag), children: [] })
  }
  while (stack.length > 1) close()
  return root.children
}

const propsOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(given)].map(([, name = '', value = '']) => [
      attributes[name] ?? name,
      decode(value),
    ]),
  )

/** The server escapes these four signs and no others. */
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const decode = (text: string) => text.replace(/&(\w+);/g, (whole, name) => signs[name] ?? whole)
