import { createElement, Fragment, type ReactNode } from 'react'

/** The elements that the server's sanitiser allows; nothing else becomes an element here either. */
const allowed = new Set(
  'p h3 h4 ul ol li blockquote pre code br hr img a strong em u s sub sup table thead tbody tr th td caption'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'hr', 'img'])
const attributes: Record<string, string> = {
  src: 'src',
  alt: 'alt',
  width: 'width',
  height: 'height',
  href: 'href',
  rel: 'rel',
  target: 'target',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  scope: 'scope',
}
/** The blank of a stem. */
const blank = /_{4,}/

/** Turns sanitised HTML into elements; `renderBlank` renders each blank (____) of a stem by its number. */
export function RichText({
  html,
  renderBlank,
}: {
  html: string
  renderBlank?: (blank: number) => ReactNode
}) {
  return <>{parse(html, renderBlank)}</>
}

function parse(html: string, renderBlank?: (blank: number) => ReactNode): ReactNode[] {
  let blanks = 0
  let key = 0
  const root: { name: string; props: Record<string, string>; children: ReactNode[] } = {
    name: '',
    props: {},
    children: [],
  }
  const stack = [root]
  const put = (node: ReactNode) => stack.at(-1)!.children.push(node)
  const close = () => {
    const { name, props, children } = stack.pop()!
    put(createElement(name, { ...props, key: key++ }, ...children))
  }
  const text = (words: string) => {
    words.split(blank).forEach((piece, at) => {
      if (at > 0)
        put(<Fragment key={key++}>{renderBlank ? renderBlank(blanks++) : '____'}</Fragment>)
      if (piece !== '') put(decode(piece))
    })
  }
  for (const [, tag, words] of html.matchAll(/(<[^>]*>)|([^<]+)/g)) {
    if (words !== undefined) {
      text(words)
      continue
    }
    const [, slash, name = ''] = /^<(\/?)([a-z0-9]+)/.exec(tag ?? '') ?? []
    if (!allowed.has(name)) continue
    if (slash) {
      if (stack.length > 1 && stack.at(-1)!.name === name) close()
    } else if (empty.has(name)) put(createElement(name, { ...propsOf(tag!), key: key++ }))
    else stack.push({ name, props: propsOf(tag!), children: [] })
  }
  while (stack.length > 1) close()
  return root.children
}

function propsOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/\s([a-z]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
    const prop = attributes[name]
    return prop ? [[prop, decode(value)] as const] : []
  })
  return Object.fromEntries(found)
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decode(text: string): string {
  return text.replace(/&(#\d+|#x[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code =
      name[1]?.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
