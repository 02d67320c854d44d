import type { Records } from '#src/features/content/draft/record.ts'
import { type ItemType, itemTypes } from '../records.ts'
import { type Children, childrenOf } from '../tree.ts'

/** A chapter or an item at its place. */
export interface OutlineNode {
  key: string
  kind: 'chapter' | 'item'
  parent: string | null
  /** From 0. */
  depth: number
  /** '1', '1.2'; empty for items. */
  number: string
  /** Its place among the chapters or the items of its parent, from 0. */
  index: number
  siblings: number
  /** The place in `nodes` after all below it. */
  end: number
  /** The chapters and the items right below it. */
  chapters: number
  items: number
}

/** The shape of an outline: it changes when something moves, and stays the same object while names are typed. */
export interface Outline {
  /** In reading order; the items of a chapter before the chapters below it. */
  nodes: readonly OutlineNode[]
  /** The place of each node in `nodes`. */
  at: ReadonlyMap<string, number>
  chapters: Children
  items: Children
  types: ReadonlyMap<string, ItemType>
}

export function outlineOf(records: Records): Outline {
  const chapters = childrenOf(records, ['chapter'])
  const items = childrenOf(records, ['item'])
  const nodes: OutlineNode[] = []
  const at = new Map<string, number>()
  const types = new Map<string, ItemType>()
  const visit = (parent: string | null, depth: number, prefix: string) => {
    const below = chapters.get(parent) ?? []
    for (const [index, { key }] of below.entries()) {
      const number = `${prefix}${index + 1}`
      const own = items.get(key) ?? []
      const counts = { chapters: chapters.get(key)?.length ?? 0, items: own.length }
      const place = { key, parent, depth, index, siblings: below.length, end: 0 }
      const node: OutlineNode = { ...place, kind: 'chapter', number, ...counts }
      at.set(key, nodes.length)
      nodes.push(node)
      for (const [itemIndex, item] of own.entries()) {
        at.set(item.key, nodes.length)
        types.set(item.key, item.record['type'] as ItemType)
        nodes.push({
          ...{ key: item.key, kind: 'item', parent: key, depth: depth + 1, number: '' },
          ...{ index: itemIndex, siblings: own.length, chapters: 0, items: 0 },
          end: nodes.length + 1,
        })
      }
      visit(key, depth + 1, `${number}.`)
      node.end = nodes.length
    }
  }
  visit(null, 0, '')
  return { nodes, at, chapters, items, types }
}

/** Whether records have the same shape: the same keys at the same places. Texts may differ. */
function isSameShape(one: Records, other: Records): boolean {
  if (one.size !== other.size) return false
  for (const [key, { kind, place }] of one) {
    const beside = other.get(key)
    if (!beside || beside.kind !== kind || beside.place !== place) return false
  }
  return true
}

/** Returns a reader of the outline that gives the same object as long as nothing moves. */
export function watchOutline(): (records: Records) => Outline {
  let last: { records: Records; outline: Outline } | undefined
  return (records) => {
    if (last?.records === records) return last.outline
    const isSame = last !== undefined && isSameShape(records, last.records)
    last = { records, outline: isSame ? last!.outline : outlineOf(records) }
    return last.outline
  }
}

export const nodeOf = (outline: Outline, key: string): OutlineNode | undefined => {
  const at = outline.at.get(key)
  return at === undefined ? undefined : outline.nodes[at]
}

/** Returns the keys of a node and of all below it. */
export function keysBelow(outline: Outline, key: string): string[] {
  const at = outline.at.get(key)
  if (at === undefined) return []
  return outline.nodes.slice(at, outline.nodes[at]!.end).map((node) => node.key)
}

/** Returns the nodes that are in sight: all but those below a collapsed chapter. */
export function shownNodes({ nodes }: Outline, collapsed: ReadonlySet<string>): OutlineNode[] {
  const shown: OutlineNode[] = []
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at]!
    shown.push(node)
    at = collapsed.has(node.key) ? node.end : at + 1
  }
  return shown
}

/** Counts the items of a chapter by type; with all chapters below it where it is collapsed. '2 video, 1 quiz' as 'video2,quiz1'. */
export function tallyOf(outline: Outline, node: OutlineNode, isCollapsed: boolean): string {
  const start = outline.at.get(node.key)! + 1
  const end = isCollapsed ? node.end : start + node.items
  const counts = new Map<ItemType, number>()
  for (const { key } of outline.nodes.slice(start, end)) {
    const type = outline.types.get(key)
    if (type) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return itemTypes
    .flatMap((type) => (counts.has(type) ? [`${type}${counts.get(type)}`] : []))
    .join(',')
}

/** Reads what `tallyOf` has written. */
export const readTally = (tally: string): [ItemType, number][] =>
  tally === ''
    ? []
    : tally.split(',').map((one) => {
        const [, type, count] = /^([a-z]+)(\d+)$/.exec(one)!
        return [type as ItemType, Number(count)]
      })
