import type { RouteRow } from '#src/shared/page-row.ts'

interface Node {
  words: Map<string, Node>
  param: Node | undefined
  /** Below a code instead of an id. */
  code: Node | undefined
  row: RouteRow | undefined
}
const newNode = (): Node => ({
  words: new Map(),
  param: undefined,
  code: undefined,
  row: undefined,
})

/** Finds the row of a path (without locale and query); a word beats a parameter. */
export function routeMatcher(rows: readonly RouteRow[]): (path: string) => RouteRow | undefined {
  const root = newNode()
  for (const row of rows) {
    for (const path of variants(row.path)) {
      let node = root
      for (const part of segments(path)) {
        if (part === codePart) node = node.code ??= newNode()
        else if (part.startsWith(':')) node = node.param ??= newNode()
        else node = child(node, part)
      }
      if (node.row) throw new Error(`${path} is in the route table twice`)
      node.row = row
    }
  }
  return (path) => (path.includes('//') ? undefined : find(root, segments(path), 0))
}

/** A parameter that people read from paper and type: letters, digits and hyphens. */
const codePart = ':code'
const isCode = (part: string) => /^[0-9A-Za-z-]{1,60}$/.test(part)

/**
 * Every other parameter of the table is a row's id, and one row has one address: '/course/01' and
 * '/course/1e0' would otherwise be cached and listed beside '/course/1'.
 */
const isId = (part: string) => /^[1-9]\d{0,9}$/.test(part)

const segments = (path: string) => path.split('/').filter(Boolean)

function child(node: Node, word: string): Node {
  const found = node.words.get(word) ?? newNode()
  node.words.set(word, found)
  return found
}

/** '/a/:id/:tab(x|y)?' → '/a/:id', '/a/:id/x', '/a/:id/y'; '/a/:id?' → '/a', '/a/:id'. */
export function variants(path: string): string[] {
  const optional = /\/:\w+(?:\(([^)]+)\))?\?$/.exec(path)
  if (!optional) return [path]
  const base = path.slice(0, optional.index)
  const words = optional[1]?.split('|')
  return [base, ...(words ?? [path.slice(base.length + 1, -1)]).map((word) => `${base}/${word}`)]
}

function find(node: Node, parts: string[], at: number): RouteRow | undefined {
  const part = parts[at]
  if (part === undefined) return node.row
  const word = node.words.get(part)
  const found = word && find(word, parts, at + 1)
  if (found) return found
  if (node.code && isCode(part)) return find(node.code, parts, at + 1)
  return node.param && isId(part) ? find(node.param, parts, at + 1) : undefined
}
