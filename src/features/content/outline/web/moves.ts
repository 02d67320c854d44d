import { type Change, noText, type Records } from '#src/features/content/draft/record.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { placesAt } from '../tree.ts'
import { keysBelow, nodeOf, type Outline, type OutlineNode } from './structure.ts'

/** A place among the chapters or the items of a parent: before the one `index`, counted without what moves. */
export interface Target {
  parent: string | null
  index: number
}

export const newKey = () => randomHex().slice(0, 20)

/** Returns the chosen nodes in reading order, without those below another chosen one. */
export function rootsOf(outline: Outline, keys: Iterable<string>): OutlineNode[] {
  const places = [...new Set(keys)].flatMap((key) => outline.at.get(key) ?? [])
  const roots: OutlineNode[] = []
  let end = 0
  for (const at of places.toSorted((one, other) => one - other)) {
    if (at < end) continue
    const node = outline.nodes[at]!
    roots.push(node)
    end = node.end
  }
  return roots
}

const ofKind = (outline: Outline, kind: OutlineNode['kind']) =>
  kind === 'chapter' ? outline.chapters : outline.items

const keysOf = (nodes: readonly OutlineNode[]) => nodes.map(({ key }) => key)

/** Returns the changes that make a chapter, and its key. */
export function addition(outline: Outline, target: Target): { key: string; changes: Change[] } {
  const key = newKey()
  const [place, ...crowded] = placesAt(outline.chapters, [key], target)
  const value = { kind: 'chapter', place: place!.value, name: noText, introduction: noText }
  return { key, changes: [{ key, field: '', value }, ...crowded] }
}

/** The place after a chapter, behind all below it. */
export const afterNode = ({ parent, index }: OutlineNode): Target => ({ parent, index: index + 1 })

export const endOf = (outline: Outline, parent: string | null): Target => ({
  parent,
  index: outline.chapters.get(parent)?.length ?? 0,
})

/** Moves below the chapter before: each chosen chapter to the end of its nearest sibling that stays. */
export function indention(outline: Outline, keys: Iterable<string>): Change[] {
  const chapters = rootsOf(outline, keys).filter(({ kind }) => kind === 'chapter')
  const moving = new Set(keysOf(chapters))
  const groups = new Map<string, string[]>()
  for (const { key, parent, index } of chapters) {
    const before = (outline.chapters.get(parent) ?? []).slice(0, index)
    const into = before.findLast((sibling) => !moving.has(sibling.key))
    if (into) groups.set(into.key, [...(groups.get(into.key) ?? []), key])
  }
  return [...groups].flatMap(([into, group]) =>
    placesAt(outline.chapters, group, endOf(outline, into)),
  )
}

/** Moves each chosen chapter out of its parent, to the place after that. */
export function outdention(outline: Outline, keys: Iterable<string>): Change[] {
  const chapters = rootsOf(outline, keys).filter(
    ({ kind, parent }) => kind === 'chapter' && parent !== null,
  )
  return [...Map.groupBy(chapters, ({ parent }) => parent!)].flatMap(([parent, group]) => {
    const around = nodeOf(outline, parent)!
    return placesAt(outline.chapters, keysOf(group), afterNode(around))
  })
}

/** Moves siblings one place up or down; an item goes on into the chapter before or after. */
export function shift(outline: Outline, keys: Iterable<string>, by: -1 | 1): Change[] {
  const roots = rootsOf(outline, keys)
  const [first] = roots
  const last = roots.at(-1)
  if (!first || !last) return []
  const isTogether = roots.every(
    ({ parent, kind }) => parent === first.parent && kind === first.kind,
  )
  if (!isTogether) return []
  const edge = by < 0 ? first.index : last.index
  const index = by < 0 ? edge - 1 : edge + 2 - roots.length
  const isWithin = by < 0 ? edge > 0 : edge < first.siblings - 1
  if (isWithin) {
    const target = { parent: first.parent, index }
    return placesAt(ofKind(outline, first.kind), keysOf(roots), target)
  }
  if (first.kind === 'chapter') return []
  const chapters = outline.nodes.filter(({ kind }) => kind === 'chapter')
  const at = chapters.findIndex(({ key }) => key === first.parent)
  const next = chapters[at + by]
  if (!next) return []
  const target = { parent: next.key, index: by < 0 ? next.items : 0 }
  return placesAt(outline.items, keysOf(roots), target)
}

/** Whether chosen nodes may lie below a parent: items need a chapter, a chapter never lies below itself. */
export function mayMoveTo(outline: Outline, roots: readonly OutlineNode[], parent: string | null) {
  if (parent === null) return roots.every(({ kind }) => kind === 'chapter')
  const place = outline.at.get(parent)
  if (place === undefined) return false
  return roots.every(({ key, end }) => place < outline.at.get(key)! || place >= end)
}

/** Moves what is chosen to a place; `index` counts among those of the kind of the first. */
export function moveTo(outline: Outline, keys: Iterable<string>, target: Target): Change[] {
  const roots = rootsOf(outline, keys)
  if (!mayMoveTo(outline, roots, target.parent)) return []
  return (['chapter', 'item'] as const).flatMap((kind) => {
    const group = keysOf(roots.filter((root) => root.kind === kind))
    if (group.length === 0) return []
    const children = ofKind(outline, kind)
    // Those of the other kind go to the end of theirs.
    const all = children.get(target.parent)?.length ?? 0
    const index = kind === roots[0]!.kind ? target.index : all
    return placesAt(children, group, { parent: target.parent, index })
  })
}

/** Copies what is chosen with all below it, each copy after its original. `whole` has the long texts. */
export function copies(outline: Outline, keys: Iterable<string>, whole: Records) {
  const roots = rootsOf(outline, keys)
  const made = new Map<string, string>()
  const changes = roots.flatMap((root) => {
    const below = keysBelow(outline, root.key)
    for (const key of below) made.set(key, newKey())
    const copy = made.get(root.key)!
    const [place, ...crowded] = placesAt(ofKind(outline, root.kind), [copy], afterNode(root))
    const values = below.flatMap((key) => {
      const record = whole.get(key)
      if (!record) return []
      // A copy is a chapter of its own: it does not follow the one of the textbook.
      const { from: _from, ...rest } = record
      const own = { ...record.place!, parent: made.get(record.place!.parent ?? '') ?? null }
      const value = { ...rest, place: key === root.key ? place!.value : own }
      return [{ key: made.get(key)!, field: '', value }]
    })
    return [...values, ...crowded]
  })
  return { changes, keys: roots.map(({ key }) => made.get(key)!) }
}

/** Deletes what is chosen with all below it. */
export const deletion = (outline: Outline, keys: Iterable<string>): Change[] =>
  rootsOf(outline, keys).flatMap(({ key }) =>
    keysBelow(outline, key).map((one) => ({ key: one, field: '', value: null })),
  )
