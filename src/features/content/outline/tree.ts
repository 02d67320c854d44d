import { generateNKeysBetween } from 'fractional-indexing'
import type { Change, DraftRecord, Place, Records } from '#src/features/content/draft/record.ts'

/** A placed record with its key. */
export interface Placed {
  key: string
  record: DraftRecord & { place: Place }
}

const isPlaced = (record: DraftRecord): record is DraftRecord & { place: Place } =>
  record.place !== undefined

/** Orders siblings: by their index, then by their keys, so that two made at once have an order everywhere. */
export function bySiblingOrder(one: Placed, other: Placed): number {
  const [a, b] = [one.record.place.order, other.record.place.order]
  if (a !== b) return a < b ? -1 : 1
  return one.key < other.key ? -1 : one.key > other.key ? 1 : 0
}

/** The records below each parent in their order; null stands for the top. */
export type Children = ReadonlyMap<string | null, readonly Placed[]>

/** Returns the records of some kinds below each parent. */
export function childrenOf(records: Records, kinds: readonly string[]): Children {
  const found = new Map<string | null, Placed[]>()
  for (const [key, record] of records) {
    if (!isPlaced(record) || !kinds.includes(record.kind)) continue
    const { parent } = record.place
    const siblings = found.get(parent)
    if (siblings) siblings.push({ key, record })
    else found.set(parent, [{ key, record }])
  }
  for (const siblings of found.values()) siblings.sort(bySiblingOrder)
  return found
}

export interface Row extends Placed {
  /** From 0. */
  depth: number
  /** '1', '1.2' */
  number: string
  /** Its place among its siblings, from 0. */
  index: number
  siblings: number
}

/** Returns the chapters in reading order. */
export function inReadingOrder(children: Children): Row[] {
  const rows: Row[] = []
  const visit = (parent: string | null, depth: number, prefix: string) => {
    const siblings = children.get(parent) ?? []
    for (const [index, placed] of siblings.entries()) {
      const number = `${prefix}${index + 1}`
      rows.push({ ...placed, depth, number, index, siblings: siblings.length })
      visit(placed.key, depth + 1, `${number}.`)
    }
  }
  visit(null, 0, '')
  return rows
}

/** Returns the keys of all records below one, chapters and items, itself first. */
export function withBelow(records: Records, key: string): string[] {
  const below = Map.groupBy(records, ([, { place }]) => place?.parent ?? null)
  const visit = (one: string): string[] => [
    one,
    ...(below.get(one) ?? []).flatMap(([child]) => visit(child)),
  ]
  return visit(key)
}

/** Says whether a record would lie below itself under this parent. */
export function isBelow(records: Records, key: string, parent: string | null): boolean {
  const seen = new Set<string>()
  for (let at = parent; at !== null && !seen.has(at); at = records.get(at)?.place?.parent ?? null) {
    if (at === key) return true
    seen.add(at)
  }
  return false
}

/**
 * Returns the changes that put records, in their order, at a place among the children of a parent: before the
 * sibling `index`, counted without the moved ones. Siblings whose indexes are equal, because two people added
 * them at once, get new ones where nothing fits between.
 */
export function placesAt(
  children: Children,
  keys: readonly string[],
  { parent, index }: { parent: string | null; index: number },
): Change[] {
  const others = (children.get(parent) ?? []).filter(({ key }) => !keys.includes(key))
  const at = Math.max(0, Math.min(index, others.length))
  const orderAt = (place: number) => others[place]?.record.place.order ?? null
  const before = at === 0 ? null : orderAt(at - 1)
  // Those that follow with the index of the one before leave no room.
  const isBehind = (placed: Placed) => before === null || placed.record.place.order > before
  const found = others.findIndex((placed, place) => place >= at && isBehind(placed))
  const next = found === -1 ? others.length : found
  const crowded = others.slice(at, next).map(({ key }) => key)
  const orders = generateNKeysBetween(before, orderAt(next), keys.length + crowded.length)
  return [...keys, ...crowded].map((key, place) => ({
    key,
    field: 'place',
    value: { parent, order: orders[place]! },
  }))
}

/** Returns the index after the last child of a parent. */
export const atEnd = (children: Children, parent: string | null) => ({
  parent,
  index: (children.get(parent) ?? []).length,
})

/** Returns the changes that delete a record with all below it. */
export const removal = (records: Records, key: string): Change[] =>
  withBelow(records, key).map((one) => ({ key: one, field: '', value: null }))

/** Returns the changes that undo others: each field as these records have it. */
export function inverse(before: Records, changes: readonly Change[]): Change[] {
  const keys = [...new Set(changes.map(({ key }) => key))]
  return keys.map((key) => ({ key, field: '', value: before.get(key) ?? null }))
}
